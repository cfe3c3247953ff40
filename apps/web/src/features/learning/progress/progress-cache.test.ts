import type { ModuleDetail } from '@snapwell/contract/catalogue/catalogue.schemas';
import type { ContentCard } from '@snapwell/contract/catalogue/cards.schemas';
import { expect, test } from 'vitest';
import { organizationIn, readCache, withContent, withKnownProgress, withOrganization } from './progress-cache.ts';

const DAY_MS = 24 * 3600 * 1000;
const now = Date.UTC(2026, 10, 20);
const nothing = { modules: {}, chapters: {}, content: {} };
const visit = {
  content_id: 'scale',
  content_title: 'Which scale?',
  module_id: 'pain',
  module_title: 'Pain',
  chapter_id: 'basics',
  last_visited: now,
};

test('five people are kept; the one seen longest ago goes', () => {
  let cache = readCache(null, now);
  for (let i = 1; i <= 6; i++)
    cache = withOrganization(cache, { userId: `person-${i}`, orgId: 'riverside', now: now + i }, nothing);
  expect(cache.map(({ userId }) => userId)).toEqual(['person-6', 'person-5', 'person-4', 'person-3', 'person-2']);
});

test('what is older than seven days is forgotten', () => {
  const cache = withOrganization([], { userId: 'ada', orgId: 'riverside', now }, nothing);
  expect(readCache(cache, now + 7 * DAY_MS)).toHaveLength(1);
  expect(readCache(cache, now + 7 * DAY_MS + 1)).toEqual([]);
});

test.for(['nonsense', 7, { userId: 'ada' }, [{ userId: 'ada' }, null, 3]])(
  'what is not a cache (%j) reads as empty',
  (stored) => {
    expect(readCache(stored, now)).toEqual([]);
  },
);

test("what's next is left out when it was last visited over seven days ago", () => {
  const at = { userId: 'ada', orgId: 'riverside' };
  const cache = withOrganization([], { ...at, now }, { ...nothing, whats_next_content: visit });
  expect(organizationIn(cache, { ...at, now: now + 7 * DAY_MS })?.whats_next_content).toEqual(visit);
  expect(organizationIn(cache, { ...at, now: now + 7 * DAY_MS + 1 })).toEqual(nothing);
});

test('progress never goes back, and what is complete is not next', () => {
  const begun = withContent(null, visit, { is_completed: false, progress: 0.6 });
  expect(begun).toMatchObject({
    content: { scale: { progress: 0.6, is_completed: false } },
    whats_next_content: visit,
  });
  const back = withContent(begun, visit, { is_completed: false, progress: 0.2 });
  expect(back.content.scale).toEqual({ progress: 0.6, is_completed: false });
  const done = withContent(back, visit, { is_completed: true, progress: 1 });
  expect([done.content.scale, done.whats_next_content]).toEqual([{ progress: 1, is_completed: true }, undefined]);
});

test('organizations of one person do not mix', () => {
  const first = withOrganization(
    [],
    { userId: 'ada', orgId: 'riverside', now },
    withContent(null, visit, { is_completed: false, progress: 0.5 }),
  );
  const both = withOrganization(first, { userId: 'ada', orgId: 'academy', now }, nothing);
  expect(organizationIn(both, { userId: 'ada', orgId: 'academy', now })?.content).toEqual({});
  expect(organizationIn(both, { userId: 'ada', orgId: 'riverside', now })?.content.scale?.progress).toBe(0.5);
});

test('a module shows what was done on this device, and nothing less than the server knows', () => {
  const item = (id: string, progress: number) =>
    ({ id, progress, is_completed: progress === 1, module_id: 'pain', chapter_id: 'basics' }) as ContentCard;
  const chapter = { id: 'basics', title: 'Basics', summary: '', is_completed: false };
  const module = {
    id: 'pain',
    chapters: [{ ...chapter, items: [item('scale', 0), item('reasons', 1), item('signs', 0.6)] }],
    chapters_completed: 0,
    total_chapters: 1,
    content_completed: 1,
    total_content: 3,
    progress_percentage: 33,
  } as unknown as ModuleDetail;
  const done = withContent(null, visit, { is_completed: true, progress: 1 });
  const known = withContent(done, { ...visit, content_id: 'signs' }, { is_completed: false, progress: 0.4 });
  const shown = withKnownProgress(module, known);
  expect(shown.chapters[0]!.items.map(({ progress }) => progress)).toEqual([1, 1, 0.6]);
  expect(shown).toMatchObject({ content_completed: 2, chapters_completed: 0, progress_percentage: 66 });
  const all = withContent(known, { ...visit, content_id: 'signs' }, { is_completed: true, progress: 1 });
  expect(withKnownProgress(module, all)).toMatchObject({ chapters_completed: 1, progress_percentage: 100 });
  expect(withKnownProgress(module, null)).toBe(module);
});
