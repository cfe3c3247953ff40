import { LeagueGlimpse } from '#features/gamification/league-glimpse.tsx';
import { paths } from '#platform/paths.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Region } from './region.tsx';

/** This week's ranking around the learner; on the portal those who lead. */
export function HomeLeague({ orgId, isTop = false }: { orgId: string; isTop?: boolean }) {
  return (
    <Region skeleton={<Skeleton shape="card" className="h-80" />} title="The ranking could not be loaded">
      <LeagueGlimpse
        orgId={orgId}
        isTop={isTop}
        more={
          <TextLink variant="more" to={paths.leaderboard(orgId)}>
            Leaderboard
          </TextLink>
        }
      />
    </Region>
  );
}
