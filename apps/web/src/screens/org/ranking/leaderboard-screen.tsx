import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { LeaderboardPeriod } from '@snapwell/contract/gamification/leaderboard.schemas';
import { Clock, Users } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router';
import { leaderboardPages, weeklyLeague } from '#features/gamification/gamification.queries.ts';
import { endLine } from '#features/gamification/ranking/league.texts.ts';
import { climbWords, standingHeadline } from '#features/gamification/ranking/standing.texts.ts';
import { useHasLeagues } from '#features/gamification/ranking/use-has-leagues.ts';
import { organizationGroups } from '#features/organizations/organizations.queries.ts';
import { useProfile } from '#features/profiles/profile-runner.ts';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Select } from '#ui/form/select.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { LeaderboardRanking } from './leaderboard-ranking.tsx';
import { LeagueRanking } from './league-ranking.tsx';
import { Region } from '../region.tsx';

type View = LeaderboardPeriod | 'league';

const VIEWS: readonly { value: View; label: MessageDescriptor }[] = [
  { value: 'league', label: msg`League` },
  { value: 'week', label: msg`Week` },
  { value: 'month', label: msg`Month` },
  { value: 'all', label: msg`All time` },
];
const TITLES: Record<View, MessageDescriptor> = {
  league: msg`Leaderboard`,
  week: msg`This week`,
  month: msg`This month`,
  all: msg`All time`,
};
const EVERYBODY = 'all';

/**
 * `o/{orgId}/leaderboard`: this week's league, and rankings of the week, the month and all time, of everybody or one
 * group.
 */
export function LeaderboardScreen() {
  const { orgId = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const asked = query.get('period');
  const view = VIEWS.find(({ value }) => value === asked)?.value ?? 'week';
  const group = view === 'league' ? null : query.get('group');
  const views = useHasLeagues(orgId) ? VIEWS : VIEWS.filter(({ value }) => value !== 'league');
  const show = (next: { view: View; group: string | null }) =>
    setQuery({ period: next.view, ...(next.group !== null && { group: next.group }) }, { replace: true });
  return (
    <div className="glow">
      <div className="wrap grid gap-x-12 gap-y-8 pt-9 pb-18 lg:grid-cols-[minmax(0,1fr)_348px] lg:items-start">
        <header className="max-lg:-order-2 grid justify-items-start gap-4 max-sm:justify-items-stretch lg:col-span-2">
          <StandingTitle orgId={orgId} view={view} group={group} />
          <div className="flex items-center gap-2.5 max-sm:w-full max-sm:flex-col">
            <SegmentedControl
              label={t`Ranking`}
              options={views.map(({ value, label }) => ({ value, label: i18n._(label) }))}
              value={view}
              onChange={(next) => show({ view: next, group })}
            />
            {view !== 'league' && (
              <GroupSelect orgId={orgId} group={group} onChange={(next) => show({ view, group: next })} />
            )}
          </div>
        </header>
        <Region
          key={`${orgId} ${view} ${group}`}
          skeleton={<RankingSkeleton />}
          title={t`The leaderboard could not be loaded`}
        >
          {view === 'league' ? (
            <LeagueRanking orgId={orgId} />
          ) : (
            <LeaderboardRanking orgId={orgId} period={view} {...(group !== null && { group })} />
          )}
        </Region>
      </div>
    </div>
  );
}

/** What the ranking says of oneself, once it is known; else which one it is. */
function StandingTitle({ orgId, view, group }: { orgId: string; view: View; group: string | null }) {
  const period = view === 'league' ? 'week' : view;
  const { data } = useInfiniteQuery({
    ...leaderboardPages(orgId, { period, ...(group !== null && { group }) }),
    throwOnError: false,
    enabled: view !== 'league',
  });
  const { data: ofWeek } = useQuery({ ...weeklyLeague(orgId), throwOnError: false, enabled: view === 'league' });
  const seat = view === 'league' ? ofWeek?.league?.items.find((row) => row.is_me) : undefined;
  const own = view === 'league' ? undefined : data?.pages[0]?.around_me.find((row) => row.is_me);
  const climb = own && climbWords(own);
  const through = data?.pages[0]?.through;
  const today = useProfile().organization?.streak_week.find(({ is_today: isToday }) => isToday)?.day;
  return (
    <div className="grid gap-1.5">
      {period !== 'all' && view !== 'league' && (
        <p className="flex min-h-5 items-center gap-2 text-xs font-semibold text-ink-2">
          {through && today && (
            <>
              <Clock className="size-4" aria-hidden="true" /> {endLine({ through }, today)}
            </>
          )}
        </p>
      )}
      {/* On a phone the sentence that comes later has two lines: their room is there before it. */}
      <h1 className="text-2xl max-sm:min-h-[2.16em]">{standingHeadline(view, own ?? seat) ?? i18n._(TITLES[view])}</h1>
      {climb && <p className="text-ink-2">{climb}</p>}
    </div>
  );
}

/** The shape of a ranking: one's own place, on phones above the rows. */
function RankingSkeleton() {
  return (
    <>
      <RowsSkeleton />
      <Skeleton shape="card" className="h-56 max-lg:-order-1" />
    </>
  );
}

/** Chooses one group; absent where the organization has none. */
function GroupSelect({
  orgId,
  group,
  onChange,
}: {
  orgId: string;
  group: string | null;
  onChange: (group: string | null) => void;
}) {
  const { organization } = useProfile();
  const { data } = useQuery({ ...organizationGroups(orgId), throwOnError: false });
  // Nearly every organization has groups: its room is there before they are.
  if (!data) return <Skeleton className="h-12 max-sm:w-full sm:w-72 sm:flex-none" />;
  if (data.items.length === 0) return null;
  const name = organization?.organization_name;
  const everybody = name ? t`All of ${name}` : t`Everybody`;
  const options = [
    { value: EVERYBODY, label: everybody },
    ...data.items.map((each) => ({ value: each.id, label: each.name })),
  ];
  return (
    <Select
      label={t`Group`}
      isLabelHidden
      icon={<Users aria-hidden="true" />}
      options={options}
      value={group ?? EVERYBODY}
      onChange={(next) => onChange(next === EVERYBODY ? null : next)}
      className="max-sm:w-full sm:w-72 sm:flex-none"
    />
  );
}
