import { defaultPointRules } from '@snapwell/contract/gamification/rules.schemas';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { newId } from '#platform/new-id.ts';
import { mondayOf } from '../streak/days.ts';
import { enterLeague } from '../leagues/enter-league.ts';
import { insertLedgerRows, insertStandings, insertStreakEvents } from './history.repository.ts';
import type { MemberCalendar } from '../streak/member-calendar.ts';
import { lockMemberLedger } from '../gamification.repository.ts';
import { type PastGain, pastGains, type PastVisit } from './past-gains.ts';
import { rebuildProjections } from './verify-ledger.ts';

const WEEKS_OF_LEAGUES = 3;

export interface PersonHistory {
  readonly uid: string;
  /** Oldest first. */
  readonly visits: readonly PastVisit[];
}

/**
 * Brings a past in, by the default rules: ledger and streak events are written as if it had happened here, and every
 * projection is made anew from them. For sample data, and for those who come from another system.
 */
export async function importHistory(
  scope: OrganizationScope,
  people: readonly PersonHistory[],
  calendar: MemberCalendar,
): Promise<void> {
  const histories = people.map(({ uid, visits }) => ({ uid, ...pastGains(visits, defaultPointRules, calendar) }));
  await insertStandings(
    scope,
    histories.map(({ uid, days }) => ({ uid, visitedOn: days.at(-1)?.day ?? null })),
  );
  await insertStreakEvents(
    scope,
    histories.flatMap(({ uid, days }) => days.map((event) => ({ uid, event }))),
  );
  await insertLedgerRows(
    scope,
    histories.flatMap(({ uid, gains }) =>
      gains.map(({ at, ...gain }) => ({ id: newId(at), uid, ...gain, earnedAt: at, rulesVersion: 0 })),
    ),
  );
  await rebuildProjections(scope);
  await enterPastLeagues(scope, histories);
}

/** Leagues of the last weeks, one after another, because each leads to the next. */
async function enterPastLeagues(
  scope: OrganizationScope,
  histories: readonly { uid: string; gains: readonly PastGain[] }[],
): Promise<void> {
  const players = histories.map(({ uid, gains }) => ({
    uid,
    weeks: new Set(gains.map(({ countedOn }) => mondayOf(countedOn))),
  }));
  const weeks = [...new Set(players.flatMap((player) => [...player.weeks]))].sort().slice(-WEEKS_OF_LEAGUES);
  for (const week of weeks) {
    for (const { uid } of players.filter((player) => player.weeks.has(week)))
      await enterLeague(scope, await lockMemberLedger(scope, uid), week);
  }
}
