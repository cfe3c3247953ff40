import { expect, test } from 'vitest';
import { readPasswordRules } from './password-rules.ts';

test.each([
  ['', true, { minLength: 8, refusesCommon: true }],
  ['', false, { minLength: 6, refusesCommon: false }],
  ['min=12', true, { minLength: 12, refusesCommon: true }],
  ['min=6, common=allow', true, { minLength: 6, refusesCommon: false }],
  ['common=refuse,number', false, { minLength: 6, refusesCommon: true, needsNumber: true }],
])('PASSWORD_RULES=%s, in production %j, asks for %j', (setting, isProduction, asked) => {
  expect(readPasswordRules(setting, { isProduction })).toMatchObject(asked);
});
