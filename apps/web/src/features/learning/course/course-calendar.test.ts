import type { CourseModule } from '@snapwell/contract/catalogue/catalogue.schemas';
import { expect, test } from 'vitest';
import { courseCalendar, minutesADay } from './course-calendar.ts';

const aModule = (id: string, more: Partial<CourseModule> = {}): CourseModule => ({
  id,
  title: id,
  summary: '',
  cover: null,
  tags: [],
  minutes: 30,
  minutes_left: 30,
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

test('finished modules stand at their day, the next at the day it is due, the last at the end of the course', () => {
  const { flags, today, weeks } = courseCalendar(
    aCourse([
      aModule('a', { begun_on: '2026-11-09', finished_on: '2026-11-18' }),
      aModule('b', { due_on: '2026-11-30' }),
      aModule('c'),
    ]),
  );
  expect(flags.map(({ state, dueOn }) => [state, dueOn])).toEqual([
    ['done', null],
    ['now', '2026-11-30'],
    ['open', '2026-12-11'],
  ]);
  expect(flags[0]!.at).toBeLessThan(today!);
  expect(flags[1]!.at).toBeGreaterThan(today!);
  expect(flags[2]!.at).toBeCloseTo(1 / 1.06, 1);
  expect(weeks.map(({ day }) => day)).toContain('2026-11-30');
});

test('the line begins where the course was asked for, also where nothing has been learned since', () => {
  const { today, weeks } = courseCalendar({ ...aCourse([aModule('a')]), asked_on: '2026-11-02' });
  expect(today).toBeCloseTo(20 / 39 / 1.06, 2);
  expect(weeks[0]).toEqual({ day: '2026-11-02', at: 0 });
});

test('what is not done and has no day stands behind today', () => {
  const { flags, today } = courseCalendar(
    aCourse([aModule('a', { begun_on: '2026-08-01', finished_on: '2026-08-18' }), aModule('b'), aModule('c')]),
  );
  expect(flags[1]!.at).toBeGreaterThan(today! - 0.075);
});

test.each([1, 3, 40, 200])('%i modules keep their order and stay on the line', (count) => {
  const { flags } = courseCalendar(aCourse(Array.from({ length: count }, (_, at) => aModule(`m${at}`))));
  const places = flags.map(({ at }) => at);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(Math.max(...places)).toBeLessThan(1);
});

test('without a day the modules are evenly spread and no day is named', () => {
  const { flags, today, weeks } = courseCalendar(aCourse([aModule('a'), aModule('b')], null));
  expect(flags.map(({ at }) => at)).toEqual([0.25, 0.75]);
  expect([today, weeks]).toEqual([null, []]);
});

test('it is said how many minutes a day are enough, while there are days left', () => {
  const course = { today: '2026-11-22', due_on: '2026-12-11', minutes_left: 94 };
  expect(minutesADay(course)).toEqual({ days: 20, minutes: 5 });
  expect(minutesADay({ ...course, due_on: '2026-11-21' })).toBeNull();
  expect(minutesADay({ ...course, minutes_left: 0 })).toBeNull();
});
