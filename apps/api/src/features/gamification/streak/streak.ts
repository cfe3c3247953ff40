import { STREAK_REPAIR_LEAST, STREAK_REPAIR_MS } from '@snapwell/contract/gamification/gamification.limits';
import type { PointRules } from '@snapwell/contract/gamification/rules.schemas';
import { addDays, type Day, type DayClock, dayOf, hasDay, monthOf, startOfDay } from './days.ts';

export type StreakRules = Pick<PointRules, 'streak_bonuses' | 'freezes'>;

/**
 * A day that counts for the streak: the person came by (or finished something, where the organization asks for that).
 */
export interface CountedDay {
  readonly kind: 'day';
  readonly at: Date;
  readonly day: Day;
  readonly clock: DayClock;
  /** Days since the last counted one that neither grow nor break a streak: days off, leave. */
  readonly neutral: readonly Day[];
}

/** A lost streak was brought back by a catch-up set. */
export interface Repair {
  readonly kind: 'repair';
  readonly at: Date;
  readonly day: Day;
}

export type StreakEvent = CountedDay | Repair;

export interface StreakState {
  readonly current: number;
  readonly best: number;
  readonly freezes: number;
  /**
   * The latest date that was counted, and where and on which date the person was seen last: a journey may bring a
   * date back.
   */
  readonly last: { readonly day: Day; readonly seenDay: Day; readonly clock: DayClock } | null;
  /** The streak that ended last: how long it was, the day that ended it, and the moment that day was over. */
  readonly lost: { readonly streak: number; readonly day: Day; readonly at: Date } | null;
  /** The month of the last repair. */
  readonly repairedIn: string | null;
}

export const noStreak: StreakState = { current: 0, best: 0, freezes: 0, last: null, lost: null, repairedIn: null };

/** What an event changed: the new state, what the streak pays, and the days it marks on the calendar. */
export interface StreakStep {
  readonly state: StreakState;
  readonly bonus: number;
  readonly frozen: readonly Day[];
  readonly repaired: readonly Day[];
}

/** Takes one event into a streak. The fold over all events of a person is their streak; nothing else is. */
export function applyEvent(state: StreakState, event: StreakEvent, rules: StreakRules): StreakStep {
  return event.kind === 'day' ? countDay(state, event, rules) : repair(state, event, rules);
}

function countDay(state: StreakState, event: CountedDay, rules: StreakRules): StreakStep {
  const { day, clock } = event;
  const { last } = state;
  if (last && day <= last.day) {
    // A person who flies west meets a date again: it counts once, but they were seen there.
    const isKnown = last.seenDay === day && isSameClock(last.clock, clock);
    return { state: isKnown ? state : { ...state, last: { day: last.day, seenDay: day, clock } }, ...nothing };
  }
  const { state: settled, frozen } = settle(state, event);
  const { state: grown, bonus } = grow(settled, settled.current, settled.current + 1, rules);
  return { state: { ...grown, last: { day, seenDay: day, clock } }, bonus, frozen, repaired: [] };
}

const nothing = { bonus: 0, frozen: [], repaired: [] } as const;

function repair(state: StreakState, event: Repair, rules: StreakRules): StreakStep {
  const { lost } = state;
  if (!lost || !canRepair(state, event)) return { state, ...nothing };
  const grown = grow(
    { ...state, lost: null, repairedIn: monthOf(event.day) },
    lost.streak,
    lost.streak + state.current,
    rules,
  );
  const repaired: Day[] = [];
  for (let day = lost.day; day < event.day; day = addDays(day, 1)) repaired.push(day);
  return { ...grown, frozen: [], repaired };
}

/**
 * Whether a day that is told of late comes after all that was counted. Events are kept in the order of their moments:
 * one that would slip in between others would be another streak when it is proved.
 */
export function canFollow({ last }: StreakState, { day, clock }: Pick<CountedDay, 'day' | 'clock'>): boolean {
  return last === null || (day > last.day && isSameClock(last.clock, clock));
}

