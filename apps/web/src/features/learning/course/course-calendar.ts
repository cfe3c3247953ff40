import type { CourseDetail, CourseModule } from '@snapwell/contract/catalogue/catalogue.schemas';

const DAY_MS = 86_400_000;
/** Flags do not stand nearer to each other than that share of the line. */
const APART = 0.075;
const MOST_WEEKS = 5;

export type ModuleState = 'done' | 'now' | 'open';

export interface CalendarFlag {
  readonly module: CourseModule;
  readonly number: number;
  readonly state: ModuleState;
  /** The day it is due; for the last module also the day of the course. */
  readonly dueOn: string | null;
  /** A share of the line. */
  readonly at: number;
}

export interface CourseCalendar {
  readonly flags: readonly CalendarFlag[];
  /** Where today is; null where no day is known. */
  readonly today: number | null;
  /** Mondays along the line. */
  readonly weeks: readonly { readonly day: string; readonly at: number }[];
}

type Course = Pick<CourseDetail, 'today' | 'asked_on' | 'due_on' | 'module_cards' | 'next'>;

/** The course as a line of days, from when it was asked for: each module at the day it was finished or is due, the others between them. */
export function courseCalendar(course: Course): CourseCalendar {
  const { today, asked_on: askedOn, due_on: courseDue, module_cards: modules, next } = course;
  const last = modules.length - 1;
  const now = modules.find((module) => module.id === next?.module_id) ?? modules.find(({ finished_on: done }) => !done);
  const dated = modules.map((module, at) => ({
    module,
    number: at + 1,
    state: stateOf(module, now),
    dueOn: module.due_on ?? (at === last ? courseDue : null),
  }));
  const days = [
    today,
    askedOn,
    ...dated.flatMap(({ module, dueOn }) => [module.begun_on, module.finished_on, dueOn]),
  ].filter((day) => day !== null);
  const ends = dated.some(({ dueOn }) => dueOn !== null);
  if (!ends) return { flags: evenly(dated), today: null, weeks: [] };
  const from = Math.min(...days.map(Date.parse));
  const span = Math.max(DAY_MS, Math.max(...days.map(Date.parse)) - from) * 1.06;
  const shareOf = (day: string) => (Date.parse(day) - from) / span;
  const anchors = dated.map(({ module, dueOn }) => {
    const day = module.finished_on ?? dueOn;
    return day === null ? null : shareOf(day);
  });
  const firstOpen = dated.findIndex(({ state }) => state !== 'done');
  const places = apart(between(anchors, { at: shareOf(today), index: firstOpen - 0.5 }));
  return {
    flags: dated.map((flag, at) => ({ ...flag, at: places[at]! })),
    today: shareOf(today),
    weeks: mondays(from, from + span).map((day) => ({ day, at: shareOf(day) })),
  };
}

function stateOf(module: CourseModule, now: CourseModule | undefined): ModuleState {
  if (module.finished_on !== null || (module.total_content > 0 && module.content_completed === module.total_content))
    return 'done';
  return module === now ? 'now' : 'open';
}

function evenly<Flag>(flags: readonly Flag[]): (Flag & { at: number })[] {
  return flags.map((flag, at) => ({ ...flag, at: (at + 0.5) / flags.length }));
}

/** What has no day stands between its neighbours that have one; what is not done, behind today. */
function between(anchors: readonly (number | null)[], today: { index: number; at: number }): number[] {
  const dated = anchors.flatMap((at, index) => (at === null ? [] : [{ index, at }]));
  const marks = [{ index: -1, at: 0 }, today, ...dated].toSorted((a, b) => a.index - b.index);
  const known = marks.map((mark, nth) => ({ ...mark, at: Math.max(...marks.slice(0, nth + 1).map(({ at }) => at)) }));
  known.push({ index: anchors.length, at: 1 });
  return anchors.map((_anchor, index) => {
    const after = known.findIndex((each) => each.index >= index);
    const [left, right] = [known[Math.max(0, after - 1)]!, known[after]!];
    if (right.index === left.index) return right.at;
    return left.at + ((right.at - left.at) * (index - left.index)) / (right.index - left.index);
  });
}

/** Moves flags that would cover each other, without changing their order. */
function apart(places: readonly number[]): number[] {
  const room = Math.min(APART, 0.94 / Math.max(1, places.length));
  const moved: number[] = [];
  for (const place of places) moved.push(Math.max(place, moved.length > 0 ? moved.at(-1)! + room : room / 2));
  for (let at = moved.length - 1, limit = 1 - room / 2; at >= 0; at--, limit -= room)
    moved[at] = Math.min(moved[at]!, limit);
  return moved;
}

function mondays(from: number, until: number): string[] {
  const first = from + ((8 - new Date(from).getUTCDay()) % 7) * DAY_MS;
  const count = Math.max(0, Math.floor((until - first) / (7 * DAY_MS)) + 1);
  const every = Math.ceil(count / MOST_WEEKS);
  return Array.from({ length: count }, (_, at) => first + at * 7 * DAY_MS)
    .filter((_, at) => at % Math.max(1, every) === 0)
    .map((at) => new Date(at).toISOString().slice(0, 10));
}

/** How many minutes a day are enough; null without a day, or once it has passed. */
export function minutesADay({
  today,
  due_on: dueOn,
  minutes_left: minutes,
}: Pick<CourseDetail, 'today' | 'due_on' | 'minutes_left'>) {
  if (dueOn === null || dueOn < today || minutes === 0) return null;
  const days = Math.round((Date.parse(dueOn) - Date.parse(today)) / DAY_MS) + 1;
  return { days, minutes: Math.ceil(minutes / days) };
}
