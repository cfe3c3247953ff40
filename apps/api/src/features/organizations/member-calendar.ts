import type { MemberFacts } from './member-facts.read-model.ts';

type Facts = Pick<MemberFacts, 'organization' | 'membership' | 'leaves'>;

/** What decides at a moment to which day it belongs for a member, and which days ask nothing of them. */
export function calendarOf({ organization, membership, leaves }: Facts, at: Date) {
  const organizationClock = { timezone: organization.timezone, dayStartHour: organization.dayStartHour };
  const { formerTimezone, formerDayStartHour, formerUntil } = membership;
  const former =
    formerTimezone !== null && formerDayStartHour !== null && formerUntil !== null && at < formerUntil
      ? { timezone: formerTimezone, dayStartHour: formerDayStartHour }
      : null;
  return {
    clock: former ?? {
      timezone: membership.timezone ?? organizationClock.timezone,
      dayStartHour: membership.dayStartHour ?? organizationClock.dayStartHour,
    },
    organizationClock,
    daysOff: organization.daysOff,
    leaves: leaves.map(([from, until]) => ({ from: new Date(from), until: until === null ? null : new Date(until) })),
  };
}
