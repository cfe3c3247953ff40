import type { CourseDetail, CourseModule } from '@snapwell/contract/catalogue/catalogue.schemas';

const DAY_MS = 86_400_000;
/** Flags nearer to each other than that share of the line are one. */
const APART = 0.05;
const MOST_TICKS = 5;

export type ModuleState = 'done' | 'now' | 'open';

/** A module as it stands in the course: how it is, and its day. */
export interface CourseStop {
  readonly module: CourseModule;
  readonly number: number;
  readonly state: ModuleState;
  /** The day it is due; for the last module also the day of the course. */
  readonly dueOn: string | null;
}

/** It was due before today. */
export const isLate = ({ state, dueOn }: Pick<CourseStop, 'state' | 'dueOn'>, today: string): boolean =>
  state !== 'done' && dueOn !== null && dueOn < today;

/** What stands on one place of the line: a module, or several whose days are too near to each other. */
export interface CalendarFlag {
  readonly stops: readonly CourseStop[];
  /** The first of their days and the last. */
  readonly from: string;
  readonly until: string;
  /** A share of the line. */
  readonly at: number;
  /** Something of it was due before today. */
  readonly isLate: boolean;
}

export interface CourseCalendar {
  readonly flags: readonly CalendarFlag[];
  readonly today: number;
  /** Days along the line that are named: Mondays, or on a short one days at even distances. */
  readonly ticks: readonly { readonly day: string; readonly at: number }[];
}

type Course = Pick<CourseDetail, 'today' | 'asked_on' | 'due_on' | 'module_cards' | 'next'>;

/** The modules in the order of the course. */
export function courseStops({ due_on: courseDue, module_cards: modules, next }: Course): CourseStop[] {
  const now = modules.find((module) => module.id === next?.module_id) ?? modules.find(({ finished_on: done }) => !done);
  return modules.map((module, at) => ({
    module,
    number: at + 1,
    state: stateOf(module, now),
    dueOn: module.due_on ?? (at === modules.length - 1 ? courseDue : null),
  }));
}

/**
 * The course as a line of days, from when it was asked for: what was finished or is due stands on its day, and what has
 * no day is not on it. Null where nothing is due: then the days say nothing that the modules do not.
 */
export function courseCalendar(course: Course): CourseCalendar | null {
  const { today, asked_on: askedOn } = course;
  const stops = courseStops(course);
  if (stops.every(({ dueOn }) => dueOn === null)) return null;
  const days = [
    today,
    askedOn,
    ...stops.flatMap(({ module, dueOn }) => [module.begun_on, module.finished_on, dueOn]),
  ].filter((day) => day !== null);
  const from = Math.min(...days.map(Date.parse));
  const span = Math.max(DAY_MS, Math.max(...days.map(Date.parse)) - from) * 1.06;
  const shareOf = (day: string) => (Date.parse(day) - from) / span;
  return {
    flags: flagsOf(stops, today, shareOf),
    today: shareOf(today),
    ticks: ticksOf(from, from + span).map((day) => ({ day, at: shareOf(day) })),
  };
}

function flagsOf(stops: readonly CourseStop[], today: string, shareOf: (day: string) => number): CalendarFlag[] {
  const dated = stops
    .flatMap((stop) => {
      const day = stop.module.finished_on ?? stop.dueOn;
      return day === null ? [] : [{ stop, day }];
    })
    .toSorted((one, other) => one.day.localeCompare(other.day));
  const flags: CalendarFlag[] = [];
  for (const { stop, day } of dated) {
    const last = flags.at(-1);
    const isStopLate = isLate(stop, today);
    if (last && shareOf(day) - shareOf(last.from) < APART)
      flags[flags.length - 1] = {
        ...last,
        stops: [...last.stops, stop],
        until: day,
        at: (shareOf(last.from) + shareOf(day)) / 2,
        isLate: last.isLate || isStopLate,
      };
    else flags.push({ stops: [stop], from: day, until: day, at: shareOf(day), isLate: isStopLate });
  }
  return flags;
}

function stateOf(module: CourseModule, now: CourseModule | undefined): ModuleState {
  if (module.finished_on !== null || (module.total_content > 0 && module.content_completed === module.total_content))
    return 'done';
  return module === now ? 'now' : 'open';
}

function ticksOf(from: number, until: number): string[] {
  const days = Math.floor((until - from) / DAY_MS);
  const isShort = days < 2 * 7;
  const first = isShort ? from : from + ((8 - new Date(from).getUTCDay()) % 7) * DAY_MS;
  const unit = isShort ? 1 : 7;
  const count = Math.floor((until - first) / (unit * DAY_MS)) + 1;
  const step = Math.ceil(count / MOST_TICKS) * unit * DAY_MS;
  return Array.from({ length: Math.floor((until - first) / step) + 1 }, (_, at) =>
    new Date(first + at * step).toISOString().slice(0, 10),
  );
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
