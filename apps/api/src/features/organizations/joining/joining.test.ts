import { expect, test } from 'vitest';
import { verifiedEmailOf, waysIn } from './joining.ts';

const domains = ['riverside.example'];

test.each([
  ['an open organization', { joinPolicy: 'open' }, null, 'open'],
  ['a suspended one', { joinPolicy: 'open', isSuspended: true }, 'ada@riverside.example', null],
  ['one for a domain, with its address', { joinPolicy: 'domain' }, 'ada@Riverside.example', 'domain'],
  ['one for a domain, with another address', { joinPolicy: 'domain' }, 'eve@academy.example', null],
  [
    'one for a domain, with an address that only ends alike',
    { joinPolicy: 'domain' },
    'eve@evil-riverside.example',
    null,
  ],
  ['one for a domain, with two at signs', { joinPolicy: 'domain' }, 'x@riverside.example@evil.example', null],
  ['one for a domain, without a proved address', { joinPolicy: 'domain' }, null, null],
  ['one by invitation, even with its address', { joinPolicy: 'invite' }, 'ada@riverside.example', null],
] as const)('into %s', (_, door, email, way) => {
  expect(waysIn({ joinDomains: domains, isSuspended: false, ...door }, email)).toBe(way);
});

test('an address that nobody proved counts as none', () => {
  expect(verifiedEmailOf({ email: 'Ada@Riverside.example', isEmailVerified: true })).toBe('ada@riverside.example');
  expect(verifiedEmailOf({ email: 'ada@riverside.example', isEmailVerified: false })).toBeNull();
  expect(verifiedEmailOf({ email: undefined, isEmailVerified: true })).toBeNull();
});
