import { expect, test } from 'vitest';
import { isKept, momentOf, organizationOfPath } from './event-facts.ts';

const now = new Date('2026-03-10T12:00:00Z');

test.each([
  ['a moment ago', '2026-03-10T11:59:00Z', '2026-03-10T11:59:00Z'],
  ['from a device that was without a network for a week', '2026-03-03T12:00:00Z', '2026-03-03T12:00:00Z'],
  ['from before that', '2026-03-03T11:59:59Z', '2026-03-10T12:00:00Z'],
  ['from a clock that is ahead', '2031-01-01T00:00:00Z', '2026-03-10T12:00:00Z'],
])('an event %s happened', (_, at, happened) => {
  expect(momentOf({ at }, now)).toEqual(new Date(happened));
});

test.each([
  ['/o/riverside/home', { orgId: 'riverside', isPublic: false }],
  ['/o/riverside', { orgId: 'riverside', isPublic: false }],
  ['/p/riverside/content/pain-scales', { orgId: 'riverside', isPublic: true }],
  ['/home', null],
  ['/o/', null],
  ['/other/riverside', null],
  ['/o/River%20side', null],
])('the path %s belongs to %o', (path, organization) => {
  expect(organizationOfPath(path)).toEqual(organization);
});

test('of strangers’ visits the page views of one in four are kept, whole; of members and of steps everything', () => {
  const visits = Array.from({ length: 400 }, (_, n) => `visit-${n}`);
  const keeps = (type: 'page_view' | 'funnel_step', uid: string | null) =>
    visits.filter((sessionId) => isKept({ type }, { sessionId, uid })).length;
  expect(keeps('page_view', null)).toBeGreaterThan(70);
  expect(keeps('page_view', null)).toBeLessThan(130);
  expect(keeps('page_view', 'ada')).toBe(400);
  expect(keeps('funnel_step', null)).toBe(400);
});
