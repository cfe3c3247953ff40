import { t } from '@lingui/core/macro';
import { paths } from '#platform/paths.ts';
import { TextLink } from '#ui/action/text-link.tsx';

/** From a few rows of a ranking to all of it. */
export function LeaderboardLink({ orgId }: { orgId: string }) {
  return (
    <TextLink variant="more" to={paths.leaderboard(orgId)}>
      {t`Leaderboard`}
    </TextLink>
  );
}
