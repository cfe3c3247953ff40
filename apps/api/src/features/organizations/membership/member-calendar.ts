import type { MemberFacts } from './member-facts.read-model.ts';

type Facts = Pick<MemberFacts, 'organization' | 'membership' | 'leaves'>;

interface Clock {
  readonly timezone: string;
  readonly dayStartHour: number;
}

interface OwnClock {
  readonly timezone: string | null;
  readonly dayStartHour: number | null;
  /** The clock before the last change, and until when it holds. */
  readonly formerTimezone: string | null;
  readonly formerDayStartHour: number | null;
  readonly formerUntil: Date | null;
}

/** The clock that a member's days go by at a moment: a change of it begins with their next day. */
export function memberClockAt(own: OwnClock, organizationClock: Clock, at: Date): Clock {
  const { formerTimezone, formerDayStartHour, formerUntil } = own;
  if (formerTimezone !== null && formerDayStartHour !== null && formerUntil !== null && at < formerUntil)
    return { timezone: formerTimezone, dayStartHour: formerDayStartHour };
  return {
    timezone: own.timezone ?? organizationClock.timezone,
    dayStartHour: own.dayStartHour ?? organizationClock.dayStartHour,
  };
}

/** What decides at a moment to which day it belongs for a member, and which days ask nothing of them. */
export function calendarOf({ organization, membership, leaves }: Facts, at: Date) {
  const organizationClock = { timezone: organization.timezone, dayStartHour: organization.dayStartHour };
  return {
    clock: memberClockAt(membership, organizationClock, at),
    organizationClock,
    daysOff: organization.daysOff,
    leaves: leaves.map(([from, until]) => ({ from: new Date(from), until: until === null ? null : new Date(until) })),
  };
}
