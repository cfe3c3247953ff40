import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { League } from '@snapwell/contract/gamification/league.schemas';
import { Clock } from 'lucide-react';
import { leagueLines } from '#features/gamification/ranking/board-list.ts';
import { gameSettings, weeklyLeague } from '#features/gamification/gamification.queries.ts';
import { Leaderboard } from '#features/gamification/ranking/leaderboard.tsx';
import { LeagueSwitch } from '#features/gamification/ranking/league-switch.tsx';
import { cameLine, endLine, leagueName } from '#features/gamification/ranking/league.texts.ts';
import { useProfile } from '#features/profiles/profile-runner.ts';
import { paths } from '#platform/paths.ts';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { OwnStanding } from './own-standing.tsx';
import { StandingPanel } from '#ui/brand/standing-panel.tsx';

/**
 * This week's league: about 25 people of a similar pace, who moves up and who moves down; and the switch to stay out
 * of it.
 */
export function LeagueRanking({ orgId }: { orgId: string }) {
  const { data } = useSuspenseQuery(weeklyLeague(orgId));
  const { data: settings } = useSuspenseQuery(gameSettings(orgId));
  if (!data.league && settings.is_in_league)
    return (
      <EmptyState title={t`No leagues here`}>
        <Trans>Your organization plays without weekly leagues. The other rankings show where you stand.</Trans>
      </EmptyState>
    );
  return (
    <>
      <div className="grid min-w-0 gap-5">
        {data.league ? <LeagueRows league={data.league} orgId={orgId} /> : <OutOfLeagues />}
      </div>
      <aside className="grid min-w-0 gap-10 max-lg:contents">
        {data.league && (
          <>
            <div className="empty:hidden max-lg:-order-1">
              <OwnPlace league={data.league} orgId={orgId} />
            </div>
            <OwnStanding
              orgId={orgId}
              period="week"
              own={data.league.items.find(({ is_me }) => is_me)}
              rows={data.league.items}
            />
          </>
        )}
        <Card>
          <LeagueSwitch orgId={orgId} isOn={settings.is_in_league} />
        </Card>
      </aside>
    </>
  );
}

function LeagueRows({ league, orgId }: { league: League; orgId: string }) {
  const { organization } = useProfile();
  const learners = league.items.length;
  const today = organization?.streak_week.find(({ is_today }) => is_today)?.day ?? league.from;
  return (
    <>
      <div className="grid gap-1">
        <h2 className="text-xl">{leagueName(league.tier)}</h2>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-semibold text-ink-2">
          <Clock aria-hidden="true" className="size-4 flex-none" />
          {endLine(league, today)}
          {cameLine(league) && <span className="font-normal">{cameLine(league)}</span>}
        </p>
      </div>
      {league.items.length === 0 ? (
        <EmptyState
          title={t`Your seat is waiting`}
          action={<SnapButton to={paths.orgHome(orgId)}>{t`Learn something`}</SnapButton>}
        >
          <Trans>Your first points this week bring you into a league with people of a similar pace.</Trans>
        </EmptyState>
      ) : (
        <>
          <Leaderboard lines={leagueLines(league)} />
          <p className="text-sm text-ink-3">
            {learners === 1
              ? t`You're the first in this league; others join with their first points. Equal points share a rank.`
              : t`${plural(learners, { one: '# learner', other: '# learners' })} in this league. Equal points share a rank.`}
          </p>
        </>
      )}
    </>
  );
}

function OutOfLeagues() {
  return (
    <EmptyState title={t`You play without leagues`}>
      <Trans>You're in no league. Turn leagues on, and your next points give you a place in one.</Trans>
    </EmptyState>
  );
}

/** One's own place and how far it is to moving up. */
function OwnPlace({ league, orgId }: { league: League; orgId: string }) {
  const own = league.items.find(({ is_me }) => is_me);
  if (!own) return null;
  const last = league.items.findLast(({ rank, points }) => rank <= league.moves_up && points > 0);
  const isRising = league.moves_up > 0 && own.rank <= league.moves_up;
  return (
    <StandingPanel
      id={orgId}
      lead={t`In your league`}
      rank={own.rank}
      {...(last && !isRising && { progress: { value: (own.points / last.points) * 100, label: t`To moving up` } })}
    >
      {isRising && t`You move up if the week ends like this.`}
      {!isRising &&
        (last ? (
          <PointsAway points={last.points - own.points} />
        ) : (
          t`Each point counts for your place until the week ends.`
        ))}
    </StandingPanel>
  );
}

function PointsAway({ points }: { points: number }) {
  return (
    <Trans>
      <b>
        <Plural value={points} one="# point" other="# points" />
      </b>{' '}
      from moving up.
    </Trans>
  );
}
