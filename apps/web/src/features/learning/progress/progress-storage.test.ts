import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedProgress, cacheHome, cacheModule, saveVisit } from './progress-storage.ts';

const visit = {
  content_id: 'scale',
  content_title: 'Which scale?',
  module_id: 'pain',
  module_title: 'Pain',
  chapter_id: 'basics',
  last_visited: 0,
};
const card = {
  id: 'pain',
  title: 'Pain',
  summary: '',
  cover: null,
  tags: [],
  minutes: 40,
  chapters_completed: 1,
  total_chapters: 4,
  content_completed: 5,
  total_content: 20,
  progress_percentage: 25,
};
const home = { whats_next: null, under_way: [card], new_items: [], due_soon: [], has_content: true };
const progress = {
  title: 'Pain',
  chapters_completed: 1,
  total_chapters: 4,
  content_completed: 5,
  total_content: 20,
  progress_percentage: 25,
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20), toFake: ['Date'] });
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('without a person the cache warns and does nothing', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  cacheHome(null, 'riverside', home);
  saveVisit('', 'riverside', visit, { is_completed: false, progress: 0.5 });
  expect(cachedProgress(null, 'riverside')).toBeNull();
  expect([warn.mock.calls.length, localStorage.length]).toEqual([3, 0]);
});

test('each save renews how long a person is remembered', () => {
  cacheHome('ada', 'riverside', home);
  vi.setSystemTime(Date.now() + 6 * 24 * 3_600_000);
  saveVisit('ada', 'riverside', { ...visit, last_visited: Date.now() }, { is_completed: false, progress: 0.5 });
  vi.setSystemTime(Date.now() + 6 * 24 * 3_600_000);
  expect(cachedProgress('ada', 'riverside')).toMatchObject({
    modules: { pain: progress },
    content: { scale: { progress: 0.5 } },
  });
  vi.setSystemTime(Date.now() + 2 * 24 * 3_600_000);
  expect(cachedProgress('ada', 'riverside')).toBeNull();
});

test('a module that was opened is kept with its chapters and what was begun in it', () => {
  saveVisit('ada', 'riverside', visit, { is_completed: false, progress: 0.5 });
  const item = {
    id: 'reasons',
    module_id: 'pain',
    module_title: 'Pain',
    chapter_id: 'basics',
    chapter_title: 'Basics',
    kind: 'article',
    type: 'article',
    title: 'Reasons',
    summary: '',
    minutes: 5,
    cover: null,
    progress: 1,
    is_completed: true,
    is_locked: false,
    points_earned: 20,
    points_possible: 20,
    best_score: null,
    waits_for: 0,
    is_to_retry: false,
    pass_mark: null,
  } as const;
  const untouched = { ...item, id: 'later', progress: 0, is_completed: false };
  const basics = { id: 'basics', title: 'Basics', summary: '', is_completed: false, items: [item, untouched] };
  cacheModule('ada', 'riverside', { ...card, chapters: [basics], next: null });
  expect(cachedProgress('ada', 'riverside')).toMatchObject({
    modules: { pain: progress },
    chapters: { basics: { module_id: 'pain', content_completed: 1, total_content: 2, is_completed: false } },
    content: { scale: { progress: 0.5 }, reasons: { is_completed: true, progress: 1 } },
  });
  expect(cachedProgress('ada', 'riverside')?.content.later).toBeUndefined();
});
