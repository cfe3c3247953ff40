import { defaultPointRules } from '@snapwell/contract/gamification/rules.schemas';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { newId } from '#platform/new-id.ts';
import { insertLedgerRows, insertStandings, insertStreakEvents } from './history.repository.ts';
import type { MemberCalendar } from './member-calendar.ts';
import { pastGains, type PastVisit } from './past-gains.ts';
import { rebuildProjections } from './verify-ledger.ts';

export interface PersonHistory {
  readonly uid: string;
  /** Oldest first. */
  readonly visits: readonly PastVisit[];
}

/**
 * Brings a past in, by the default rules: ledger and streak events are written as if it had happened here, and every projection is made
 * anew from them. For sample data, and for those who come from another system.
 */
export async function importHistory(scope: OrganizationScope, people: readonly PersonHistory[], calendar: MemberCalendar): Promise<void> {
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
      gains.map(({ at, ...gain }) => ({ id: newId(at), uid, ...gain, thingId: gain.sourceId, earnedAt: at, rulesVersion: 0 })),
    ),
  );
  await rebuildProjections(scope);
}
