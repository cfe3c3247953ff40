import { type Day, dayOf, type DayClock, readCalendar } from '#features/gamification/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';

/** Whose day it is, and which one, by their own clock. */
export interface MemberDay {
  readonly uid: string;
  readonly now: Date;
  readonly day: Day;
  readonly clock: DayClock;
}

export async function readMemberDay(scope: OrganizationScope, uid: string, now: Date): Promise<MemberDay> {
  const { clock } = await readCalendar(scope, uid, now);
  return { uid, now, day: dayOf(now, clock), clock };
}
