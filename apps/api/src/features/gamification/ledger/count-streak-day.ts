import type { OrganizationScope } from '#platform/database/transaction.ts';
import { countedDay } from './counted-day.ts';
import { type MemberLedger, updateStanding } from '../gamification.repository.ts';
import { isOnLeave, type MemberCalendar } from '../streak/member-calendar.ts';
import { canFollow, type StreakState, applyEvent } from '../streak/streak.ts';
import { appendStreakEvent, markDays, streakFields, streakOf } from '../streak/streak.repository.ts';

/**
 * Counts a day for the streak of a person. On leave, and the second time on a day in the same place, nothing happens.
 */
export async function countStreakDay(
  scope: OrganizationScope,
  { uid, standing, rules, rulesVersion }: MemberLedger,
  { at, calendar, isLate = false }: { at: Date; calendar: MemberCalendar; isLate?: boolean },
): Promise<{ streak: StreakState; bonus: number }> {
  const before = streakOf(standing);
  if (isOnLeave(calendar, at)) return { streak: before, bonus: 0 };
  const event = countedDay(before, at, calendar);
  if (isLate && !canFollow(before, event)) return { streak: before, bonus: 0 };
  const { state, bonus, frozen } = applyEvent(before, event, rules);
  if (state === before) return { streak: before, bonus: 0 };
  await appendStreakEvent(scope, uid, { ...event, rulesVersion });
  await updateStanding(scope, uid, streakFields(state));
  const counted = state.last?.day === before.last?.day ? [] : [{ day: event.day, mark: 'visited' as const }];
  await markDays(scope, uid, [...counted, ...frozen.map((day) => ({ day, mark: 'frozen' as const }))]);
  return { streak: state, bonus };
}
