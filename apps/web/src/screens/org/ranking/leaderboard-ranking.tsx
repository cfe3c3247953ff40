import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import type { LeaderboardPeriod } from '@snapwell/contract/gamification/leaderboard.schemas';
import { boardLines } from '#features/gamification/ranking/board-list.ts';
import { leaderboardPages } from '#features/gamification/gamification.queries.ts';
import { Leaderboard } from '#features/gamification/ranking/leaderboard.tsx';
import { useProfile } from '#features/profiles/profile-runner.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { StandingPanel } from '#ui/brand/standing-panel.tsx';

/** A ranking by points, page by page, and where one stands in it. */
export function LeaderboardRanking({
  orgId,
  period,
  group,
}: {
  orgId: string;
  period: LeaderboardPeriod;
  group?: string;
}) {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(
    leaderboardPages(orgId, { period, group }),
  );
  const { organization } = useProfile();
  const rows = data.pages.flatMap(({ items }) => items);
  const around = data.pages[0]?.around_me ?? [];
  if (rows.length === 0) {
    return (
      <EmptyState
        title="Nobody is on the board yet"
        action={<SnapButton to={paths.orgHome(orgId)}>Learn something</SnapButton>}
      >
        The first points of {group ? 'this group' : period === 'all' ? 'this organization' : `this ${period}`} put
        somebody on top.
      </EmptyState>
    );
  }
  const own = around.find((row) => row.is_me);
  const ahead = own && around.findLast((row) => row.points > own.points);
  return (
    <>
      <div className="grid min-w-0 gap-5">
        <Leaderboard
          lines={boardLines(rows, around)}
          more={
            hasNextPage && (
              <Button
                onClick={() => void fetchNextPage()}
                isPending={isFetchingNextPage}
                className="justify-self-center"
              >
                Show more
              </Button>
            )
          }
        />
        <p className="text-sm text-ink-3">Equal points share a rank.</p>
      </div>
      {own && (
        <StandingPanel
          id={orgId}
          lead={organization ? `You, at ${organization.organization_name}` : 'You are'}
          rank={own.rank}
          {...(ahead && { progress: { value: (own.points / ahead.points) * 100, label: 'To the next rank' } })}
        >
          {ahead ? (
            <>
              <b>{pointsInWords(ahead.points - own.points)}</b> to{' '}
              {ahead.rank === 1 ? 'the top' : `rank ${ahead.rank.toLocaleString()}`}.
            </>
          ) : (
            standingWords(own.rank)
          )}
        </StandingPanel>
      )}
    </>
  );
}

const pointsInWords = (points: number) => (points === 1 ? '1 point' : `${points.toLocaleString()} points`);

/** For somebody without a known person ahead: on top, or among many with the same points. */
function standingWords(rank: number): string {
  return rank === 1
    ? 'Nobody has more points than you.'
    : 'Others have just as many points. The next lesson moves you up.';
}
