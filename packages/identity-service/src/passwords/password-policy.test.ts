import { expect, test } from 'vitest';
import { checkNewPassword, defaultPasswordPolicy, type PasswordPolicy } from './password-policy.ts';

const strict: PasswordPolicy = {
  minLength: 8,
  maxLength: 12,
  needsLowercase: true,
  needsUppercase: true,
  needsNumber: true,
  needsSymbol: true,
  refusesCommon: false,
};

test.each([
  ['six characters', '123456', defaultPasswordPolicy],
  ['letters of any language', 'ÄÖÜßéñ', defaultPasswordPolicy],
  ['everything that is asked for', 'Aa1!aaaa', strict],
])('%s will do', async (_, password, policy) => {
  await checkNewPassword(password, 'ada@example.com', policy);
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
])('%j is refused by policy %#, which says what is missing', async (password, policy, said) => {
  await expect(checkNewPassword(password, 'ada@example.com', policy)).rejects.toThrow(said);
});

const production: PasswordPolicy = { ...defaultPasswordPolicy, minLength: 8, refusesCommon: true };

test.each(['password', 'PassWord', '12345678', 'qwertyuiop', 'Trustno1', 'ada.okafor', 'Ada.Okafor@Example.com'])(
  'everybody tries %j first, so it is refused where that is asked for',
  async (password) => {
    const email = 'ada.okafor@example.com';
    await expect(checkNewPassword(password, email, production)).rejects.toThrow('WEAK_PASSWORD');
    await checkNewPassword(password, email, defaultPasswordPolicy);
  },
);

test('the three thousand passwords that are tried most are refused', async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const tried = dictionary['passwords-common'].filter((password) => password.length >= 8).slice(0, 3000);
  const outcomes = await Promise.allSettled(tried.map((password) => checkNewPassword(password, null, production)));
  expect([tried.length, outcomes.filter(({ status }) => status === 'rejected').length]).toEqual([3000, 3000]);
});
