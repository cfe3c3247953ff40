import { isCommonPassword } from './common-passwords.ts';
import { ProtocolError } from '../protocol-error.ts';

/** What a new password must have. The defaults are the protocol's: six characters. */
export interface PasswordPolicy {
  readonly minLength: number;
  readonly maxLength: number;
  readonly needsLowercase: boolean;
  readonly needsUppercase: boolean;
  readonly needsNumber: boolean;
  readonly needsSymbol: boolean;
  /** Refuses passwords that everybody tries first, and the account's own address. */
  readonly refusesCommon: boolean;
}

/** Longer input is refused before it is hashed, so that nobody can make the server hash megabytes. */
export const LONGEST_PASSWORD = 4096;

export const defaultPasswordPolicy: PasswordPolicy = {
  minLength: 6,
  maxLength: LONGEST_PASSWORD,
  needsLowercase: false,
  needsUppercase: false,
  needsNumber: false,
  needsSymbol: false,
  refusesCommon: false,
};

/** The protocol's list of what counts as non-alphanumeric. */
export const SYMBOLS = [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~`+=-'];

/** Refuses a new password that the policy does not allow for the account of this address. */
export async function checkNewPassword(password: string, email: string | null, policy: PasswordPolicy): Promise<void> {
  if (password.length < 6 && !hasOwnRules(policy))
    throw new ProtocolError('WEAK_PASSWORD', 'Password should be at least 6 characters');
  const missing = missingFrom(password, policy);
  if (missing.length > 0)
    throw new ProtocolError(
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
      `Missing password requirements: [${missing.join(', ')}]`,
    );
  if (policy.refusesCommon && (isOwnAddress(password, email) || (await isCommonPassword(password))))
    throw new ProtocolError('WEAK_PASSWORD', 'Password is too easy to guess');
}

function isOwnAddress(password: string, email: string | null): boolean {
  const text = password.toLowerCase();
  return email !== null && (text === email || text === email.slice(0, email.lastIndexOf('@')));
}

export function hasOwnRules(policy: PasswordPolicy): boolean {
  return (Object.keys(defaultPasswordPolicy) as (keyof PasswordPolicy)[]).some(
    (rule) => policy[rule] !== defaultPasswordPolicy[rule],
  );
}

function missingFrom(password: string, policy: PasswordPolicy): string[] {
  const rules: [isBroken: boolean, text: string][] = [
    [password.length < policy.minLength, `Password must contain at least ${policy.minLength} characters`],
    [password.length > policy.maxLength, `Password may contain at most ${policy.maxLength} characters`],
    [policy.needsLowercase && !/\p{Ll}/u.test(password), 'Password must contain a lower case character'],
    [policy.needsUppercase && !/\p{Lu}/u.test(password), 'Password must contain an upper case character'],
    [policy.needsNumber && !/\d/.test(password), 'Password must contain a numeric character'],
    [
      policy.needsSymbol && !SYMBOLS.some((symbol) => password.includes(symbol)),
      'Password must contain a non-alphanumeric character',
    ],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, text]) => text);
}
