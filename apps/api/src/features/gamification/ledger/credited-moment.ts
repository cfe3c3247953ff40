import { daysBetween, dayOf, type DayClock } from '../streak/days.ts';

/** So many days ago something may have been done that is reported only now and still counts for its own day. */
const LATE_DAYS = 2;
/** So many days before that day the item may have been fetched: nobody reads what they do not have. */
const FETCHED_DAYS = 2;

interface Reported {
  readonly at: Date;
  readonly now: Date;
  /** When the server sent the item to the person, first and last. */
  readonly fetched: readonly Date[];
  readonly clock: DayClock;
}

/**
 * The moment that decides to which day points and streak belong: that of the report when its day is credible, else
 * now. A day in a basement without a network counts; a week that somebody makes up does not.
 */
export function creditedMoment({ at, now, fetched, clock }: Reported): Date {
  const [day, today] = [dayOf(at, clock), dayOf(now, clock)];
  if (day >= today || daysBetween(day, today) > LATE_DAYS) return now;
  const wasThere = fetched.some((moment) => {
    const before = daysBetween(dayOf(moment, clock), day);
    return before >= 0 && before <= FETCHED_DAYS;
  });
  return wasThere ? at : now;
}
