import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findDues, isDueSoon, itemsOfCourse, presentDue } from '../courses/dues.ts';
import {
  findItemAfter,
  findNextItem,
  firstOpen,
  isLocked,
  itemProgressOf,
  lastTouched,
  type Learner,
  missingFor,
  moduleProgressOf,
  moduleStateOf,
  openBefore,
  shareOf,
} from './learner.ts';
import { growTree } from './tree.ts';

const module = (id: string) => ({ id, title: `About ${id}`, summary: '', cover: null, tags: [] });
const chapter = (id: string, moduleId: string) => ({ id, moduleId, title: id, summary: '' });
const item = (id: string, [moduleId, chapterId]: readonly [string, string], more: object = {}) => ({
  id,
  moduleId,
  chapterId,
  kind: 'article' as const,
  title: `The ${id}`,
  summary: '',
  minutes: 3,
  cover: null,
  opens: 'always' as const,
  publishedAt: null,
  ...more,
});
const tree = growTree({
  version: 1,
  modules: [module('falls'), module('pain'), module('skin')],
  chapters: [chapter('one', 'falls'), chapter('two', 'falls'), chapter('one', 'pain'), chapter('one', 'skin')],
  items: [
    item('f1', ['falls', 'one']),
    item('f2', ['falls', 'one'], { minutes: 5 }),
    item('fq', ['falls', 'one'], { kind: 'quiz', opens: 'after_previous' }),
    item('f3', ['falls', 'two']),
    item('p1', ['pain', 'one']),
    item('p2', ['pain', 'one']),
    item('s1', ['skin', 'one']),
  ],
});
const itemOf = (id: string) => tree.itemById.get(id)!;
const moduleOf = (id: string) => tree.moduleById.get(id)!;
const allItems = [...tree.itemById.values()];

