import { expect, test } from 'vitest';
import { momentOf, organizationOfPath } from './event-facts.ts';

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
