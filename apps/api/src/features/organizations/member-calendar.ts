import type { MemberFacts } from './member-facts.read-model.ts';

/** What decides to which day a moment belongs for a member, and which days ask nothing of them. */
export function calendarOf({
  organization,
  membership,
  leaves,
}: Pick<MemberFacts, 'organization' | 'membership' | 'leaves'>) {
  const organizationClock = { timezone: organization.timezone, dayStartHour: organization.dayStartHour };
  return {
    clock: {
      timezone: membership.timezone ?? organizationClock.timezone,
      dayStartHour: membership.dayStartHour ?? organizationClock.dayStartHour,
    },
    organizationClock,
    daysOff: organization.daysOff,
    leaves: leaves.map(([from, until]) => ({ from: new Date(from), until: until === null ? null : new Date(until) })),
  };
}