const now = new Date('2026-03-10T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const DAY = 24;

/** Somebody who has completed and opened these, the last one last; `open` by the hours since the visit. */
function aLearner(
  completed: readonly string[] = [],
  { last, open = {} }: { last?: readonly [string, number]; open?: Record<string, number> } = {},
): Learner {
  return {
    completed: new Set(completed),
    lastCompleted: last ? { id: last[0], at: hoursAgo(last[1]) } : null,
    open: new Map(
      Object.entries(open)
        .toSorted(([, a], [, b]) => a - b)
        .map(([id, hours]) => [id, { furthest: 0.4, visitedAt: hoursAgo(hours), isToRetry: false }]),
    ),
  };
}
const nextFor = (learner: Learner, due: readonly string[] = []) =>
  findNextItem(tree, learner, { now, dueItems: due.map(itemOf) })?.id ?? null;

test('of an item is done all, a part, or nothing', () => {
  const learner = aLearner(['f1'], { open: { f2: 1 } });
  expect(['f1', 'f2', 'f3'].map((id) => shareOf(learner, id))).toEqual([1, 0.4, 0]);
});

test('what opens after the others waits for the items before it in its chapter; what was begun stays open', () => {
  const missing = (learner: Learner, id: string) => missingFor(tree, learner, itemOf(id)).map((each) => each.id);
  expect(missing(aLearner(), 'fq')).toEqual(['f1', 'f2']);
  expect(missing(aLearner(['f2']), 'fq')).toEqual(['f1']);
  expect(missing(aLearner(['f1', 'f2']), 'fq')).toEqual([]);
  expect(missing(aLearner(['fq']), 'fq')).toEqual([]);
  expect(missing(aLearner([], { open: { fq: 1 } }), 'fq')).toEqual([]);
  expect(missing(aLearner(), 'f2')).toEqual([]);
  expect([aLearner(), aLearner(['f1', 'f2'])].map((learner) => isLocked(tree, learner, itemOf('fq')))).toEqual([
    true,
    false,
  ]);
});

test('a module is new, under way with the first thing begun, and completed with the last', () => {
  const stateOf = (learner: Learner) => moduleStateOf(learner, moduleOf('pain'));
  expect(stateOf(aLearner(['f1']))).toBe('new');
  expect(stateOf(aLearner([], { open: { p2: 1 } }))).toBe('under_way');
  expect(stateOf(aLearner(['p1']))).toBe('under_way');
  expect(stateOf(aLearner(['p1', 'p2']))).toBe('completed');
});

test('progress counts chapters and items, and says 100 % only at the end', () => {
  expect(moduleProgressOf(aLearner(['f1', 'f3']), moduleOf('falls'))).toEqual({
    chapters_completed: 1,
    total_chapters: 2,
    content_completed: 2,
    total_content: 4,
    progress_percentage: 50,
  });
  expect(itemProgressOf(aLearner(), [])).toMatchObject({ progress_percentage: 0 });
  fc.assert(
    fc.property(fc.subarray([...tree.itemById.keys()]), (completed) => {
      const { progress_percentage: percentage } = itemProgressOf(aLearner(completed), allItems);
      expect(percentage === 100).toBe(completed.length === allItems.length);
      expect(percentage).toBe(Math.floor((completed.length * 100) / allItems.length));
    }),
  );
});

test('a module was touched when something in it was completed or begun last', () => {
  const learner = aLearner(['f1', 'p1'], { last: ['f1', 5], open: { p2: 2, f2: 9, gone: 1 } });
  expect([...lastTouched(tree, learner)].toSorted()).toEqual([
    ['falls', hoursAgo(5)],
    ['pain', hoursAgo(2)],
  ]);
  expect([...lastTouched(tree, aLearner(['f1'], { last: ['f1', 5], open: { f2: 2 } }))]).toEqual([
    ['falls', hoursAgo(2)],
  ]);
});

test.for([
  ['nothing was done yet: the first of all', aLearner(), 'f1'],
  ['something was begun: it goes on', aLearner([], { open: { p2: 1 } }), 'p2'],
  ['two were begun: the one visited last', aLearner([], { open: { p2: 5, s1: 1 } }), 's1'],
  [
    'something else was completed since: what follows that',
    aLearner(['f1'], { last: ['f1', 1], open: { p2: 5 } }),
    'f2',
  ],
  ['something was begun after it', aLearner(['f1'], { last: ['f1', 5], open: { p2: 1 } }), 'p2'],
  ['begun and completed at once', aLearner(['f1'], { last: ['f1', 5], open: { p2: 5 } }), 'p2'],
  ['begun just seven days ago', aLearner([], { open: { p2: 7 * DAY } }), 'p2'],
  ['begun longer ago: its module goes on from the first', aLearner([], { open: { p2: 7 * DAY + 1 } }), 'p1'],
  ['completed longer ago: its module goes on', aLearner(['p1'], { last: ['p1', 8 * DAY] }), 'p2'],
  ['the module is complete: the next module', aLearner(['p1', 'p2'], { last: ['p2', 1] }), 'f1'],
  ['the last of a module, with one left out', aLearner(['f1', 'f3'], { last: ['f3', 1] }), 'f2'],
  ['begun, but no longer there', aLearner([], { open: { gone: 1 } }), 'f1'],
  ['completed, but no longer there', aLearner(['gone'], { last: ['gone', 1] }), 'f1'],
  [
    'two modules under way: the one touched last',
    aLearner(['f1', 'p1'], { last: ['f1', 9 * DAY], open: { p2: 8 * DAY } }),
    'p2',
  ],
  ['everything is complete', aLearner([...tree.itemById.keys()], { last: ['s1', 1] }), null],
] as const)('the next step when %s', ([, learner, next]) => expect(nextFor(learner)).toBe(next));

test('what is due comes before a new module, and not before what was just begun', () => {
  expect(nextFor(aLearner(), ['s1'])).toBe('s1');
  expect(nextFor(aLearner(['f1'], { last: ['f1', 9 * DAY] }), ['s1'])).toBe('s1');
  expect(nextFor(aLearner([], { open: { p2: 1 } }), ['s1'])).toBe('p2');
  expect(nextFor(aLearner(['s1']), ['s1'])).toBe('f1');
});

test('after an item comes the next open one of its module, then what was left out, then nothing', () => {
  const after = (learner: Learner, id: string) => findItemAfter(tree, learner, id)?.id ?? null;
  expect(after(aLearner(['f1']), 'f1')).toBe('f2');
  expect(after(aLearner(['f2']), 'f2')).toBe('f3');
  expect(after(aLearner(['f2', 'f3']), 'f3')).toBe('f1');
  expect(after(aLearner(), 's1')).toBeNull();
  expect(after(aLearner(), 'gone')).toBeNull();
  expect(firstOpen(tree, aLearner(['f1', 'f2']), [itemOf('f1'), itemOf('fq')])?.id).toBe('fq');
});

const course = (id: string, moduleIds: readonly string[], dueOn: string | null) => ({
  id,
  title: `Course ${id}`,
  summary: '',
  moduleIds,
  dueOn,
  hasCertificate: false,
});
const courses = [course('basics', ['falls', 'gone', 'skin'], '2026-03-20'), course('free', ['pain'], null)];

test('what has a day and is not finished is due, the earliest first, each thing once', () => {
  const asked = [
    { type: 'content', id: 'p1', dueOn: '2026-03-25' },
    { type: 'content', id: 'p1', dueOn: '2026-03-12' },
    { type: 'content', id: 'p1', dueOn: '2026-03-30' },
    { type: 'module', id: 'pain', dueOn: '2026-03-22' },
    { type: 'module', id: 'skin', dueOn: null },
    { type: 'content', id: 'gone', dueOn: '2026-03-11' },
    { type: 'course', id: 'gone', dueOn: '2026-03-11' },
    { type: 'content', id: 'f1', dueOn: '2026-03-11' },
  ] as const;
  const dues = findDues(tree, aLearner(['f1']), { courses, asked });
  expect(dues.map(({ type, title, dueOn, items }) => [type, title, dueOn, items.map(({ id }) => id)])).toEqual([
    ['content', 'The p1', '2026-03-12', ['p1']],
    ['course', 'Course basics', '2026-03-20', ['f1', 'f2', 'fq', 'f3', 's1']],
    ['module', 'About pain', '2026-03-22', ['p1', 'p2']],
  ]);
  expect(itemsOfCourse(tree, { moduleIds: ['skin', 'pain'] }).map(({ id }) => id)).toEqual(['s1', 'p1', 'p2']);
});

test('a thing is due soon for two weeks before its day, and ever after', () => {
  const isSoon = (dueOn: string) => isDueSoon({ dueOn }, '2026-03-10');
  expect(['2026-03-01', '2026-03-24', '2026-03-25'].map(isSoon)).toEqual([true, true, false]);
});

test('what is due says what is left of it', () => {
  const [due] = findDues(tree, aLearner(), { courses, asked: [] });
  expect(presentDue(aLearner(['f1', 'fq']), due!, '2026-03-20')).toEqual({
    type: 'course',
    id: 'basics',
    title: 'Course basics',
    due_on: '2026-03-20',
    is_overdue: false,
    minutes: 11,
    content_completed: 2,
    total_content: 5,
  });
  expect(presentDue(aLearner(), due!, '2026-03-21').is_overdue).toBe(true);
});

test('what is open before a test: of its chapter, or of the module that it ends', () => {
  const before = (learner: Learner, id: string) => openBefore(tree, learner, itemOf(id));
  expect(before(aLearner(['f1']), 'fq')).toBe(1);
  // The last of its module, alone in its chapter.
  expect(before(aLearner(['f1']), 'f3')).toBe(2);
  expect(before(aLearner(['f1', 'f2', 'fq']), 'f3')).toBe(0);
});
