import type { PaidContentKind, PointSource } from '@snapwell/contract/gamification/award.schemas';
import type { PointRules } from '@snapwell/contract/gamification/rules.schemas';
import { applyEvent, noStreak } from '../streak/streak.ts';
import { addDays, type Day, startOfDay, weekdayOf } from '../streak/days.ts';

/** What a person was paid from one source by one version of the rules, in a stretch of time. */
export interface PaidSum {
  readonly uid: string;
  readonly source: PointSource;
  /** What kind of item was finished; null for other sources, and for items that are gone. */
  readonly kind: PaidContentKind | null;
  readonly rulesVersion: number;
  /** The day, for what is limited by day; null for the rest. */
  readonly day: Day | null;
  readonly points: number;
  readonly times: number;
}

/**
 * What the same would have earned by other rules. Null where the ledger does not say enough: for a thing that was worth
 * nothing by the rules of its time, only how often it was finished is known, not how well.
 */
export function reprice(
  { source, kind, points, times }: PaidSum,
  paidBy: PointRules,
  rules: PointRules,
): number | null {
  switch (source) {
    case 'visit':
    case 'perfect_quiz':
    case 'daily_set':
    case 'course':
      return rules[source] * times;
    case 'content':
      return kind && rules.content[kind] * times;
    case 'quiz':
      return inProportion(points, paidBy.quiz_right_answer, rules.quiz_right_answer);
    case 'simulation':
      return inProportion(points, paidBy.simulation, rules.simulation);
    case 'review':
      return Math.min(rules.review * times, rules.reviews_a_day);
    // Given by hand, taken back, or reckoned from the days.
    default:
      return points;
  }
}

function inProportion(points: number, before: number, after: number): number | null {
  if (before === after) return points;
  return before === 0 ? null : Math.round((points / before) * after);
}

/** Days are told apart by their dates alone: one clock is as good as another. */
const clock = { timezone: 'UTC', dayStartHour: 0 };

/** What streaks over these days, in order, pay from `from` on. */
export function bonusesSince(from: Day, days: readonly Day[], rules: PointRules, isOff: (day: Day) => boolean): number {
  let [state, sum] = [noStreak, 0];
  for (const day of days) {
    const neutral: Day[] = [];
    const last = state.last?.day;
    // A gap of many days is the end of a streak whatever they were.
    if (last && addDays(last, 60) > day)
      for (let between = addDays(last, 1); between < day; between = addDays(between, 1))
        if (isOff(between)) neutral.push(between);
    const step = applyEvent(state, { kind: 'day', at: startOfDay(day, clock), day, clock, neutral }, rules);
    state = step.state;
    if (day >= from) sum += step.bonus;
  }
  return sum;
}

/** Whether a day is one of an organization's days off. */
export const daysOffOf =
  ({ weekdays, dates }: { weekdays: readonly number[]; dates: readonly string[] }) =>
  (day: Day): boolean =>
    weekdays.includes(weekdayOf(day)) || dates.includes(day);
