import { addDays, type Day, type DayClock, dayOf, startOfDay, weekdayOf } from './days.ts';

/** What decides to which day a moment belongs for a member, and which days ask nothing of them. */
export interface MemberCalendar {
  /** The member's own clock where they set one, else the organization's. */
  readonly clock: DayClock;
  /** Decides to which week and month of the leaderboards a gain belongs: the same for everybody in the organization. */
  readonly organizationClock: DayClock;
  readonly daysOff: { readonly weekdays: readonly number[]; readonly dates: readonly Day[] };
  /** Leave, past and present; `until` is null while it lasts. */
  readonly leaves: readonly { readonly from: Date; readonly until: Date | null }[];
}

export function isOnLeave({ leaves }: Pick<MemberCalendar, 'leaves'>, at: Date): boolean {
  return leaves.some(({ from, until }) => from <= at && (until === null || at < until));
}

/** True for a day off, and for every day that leave touches. */
export function isNeutral(day: Day, { clock, daysOff, leaves }: MemberCalendar): boolean {
  if (daysOff.weekdays.includes(weekdayOf(day)) || daysOff.dates.includes(day)) return true;
  return leaves.some(
    ({ from, until }) => dayOf(from, clock) <= day && (until === null || until > startOfDay(day, clock)),
  );
}

/** The days of a range that leave touches, as days of the member; leave without an end lasts through the range. */
export function leaveDays(
  { from, through }: { from: Day; through: Day },
  { clock, leaves }: Pick<MemberCalendar, 'clock' | 'leaves'>,
): { from: Day; through: Day }[] {
  return leaves
    .map((leave) => ({
      from: dayOf(leave.from, clock),
      // It ends before its last moment: one that ends as a day begins does not touch that day.
      through: leave.until === null ? through : dayOf(new Date(leave.until.getTime() - 1), clock),
    }))
    .filter((days) => days.from <= through && days.through >= from && days.from <= days.through)
    .map((days) => ({
      from: days.from < from ? from : days.from,
      through: days.through > through ? through : days.through,
    }));
}

/**
 * The neutral days from `from` on and before `until`. It stops after `enough` days that are not: by then every streak
 * has ended.
 */
export function neutralDays(range: { from: Day; until: Day; enough: number }, calendar: MemberCalendar): Day[] {
  const neutral: Day[] = [];
  let others = 0;
  for (let day = range.from; day < range.until && others < range.enough; day = addDays(day, 1)) {
    if (isNeutral(day, calendar)) neutral.push(day);
    else others++;
  }
  return neutral;
}

/** Days in UTC, none of them off: for somebody of whom nothing else is known. */
export const plainCalendar: MemberCalendar = {
  clock: { timezone: 'UTC', dayStartHour: 0 },
  organizationClock: { timezone: 'UTC', dayStartHour: 0 },
  daysOff: { weekdays: [], dates: [] },
  leaves: [],
};
