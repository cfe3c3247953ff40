import { type Day, type DayClock, dayOf, type MemberFrame, readMemberFrame } from '#features/gamification/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';

/** Whose day it is, and which one, by their own clock. */
export interface MemberDay {
  readonly uid: string;
  readonly now: Date;
  readonly day: Day;
  readonly clock: DayClock;
  /** What finishing the set of the day pays. */
  readonly points: number;
}

export async function readMemberDay(scope: OrganizationScope, uid: string, now: Date): Promise<MemberDay> {
  return memberDayIn(await readMemberFrame(scope, uid, now), uid, now);
}

export function memberDayIn({ clock, rules }: MemberFrame, uid: string, now: Date): MemberDay {
  return { uid, now, day: dayOf(now, clock), clock, points: rules.daily_set };
}
