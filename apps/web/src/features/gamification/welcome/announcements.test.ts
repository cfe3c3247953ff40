import type { Award } from '@snapwell/contract/gamification/award.schemas';
import { expect, test } from 'vitest';
import { createAnnouncements } from './announcements.ts';

const gain = (id: string): Award => ({
  id,
  org_id: 'riverside',
  points: 20,
  total: 120,
  source: 'content',
  items: [{ source: 'content', points: 20 }],
  badges: [],
  at: '2026-03-02T10:00:00.000Z',
});

test('a gain is announced once, whether the answer or the live stream brings it first', () => {
  const announcements = createAnnouncements();
  expect(announcements.take(gain('a'))).toEqual(gain('a'));
  expect(announcements.take(gain('a'))).toBeNull();
  expect(announcements.take(gain('b'))).toEqual(gain('b'));
});

test.each([null, undefined, {}, { points: 20 }])('%j is no gain', (fact) => {
  expect(createAnnouncements().take(fact)).toBeNull();
});

test('only the latest gains are remembered', () => {
  const announcements = createAnnouncements(2);
  for (const id of ['a', 'b', 'c']) announcements.take(gain(id));
  expect(announcements.take(gain('c'))).toBeNull();
  expect(announcements.take(gain('a'))).not.toBeNull();
});
