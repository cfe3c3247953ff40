import { expect, test } from 'vitest';
import { inviteOf, isOwnPath, organizationOf, paths } from './paths.ts';

test.for([
  ['/o/riverside/home', 'riverside'],
  ['/o/riverside', 'riverside'],
  ['/home', null],
  ['/p/riverside/content/x', null],
  ['/o/', null],
] as const)('the organization of %s is %s', ([path, orgId]) => {
  expect(organizationOf(path)).toBe(orgId);
});

test.for([
  ['/o/riverside/home?x=1#y', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://evil.example', false],
  ['javascript:alert(1)', false],
] as const)('%s may be gone back to: %s', ([path, expected]) => {
  expect(isOwnPath(path)).toBe(expected);
});

test('content carries where it was opened from', () => {
  expect(paths.content('riverside', 'pain')).toBe('/o/riverside/content/pain');
  expect(paths.content('riverside', 'pain', { moduleId: 'm', chapterId: 'c', isFromCopilot: true })).toBe(
    '/o/riverside/content/pain?module_id=m&ch_id=c&from=copilot',
  );
});

test('only the address of an invitation carries one', () => {
  expect([inviteOf('/home?invite=abc'), inviteOf('/home'), inviteOf('/config?invite=abc'), inviteOf(null)]).toEqual([
    'abc',
    null,
    null,
    null,
  ]);
});
