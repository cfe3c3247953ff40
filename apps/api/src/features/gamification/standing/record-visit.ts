import type { Award } from '@snapwell/contract/gamification/award.schemas';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { type AwardInput, entryOf, type GainWorld, payEntries, streakBonus } from '../ledger/award-points.ts';
import { countStreakDay } from '../ledger/count-streak-day.ts';
import { type Day, type DayClock, dayOf } from '../streak/days.ts';
import { lockMemberLedger, updateStanding } from '../gamification.repository.ts';
import { findLastVisit, type LastVisit } from './standing.read-model.ts';
import { streakOf } from '../streak/streak.repository.ts';

/**
 * Records that a person came by. The first visit of their day pays, moves the streak and opens the greeting; every
 * other one is a single read and answers null.
 */
export async function recordVisit(
  scope: OrganizationScope,
  world: GainWorld,
  { uid, at, calendar }: Required<AwardInput>,
): Promise<Award | null> {
  const today = dayOf(at, calendar.clock);
  if (isKnown(await findLastVisit(scope, uid), today, calendar.clock)) return null;
  const account = await lockMemberLedger(scope, uid);
  const { rules, standing } = account;
  const { streak, bonus } =
    rules.streak_kept_by === 'visit'
      ? await countStreakDay(scope, account, { at, calendar })
      : { streak: streakOf(standing), bonus: 0 };
  // Flying west brings a date back that was visited and paid already.
  if (standing.visitedOn !== null && standing.visitedOn >= today) return null;
  await updateStanding(scope, uid, { visitedOn: today });
  const entries = [entryOf('visit', today, rules.visit, { at }), ...streakBonus(bonus, at, calendar)];
  return payEntries(scope, world, account, { at, calendar, streak, entries });
}

/** True when this day was visited, and the streak knows of the clock by which it is this day. */
export function isKnown(last: LastVisit | null, today: Day, clock: DayClock): boolean {
  if (!last?.visitedOn || last.visitedOn < today) return false;
  if (last.timezone === null) return true;
  const isSameClock = last.timezone === clock.timezone && last.dayStartHour === clock.dayStartHour;
  return isSameClock && (last.visitedOn === today || last.seenDay === today);
}
