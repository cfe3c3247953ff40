import { expect, test } from 'vitest';
import { checkNewPassword, defaultPasswordPolicy, type PasswordPolicy } from './password-policy.ts';

const strict: PasswordPolicy = {
  minLength: 8,
  maxLength: 12,
  needsLowercase: true,
  needsUppercase: true,
  needsNumber: true,
  needsSymbol: true,
};

test.each([
  ['six characters', '123456', defaultPasswordPolicy],
  ['letters of any language', 'ÄÖÜßéñ', defaultPasswordPolicy],
  ['everything that is asked for', 'Aa1!aaaa', strict],
])('%s will do', (_, password, policy) => {
  expect(() => checkNewPassword(password, policy)).not.toThrow();
});

test.each([
  ['12345', defaultPasswordPolicy, 'WEAK_PASSWORD'],
  ['x'.repeat(4097), defaultPasswordPolicy, 'at most 4096 characters'],
  ['Aa1!aaa', strict, 'at least 8 characters'],
  ['Aa1!aaaaaaaaa', strict, 'at most 12 characters'],
  ['AA1!AAAA', strict, 'a lower case character'],
  ['aa1!aaaa', strict, 'an upper case character'],
  ['Aaa!aaaa', strict, 'a numeric character'],
  ['Aa1aaaaa', strict, 'a non-alphanumeric character'],
  [
    'aaaaaaaa',
    strict,
    'upper case character, Password must contain a numeric character, Password must contain a non-alphanumeric character',
  ],
])('%j is refused by policy %#, which says what is missing', (password, policy, said) => {
  expect(() => checkNewPassword(password, policy)).toThrow(said);
});
