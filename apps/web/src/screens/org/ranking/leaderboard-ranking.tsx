import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeaderboardPeriod } from '@snapwell/contract/gamification/leaderboard.schemas';
import { boardLines } from '#features/gamification/ranking/board-list.ts';
import { leaderboardPages } from '#features/gamification/gamification.queries.ts';
import { GroupPoints } from '#features/gamification/ranking/group-points.tsx';
import { Leaderboard } from '#features/gamification/ranking/leaderboard.tsx';
import { useProfile } from '#features/profiles/profile-runner.ts';
import { paths } from '#platform/paths.ts';
import { formatNumber } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { OwnStanding } from './own-standing.tsx';
import { TextLink } from '#ui/action/text-link.tsx';
import { StandingPanel } from '#ui/brand/standing-panel.tsx';

/** As many as have a line. */
const FIRST_OF_A_WEEK = 10;

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
  const organizationName = useProfile().organization?.organization_name;
  const [isOpen, setOpen] = useState(false);
  const known = data.pages.flatMap(({ items }) => items);
  // Only so many have a line through the week, and what helps one up is to follow soon on a phone.
  const rows = period === 'week' && !isOpen ? known.slice(0, FIRST_OF_A_WEEK) : known;
  const hasMore = hasNextPage || rows.length < known.length;
  const around = data.pages[0]?.around_me ?? [];
  if (data.pages[0]?.is_off)
    return (
      <EmptyState
        title={t`There's no leaderboard here`}
        action={<SnapButton to={paths.orgHome(orgId)}>{t`Learn something`}</SnapButton>}
      >
        {t`Your organization doesn't compare. Your points and your streak are yours all the same.`}
      </EmptyState>
    );
  if (rows.length === 0) {
    return (
      <EmptyState
        title={t`Nobody is on the board yet`}
        action={<SnapButton to={paths.orgHome(orgId)}>{t`Learn something`}</SnapButton>}
      >
        {group ? t`The first points of this group put somebody on top.` : NOBODY_YET[period]()}
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
          from={(period === 'week' && data.pages[0]?.from) || undefined}
          more={
            hasMore && (
              <Button
                onClick={() => (rows.length < known.length ? setOpen(true) : void fetchNextPage())}
                isPending={isFetchingNextPage}
                className="justify-self-center"
              >
                {t`Show more`}
              </Button>
            )
          }
        />
        <p className="text-sm text-ink-3">{t`Equal points share a rank.`}</p>
        <p className="-mt-3 text-sm text-ink-2">
          <Trans>
            Everybody in the organization sees this list. Don't want your name in it? Hide it in{' '}
            <TextLink to={paths.config}>Settings</TextLink>.
          </Trans>
        </p>
        {period === 'week' && group === undefined && (
          <div className="mt-6 empty:hidden">
            <GroupPoints orgId={orgId} />
          </div>
        )}
      </div>
      <aside className="grid min-w-0 gap-10 max-lg:contents">
        {own && (
          <div className="max-lg:-order-1">
            <StandingPanel
              id={orgId}
              lead={organizationName ? t`You, at ${organizationName}` : t`You are`}
              rank={own.rank}
              {...(ahead && { progress: { value: (own.points / ahead.points) * 100, label: t`To the next rank` } })}
            >
              {ahead ? <PointsToNext points={ahead.points - own.points} rank={ahead.rank} /> : standingWords(own.rank)}
            </StandingPanel>
          </div>
        )}
        <OwnStanding orgId={orgId} period={period} own={own} rows={[...known, ...around]} />
      </aside>
    </>
  );
}

const NOBODY_YET: Record<LeaderboardPeriod, () => string> = {
  week: () => t`The first points of this week put somebody on top.`,
  month: () => t`The first points of this month put somebody on top.`,
  all: () => t`The first points of this organization put somebody on top.`,
};

function PointsToNext({ points, rank }: { points: number; rank: number }) {
  if (rank === 1)
    return (
      <Trans>
        <b>
          <Plural value={points} one="# point" other="# points" />
        </b>{' '}
        to the top.
      </Trans>
    );
  const formattedRank = formatNumber(rank);
  return (
    <Trans>
      <b>
        <Plural value={points} one="# point" other="# points" />
      </b>{' '}
      to rank {formattedRank}.
    </Trans>
  );
}

/** For somebody without a known person ahead: on top, or among many with the same points. */
function standingWords(rank: number): string {
  return rank === 1 ? t`You're in the lead.` : t`Others have just as many points. The next lesson moves you up.`;
}
