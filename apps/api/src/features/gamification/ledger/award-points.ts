import type { Award } from '@snapwell/contract/gamification/award.schemas';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { countStreakDay } from './count-streak-day.ts';
import { dayOf } from '../streak/days.ts';
import { type LedgerEntry, paidForThing, paidOnDay } from '../gamification.repository.ts';
import type { MemberCalendar } from '../streak/member-calendar.ts';
import { type MemberLedger, lockMemberLedger } from '../lock-member-ledger.ts';
import { entryOf, type GainWorld, payEntries, streakBonus } from './pay-entries.ts';
import { dependsOnPaid, type Earning, finishedThings, priceOf } from './points.ts';
import { readCalendar } from '../streak/read-calendar.ts';
import { streakOf } from '../streak/streak.repository.ts';

export interface AwardInput {
  readonly uid: string;
  readonly at: Date;
  /** The member's days, where the caller knows them already; read otherwise. */
  readonly calendar?: MemberCalendar;
}

/**
 * Pays a person for one thing, in the caller's transaction; null when it was paid before, or is worth nothing. The
 * award goes into `awards` of the response.
 */
export function awardPoints(
  scope: OrganizationScope,
  world: GainWorld,
  { uid, at, calendar, ...earning }: AwardInput & Earning,
): Promise<Award | null> {
  return awardTogether(scope, world, { uid, at, ...(calendar && { calendar }), earnings: [earning] });
}

/**
 * Pays for several things that happened at once as one award: a quiz finished without a mistake. `isLate`: they
 * happened before this request, which may not be the first to tell of that time.
 */
export async function awardTogether(
  scope: OrganizationScope,
  world: GainWorld,
  gain: AwardInput & { earnings: readonly Earning[]; isLate?: boolean },
): Promise<Award | null> {
  const { uid, at, earnings, isLate = false } = gain;
  const calendar = gain.calendar ?? (await readCalendar(scope, uid, at));
  const account = await lockMemberLedger(scope, uid);
  const entries: LedgerEntry[] = [];
  for (const earning of earnings) entries.push(await priced(scope, account, earning, { at, calendar }));
  const isKept =
    account.rules.streak_kept_by === 'finished_item' && earnings.some(({ source }) => finishedThings.includes(source));
  const { streak, bonus } = isKept
    ? await countStreakDay(scope, account, { at, calendar, isLate })
    : { streak: streakOf(account.standing), bonus: 0 };
  return payEntries(scope, world, account, {
    at,
    calendar,
    streak,
    entries: [...entries, ...streakBonus(bonus, at, calendar)],
  });
}

/** An earning as an entry. What is worth nothing is written down too: it was finished, and may count for a badge. */
async function priced(
  scope: OrganizationScope,
  { uid, rules }: MemberLedger,
  earning: Earning,
  { at, calendar }: Pick<Required<AwardInput>, 'at' | 'calendar'>,
): Promise<LedgerEntry> {
  const { source, sourceId } = earning;
  const thingId = 'thingId' in earning ? earning.thingId : sourceId;
  const paid = dependsOnPaid(earning)
    ? {
        forThing: await paidForThing(scope, uid, source, thingId),
        today: await paidOnDay(scope, uid, source, dayOf(at, calendar.clock)),
      }
    : { forThing: 0, today: 0 };
  return entryOf(source, sourceId, priceOf(earning, rules, paid), { at, thingId });
}
