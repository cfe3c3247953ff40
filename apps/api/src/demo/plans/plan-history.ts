/** How a sample person learns: decides how often they come by and how much they finish. */
export type LearningStyle = 'keen' | 'steady' | 'occasional' | 'lapsed' | 'newcomer';

export interface SampleLearner {
  readonly uid: string;
  readonly style: LearningStyle;
  /** Days in a row up to yesterday on which they surely came by. */
  readonly unbrokenDays?: number;
  /** Whether they were here today already; the accounts that visitors try have their own first visit before them. */
  readonly isHereToday: boolean;
}

export interface SampleItem {
  readonly contentId: string;
  readonly moduleId: string;
  /** A quiz that is taken before what it asks about was read, or once more by whoever failed it. */
  readonly go?: 'unprepared' | 'if_failed';
}

export interface SampleVisit {
  readonly uid: string;
  readonly at: Date;
  /** What they finished then, in order. */
  readonly finished: readonly SampleItem[];
}

interface Habit {
  readonly months: number;
  readonly onWeekday: number;
  readonly onWeekend: number;
  /** Share of visits on which something is finished. */
  readonly finishes: number;
  /** They have not come by for this many days. */
  readonly silentDays: number;
}

const HABITS: Record<LearningStyle, Habit> = {
  keen: { months: 4, onWeekday: 0.95, onWeekend: 0.75, finishes: 0.42, silentDays: 0 },
  steady: { months: 4, onWeekday: 0.72, onWeekend: 0.2, finishes: 0.36, silentDays: 0 },
  occasional: { months: 3, onWeekday: 0.26, onWeekend: 0.06, finishes: 0.55, silentDays: 0 },
  lapsed: { months: 4, onWeekday: 0.4, onWeekend: 0.1, finishes: 0.4, silentDays: 21 },
  newcomer: { months: 0.5, onWeekday: 0.6, onWeekend: 0.2, finishes: 0.6, silentDays: 0 },
};
const DAYS_A_MONTH = 30;
const DAY_MS = 86_400_000;

/**
 * Months of plausible visits of sample people, oldest first. The same people and items give the same history on every
 * machine, counted back from `now`, so that every screen shows life and tests can rely on it.
 */
export function planHistory(
  learners: readonly SampleLearner[],
  items: readonly SampleItem[],
  now: Date,
): SampleVisit[] {
  return learners
    .flatMap((learner) => planLearner(learner, items, now))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

function planLearner(learner: SampleLearner, items: readonly SampleItem[], now: Date): SampleVisit[] {
  const chance = randomFrom(learner.uid);
  const habit = HABITS[learner.style];
  const path = ownPath(items, chance);
  const visits: SampleVisit[] = [];
  let next = 0;
  for (let daysAgo = Math.round(habit.months * DAYS_A_MONTH); daysAgo >= (learner.isHereToday ? 0 : 1); daysAgo--) {
    const day = new Date(now.getTime() - daysAgo * DAY_MS);
    if (!comesBy({ daysAgo, isWeekend: day.getUTCDay() % 6 === 0 }, learner, chance)) continue;
    const finished = chance() < habit.finishes ? path.slice(next, next + 1 + Math.floor(chance() * 2)) : [];
    next += finished.length;
    visits.push({
      uid: learner.uid,
      at: daysAgo === 0 ? earlierToday(now, chance) : atSomeHour(day, chance),
      finished,
    });
  }
  return visits;
}

function comesBy(
  { daysAgo, isWeekend }: { daysAgo: number; isWeekend: boolean },
  { style, unbrokenDays = 0 }: SampleLearner,
  chance: () => number,
): boolean {
  const habit = HABITS[style];
  const comes = chance() < (isWeekend ? habit.onWeekend : habit.onWeekday) && daysAgo > habit.silentDays;
  return comes || (daysAgo > 0 && daysAgo <= unbrokenDays);
}

/** People take modules whole, but each begins with another one. */
function ownPath(items: readonly SampleItem[], chance: () => number): SampleItem[] {
  const modules = [...new Set(items.map(({ moduleId }) => moduleId))];
  const start = Math.floor(chance() * Math.min(3, modules.length));
  const order = [...modules.slice(start), ...modules.slice(0, start)];
  return order.flatMap((moduleId) => items.filter((item) => item.moduleId === moduleId));
}

/** Some hour of a day at which people learn. */
export function atSomeHour(day: Date, chance: () => number): Date {
  const hours = 5 + chance() * 14;
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()) + Math.round(hours * 3_600_000));
}

function earlierToday(now: Date, chance: () => number): Date {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return new Date(midnight + Math.round((now.getTime() - midnight) * chance()));
}

/** A small generator of random numbers from a text (mulberry32 over an FNV-1a hash): sample data only. */
export function randomFrom(text: string): () => number {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ character.codePointAt(0)!, 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