/** A lost streak comes back within 48 hours after the day that ended it, once in a calendar month. */
export function canRepair({ lost, repairedIn }: StreakState, { at, day }: { at: Date; day: Day }): boolean {
  if (!lost || lost.streak < STREAK_REPAIR_LEAST || repairedIn === monthOf(day)) return false;
  return at.getTime() < lost.at.getTime() + STREAK_REPAIR_MS;
}

function grow(state: StreakState, from: number, to: number, rules: StreakRules) {
  let bonus = 0;
  let { freezes } = state;
  for (let days = from + 1; days <= to; days++) {
    bonus += bonusOn(days, rules);
    if (days % rules.freezes.every_days === 0)
      freezes = Math.max(freezes, Math.min(freezes + 1, rules.freezes.at_most));
  }
  return { state: { ...state, current: to, best: Math.max(state.best, to), freezes }, bonus };
}

/**
 * The streak as it stands when `now` begins: each missed day takes a freeze, and the first one without a freeze ends
 * it. Reading a streak settles it without writing; the next counted day does the same for good.
 */
export function settle(state: StreakState, now: Omit<CountedDay, 'kind'>): { state: StreakState; frozen: Day[] } {
  if (!state.last || state.current === 0) return { state, frozen: [] };
  const { missed, clock } = missedDays(state.last, now, state.freezes + 1);
  const frozen = missed.slice(0, state.freezes);
  const freezes = state.freezes - frozen.length;
  const fatal = missed[state.freezes];
  if (fatal === undefined) return { state: { ...state, freezes }, frozen };
  const lost = { streak: state.current, day: fatal, at: startOfDay(addDays(fatal, 1), clock) };
  return { state: { ...state, current: 0, freezes, lost }, frozen };
}

/**
 * The days missed between the last counted day and now, at most `enough` of them. When the clock was changed in
 * between, by a journey or in the settings, the days are counted by the dates written down, by the new clock, and by
 * the old one; the count that is kindest to the person holds, so that no change of clock costs a day.
 */
function missedDays(last: NonNullable<StreakState['last']>, now: Omit<CountedDay, 'kind'>, enough: number) {
  const neutral = new Set(now.neutral);
  const walk = (from: Day, until: Day, clock: DayClock) => {
    const missed: Day[] = [];
    for (let day = addDays(from, 1); day < until && missed.length < enough; day = addDays(day, 1)) {
      if (!neutral.has(day) && hasDay(day, clock)) missed.push(day);
    }
    return { missed, clock };
  };
  const byDates = walk(last.day, now.day, now.clock);
  if (isSameClock(last.clock, now.clock)) return byDates;
  const endOfSeen = new Date(startOfDay(addDays(last.seenDay, 1), last.clock).getTime() - 1);
  const byNew = walk(dayOf(endOfSeen, now.clock), now.day, now.clock);
  const byOld = walk(last.seenDay, dayOf(now.at, last.clock), last.clock);
  return [byNew, byOld].reduce((least, next) => (next.missed.length < least.missed.length ? next : least), byDates);
}

const isSameClock = (one: DayClock, other: DayClock) =>
  one.timezone === other.timezone && one.dayStartHour === other.dayStartHour;

/** What the streak pays on its nth day. */
export function bonusOn(days: number, { streak_bonuses }: Pick<StreakRules, 'streak_bonuses'>): number {
  return streak_bonuses.reduce(
    (sum, { every_days, points }) => (days > 0 && days % every_days === 0 ? sum + points : sum),
    0,
  );
}

/** The next bonus after `current` days, and how many more days it takes; on day 1 of the default rules 50 in 6 days. */
export function nextBonus(
  current: number,
  rules: Pick<StreakRules, 'streak_bonuses'>,
): { points: number; inDays: number } {
  if (rules.streak_bonuses.length === 0) return { points: 0, inDays: 0 };
  const inDays = Math.min(...rules.streak_bonuses.map(({ every_days }) => every_days - (current % every_days)));
  return { points: bonusOn(current + inDays, rules), inDays };
}
