import type { CalendarDay } from '@snapwell/contract/gamification/streak.schemas';
import { inOrganization } from '#platform/database/transaction.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import type { Day } from '../streak/days.ts';
import { listDays } from './standing.read-model.ts';

/** The caller's days with points, visits and freezes. */
export function listCalendarDays(
  { db }: Pick<World, 'db'>,
  { orgId, uid }: MemberCaller,
  range: { from: Day; through: Day },
): Promise<{ items: CalendarDay[] }> {
  return inOrganization(db, orgId, async (scope) => ({ items: await listDays(scope, uid, range) }));
}
