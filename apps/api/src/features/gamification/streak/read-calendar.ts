import { calendarOf, findMemberFacts } from '#features/organizations/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { type MemberCalendar, plainCalendar } from './member-calendar.ts';

/** The days of a member as they are at a moment: their own clock, the organization's days off, their leave. */
export async function readCalendar(scope: OrganizationScope, uid: string, at: Date): Promise<MemberCalendar> {
  const facts = await findMemberFacts(scope, uid);
  return facts ? calendarOf(facts, at) : plainCalendar;
}
