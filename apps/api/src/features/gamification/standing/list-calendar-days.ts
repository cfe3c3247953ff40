import type { CalendarDay, LeaveDays } from '@snapwell/contract/gamification/streak.schemas';
import { inOrganization } from '#platform/database/transaction.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import type { Day } from '../streak/days.ts';
import { leaveDays } from '../streak/member-calendar.ts';
import { readCalendar } from '../streak/read-calendar.ts';
import { listDays } from './standing.read-model.ts';

/** The caller's days with points, visits and freezes, and when they were on leave. */
export function listCalendarDays(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { orgId, uid }: MemberCaller,
  range: { from: Day; through: Day },
): Promise<{ items: CalendarDay[]; leaves: LeaveDays[] }> {
  return inOrganization(db, orgId, async (scope) => ({
    items: await listDays(scope, uid, range),
    leaves: leaveDays(range, await readCalendar(scope, uid, clock.now())),
  }));
}
