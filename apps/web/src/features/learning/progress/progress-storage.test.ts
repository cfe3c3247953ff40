import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedProgress, keepProgress, keepVisit } from './progress-storage.ts';

const visit = {
  content_id: 'scale',
  content_title: 'Which scale?',
  module_id: 'pain',
  module_title: 'Pain',
  chapter_id: 'basics',
  last_visited: 0,
};
const overview = {
  modules: {
    pain: {
      title: 'Pain',
      chapters_completed: 1,
      total_chapters: 4,
      content_completed: 5,
      total_content: 20,
      progress_percentage: 25,
    },
  },
  chapters: {},
  content: {},
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
  keepProgress(null, 'riverside', overview);
  keepVisit('', 'riverside', visit, { is_completed: false, progress: 0.5 });
  expect(cachedProgress(null, 'riverside')).toBeNull();
  expect([warn.mock.calls.length, localStorage.length]).toEqual([3, 0]);
});

test('each save renews how long a person is remembered', () => {
  keepProgress('ada', 'riverside', overview);
  vi.setSystemTime(Date.now() + 6 * 24 * 3_600_000);
  keepVisit('ada', 'riverside', { ...visit, last_visited: Date.now() }, { is_completed: false, progress: 0.5 });
  vi.setSystemTime(Date.now() + 6 * 24 * 3_600_000);
  expect(cachedProgress('ada', 'riverside')).toMatchObject({
    modules: overview.modules,
    content: { scale: { progress: 0.5 } },
  });
  vi.setSystemTime(Date.now() + 2 * 24 * 3_600_000);
  expect(cachedProgress('ada', 'riverside')).toBeNull();
});
