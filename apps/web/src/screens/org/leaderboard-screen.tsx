import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import type { LeaderboardPeriod } from '@snapwell/contract/gamification/leaderboard.schemas';
import { useParams, useSearchParams } from 'react-router';
import { Leaderboard } from '#features/gamification/leaderboard.tsx';
import { leaderboardPages } from '#features/gamification/gamification.queries.ts';
import { useProfile } from '#features/profiles/profile-runner.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { SnapButton } from '#ui/snap-button.tsx';
import { StandingPanel } from '#ui/standing-panel.tsx';
import { Region } from './region.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';

const PERIODS: readonly { value: LeaderboardPeriod; label: string }[] = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'all', label: 'All time' },
];
const TITLES: Record<LeaderboardPeriod, string> = { week: 'This week', month: 'This month', all: 'All time' };

/** `o/{orgId}/leaderboard`: this week, this month, all time; one's own row is always in sight. */
export function LeaderboardScreen() {
  const { orgId = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const asked = query.get('period');
  const period = PERIODS.find(({ value }) => value === asked)?.value ?? 'week';
  return (
    <div className="glow">
      <div className="wrap grid gap-x-12 gap-y-8 pt-9 pb-18 lg:grid-cols-[minmax(0,1fr)_348px] lg:items-start">
        <header className="flex flex-wrap items-end justify-between gap-5 lg:col-span-2">
          <h1 className="text-2xl">{TITLES[period]}</h1>
          <SegmentedControl label="Period" options={PERIODS} value={period} onChange={(value) => setQuery({ period: value }, { replace: true })} />
        </header>
        <Region key={`${orgId} ${period}`} skeleton={<RowsSkeleton />} title="The leaderboard could not be loaded">
          <Board orgId={orgId} period={period} />
        </Region>
      </div>
    </div>
  );
}

function Board({ orgId, period }: { orgId: string; period: LeaderboardPeriod }) {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(leaderboardPages(orgId, { period }));
  const { organization } = useProfile();
  const [first] = data.pages;
  if (!first || first.items.length === 0) {
    return (
      <EmptyState title="Nobody is on the board yet" action={<SnapButton to={paths.orgHome(orgId)}>Learn something</SnapButton>}>
        The first points of {period === 'all' ? 'this organization' : `this ${period}`} put somebody on top.
      </EmptyState>
    );
  }
  const own = first.around_me.find((row) => row.is_me);
  const ahead = own && first.around_me.findLast((row) => row.points > own.points);
  return (
    <>
      <div className="grid min-w-0 gap-5">
        <Leaderboard pages={data.pages} />
        {hasNextPage && (
          <Button onClick={() => void fetchNextPage()} isPending={isFetchingNextPage} className="justify-self-center">
            Show more
          </Button>
        )}
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
              <b>{ahead.points - own.points} points</b> to {ahead.rank === 1 ? 'the top' : `rank ${ahead.rank}`}.
            </>
          ) : (
            standingWords(own.rank)
          )}
        </StandingPanel>
      )}
    </>
  );
}

/** For somebody without a known person ahead: on top, or among many with the same points. */
function standingWords(rank: number): string {
  return rank === 1 ? 'Nobody has more points than you.' : 'Others have just as many points. The next lesson moves you up.';
}
