import { LeagueGlimpse } from '#features/gamification/league-glimpse.tsx';
import { StreakCard } from '#features/gamification/streak-card.tsx';
import { useProfile } from '#features/profiles/profile-runner.ts';
import { paths } from '#platform/paths.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Region } from './region.tsx';

/** Beside the lessons: the streak, and this week's ranking. */
export function HomeSide({ orgId }: { orgId: string }) {
  const { organization } = useProfile();
  const standing = organization?.organization_id === orgId ? organization : null;
  return (
    <div className="grid min-w-0 gap-10">
      {standing ? <StreakCard standing={standing} /> : <Skeleton shape="card" className="h-64" />}
      <Region skeleton={<Skeleton shape="card" className="h-80" />} title="The ranking could not be loaded">
        <LeagueGlimpse orgId={orgId} more={<TextLink to={paths.leaderboard(orgId)}>Leaderboard</TextLink>} />
      </Region>
    </div>
  );
}
