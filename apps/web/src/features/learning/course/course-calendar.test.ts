import type { CourseModule } from '@snapwell/contract/catalogue/catalogue.schemas';
import { expect, test } from 'vitest';
import { courseCalendar, courseStops, minutesADay } from './course-calendar.ts';

const aModule = (id: string, more: Partial<CourseModule> = {}): CourseModule => ({
  id,
  title: id,
  summary: '',
  cover: null,
  tags: [],
  minutes: 30,
  minutes_left: 30,
  chapter_shares: [0],
  chapters_completed: 0,
  total_chapters: 6,
  content_completed: 0,
  total_content: 12,
  progress_percentage: 0,
  due_on: null,
  begun_on: null,
  finished_on: null,
  ...more,
});
const aCourse = (modules: CourseModule[], dueOn: string | null = '2026-12-11') => ({
  today: '2026-11-22',
  asked_on: null,
  due_on: dueOn,
  module_cards: modules,
  next: null,
});

/** The flags with the days they stand at, read back from their place on the line. */
const daysOf = (course: ReturnType<typeof aCourse> & { asked_on?: string | null }) =>
  courseCalendar(course)!.flags.map(({ stops, from, until }) => [stops.map(({ number }) => number), from, until]);

test('what was finished or is due stands at its day, the last module at the day of the course', () => {
  const course = aCourse([
    aModule('a', { begun_on: '2026-11-09', finished_on: '2026-11-18' }),
    aModule('b', { due_on: '2026-11-30' }),
    aModule('c'),
  ]);
  expect(courseStops(course).map(({ state, dueOn }) => [state, dueOn])).toEqual([
    ['done', null],
    ['now', '2026-11-30'],
    ['open', '2026-12-11'],
  ]);
  expect(daysOf(course)).toEqual([
    [[1], '2026-11-18', '2026-11-18'],
    [[2], '2026-11-30', '2026-11-30'],
    [[3], '2026-12-11', '2026-12-11'],
  ]);
  const { flags, today, ticks } = courseCalendar(course)!;
  const onTheLine = (day: string) => ticks.find((tick) => tick.day === day)?.at;
  expect(flags[1]!.at).toBe(onTheLine('2026-11-30'));
  expect(flags[0]!.at).toBeLessThan(today);
  expect(flags[2]!.at).toBeCloseTo(1 / 1.06, 2);
});

test('the line begins where the course was asked for, also where nothing has been learned since', () => {
  const { today, ticks } = courseCalendar({ ...aCourse([aModule('a')]), asked_on: '2026-11-02' })!;
  expect(today).toBeCloseTo(20 / 39 / 1.06, 2);
  expect(ticks[0]).toEqual({ day: '2026-11-02', at: 0 });
});

test('what has no day is not on the line', () => {
  const course = aCourse([aModule('a', { due_on: '2026-11-20' }), aModule('b'), aModule('c')], null);
  expect(daysOf(course)).toEqual([[[1], '2026-11-20', '2026-11-20']]);
});

test('modules whose days are too near to each other stand as one', () => {
  const course = aCourse(
    [aModule('a', { due_on: '2026-11-24' }), aModule('b', { due_on: '2026-11-23' }), aModule('c')],
    '2027-02-01',
  );
  expect(daysOf(course)).toEqual([
    [[2, 1], '2026-11-23', '2026-11-24'],
    [[3], '2027-02-01', '2027-02-01'],
  ]);
});

test('what was due before today and is not done is late', () => {
  const course = aCourse([
    aModule('a', { due_on: '2026-11-10', finished_on: '2026-11-12' }),
    aModule('b', { due_on: '2026-11-18' }),
    aModule('c', { due_on: '2026-11-22' }),
  ]);
  expect(courseCalendar(course)!.flags.map(({ isLate }) => isLate)).toEqual([false, true, false]);
});

test('a line of a few days names these, a longer one its Mondays', () => {
  const named = (askedOn: string, dueOn: string) =>
    courseCalendar({ ...aCourse([aModule('a')], dueOn), asked_on: askedOn })!.ticks.map(({ day }) => day.slice(5));
  expect(named('2026-11-20', '2026-11-26')).toEqual(['11-20', '11-22', '11-24', '11-26']);
  expect(named('2026-11-02', '2026-12-11')).toEqual(['11-02', '11-16', '11-30']);
});

test('without a day to come there is no line', () => {
  expect(courseCalendar(aCourse([aModule('a', { finished_on: '2026-09-18' }), aModule('b')], null))).toBeNull();
});

test('it is said how many minutes a day are enough, while there are days left', () => {
  const course = { today: '2026-11-22', due_on: '2026-12-11', minutes_left: 94 };
  expect(minutesADay(course)).toEqual({ days: 20, minutes: 5 });
  expect(minutesADay({ ...course, due_on: '2026-11-21' })).toBeNull();
  expect(minutesADay({ ...course, minutes_left: 0 })).toBeNull();
});
