import type { PathItem } from '@snapwell/contract/catalogue/cards.schemas';
import { expect, test } from 'vitest';
import { chapterOnPath, minutesOpen, openPoints } from './path-steps.ts';

const item = (id: string, change: Partial<PathItem> = {}): PathItem => ({
  id,
  title: id,
  type: 'article',
  kind: 'article',
  summary: '',
  minutes: 5,
  cover: null,
  module_id: 'pain',
  module_title: 'Pain',
  chapter_id: 'scale',
  chapter_title: 'Scale',
  is_completed: false,
  is_locked: false,
  progress: 0,
  is_to_retry: false,
  points_earned: 0,
  points_possible: 20,
  best_score: null,
  pass_mark: null,
  waits_for: 0,
  ...change,
});
const done = item('read', { is_completed: true, progress: 1, points_earned: 20 });
const begun = item('begun', { progress: 0.5 });
const locked = item('quiz', { type: 'quiz', kind: 'quiz', is_locked: true, waits_for: 3, points_possible: 100 });
const passed = { ...locked, is_locked: false, is_completed: true, best_score: 90, pass_mark: 70, points_earned: 40 };
const chapter = (...items: PathItem[]) => ({ id: 'scale', title: 'Scale', summary: '', is_completed: false, items });

test('each step says how it stands, what it brings and what it waits for', () => {
  const { steps, detail } = chapterOnPath('riverside', chapter(done, begun, item('new'), locked), {
    currentId: 'begun',
  });
  expect(steps).toMatchObject([
    { state: 'done', shape: 'blade', detail: 'Article', points: { of: 'earned', points: 20 } },
    { state: 'now', progress: 50, detail: 'Article · 3 min left', points: { of: 'sure', points: 20 } },
    { state: 'open', detail: 'Article · 5 min' },
    {
      state: 'locked',
      shape: 'goal',
      detail: 'Opens after the 3 left in “Scale”',
      points: { of: 'at-most', points: 100 },
    },
  ]);
  expect(detail).toBe('1 of 4 done, 13 minutes left');
});

test('what waits for one thing alone names it', () => {
  const steps = chapterOnPath('riverside', chapter(done, begun, { ...locked, waits_for: 1 })).steps;
  expect(steps[2]).toMatchObject({ detail: 'Opens after “begun”' });
});

test('a chapter that is done says its best score, and the quiz what it could still bring', () => {
  const { steps, detail, progress } = chapterOnPath('riverside', chapter(done, passed));
  expect([detail, progress]).toEqual(['2 of 2 done, best score 90 of 100', 100]);
  expect(steps[1]).toMatchObject({
    score: 90,
    detail: 'Passed: 90 of 100',
    points: { of: 'earned', points: 40, most: 100 },
  });
});

test('a quiz that was not passed says how far it was, and takes its whole time again', () => {
  const missed = { ...passed, is_completed: false, is_to_retry: true, best_score: 38, points_earned: 20 };
  expect(chapterOnPath('riverside', chapter(missed)).steps[0]).toMatchObject({
    state: 'open',
    detail: 'Not passed yet: 38 of 70',
  });
  expect(minutesOpen([missed])).toBe(5);
});

test('what is done and could bring more is named, the most first', () => {
  const better = { ...passed, id: 'better', points_earned: 90 };
  expect(openPoints([done, better, passed, item('new')]).map(({ item: { id }, points }) => [id, points])).toEqual([
    ['quiz', 60],
    ['better', 10],
  ]);
});

test('what is done takes no more minutes, what is begun only the rest', () => {
  expect(minutesOpen([done, begun, item('new')])).toBe(8);
});
