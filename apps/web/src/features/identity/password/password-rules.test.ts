import type { PasswordPolicy } from '@firebase/auth';
import { expect, test } from 'vitest';
import { rulesOf } from './password-rules.ts';

const policy = (options: PasswordPolicy['customStrengthOptions']): PasswordPolicy => ({
  customStrengthOptions: options,
  allowedNonAlphanumericCharacters: '!?-',
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: false,
});
const strict = policy({
  minPasswordLength: 8,
  maxPasswordLength: 10,
  containsLowercaseLetter: true,
  containsUppercaseLetter: true,
  containsNumericCharacter: true,
  containsNonAlphanumericCharacter: true,
});

test.for<[string, PasswordPolicy, string, string[]]>([
  ['the default policy asks for 6 characters', policy({}), 'abcde', ['At least 6 characters']],
  ['which is all it asks for', policy({}), 'abcdef', []],
  [
    'a strict one for everything',
    strict,
    '',
    ['At least 8 characters', 'A lower-case letter', 'An upper-case letter', 'A digit', 'A special character'],
  ],
  ['each rule is met by itself', strict, 'abcdefgH', ['A digit', 'A special character']],
  ['only the special characters of the policy count', strict, 'abcdefG1#', ['A special character']],
  ['a password that is too long hears of it', strict, 'abcdefgH1!!!', ['At most 10 characters']],
  ['a password that meets all rules', strict, 'abcdefG1!', []],
])('%s', ([, rules, password, missing]) => {
  expect(rulesOf(rules, password).flatMap(({ text, isMet }) => (isMet ? [] : [text]))).toEqual(missing);
});
