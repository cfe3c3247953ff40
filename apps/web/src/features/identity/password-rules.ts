import { type PasswordValidationStatus, validatePassword } from '@firebase/auth';
import { auth } from './auth-sdk.ts';

export interface PasswordRule {
  readonly text: string;
  readonly isMet: boolean;
}

/** The rules of the identity provider's policy, and which of them a password meets. Null while the policy cannot be read. */
export async function checkPassword(password: string): Promise<PasswordRule[] | null> {
  try {
    return rulesOf(await validatePassword(auth(), password));
  } catch {
    return null;
  }
}

/** The policy's rules as sentences, in the order people read them. */
export function rulesOf(
  status: Omit<PasswordValidationStatus, 'passwordPolicy' | 'isValid'> & {
    passwordPolicy: Pick<PasswordValidationStatus['passwordPolicy'], 'customStrengthOptions'>;
  },
): PasswordRule[] {
  const { minPasswordLength, maxPasswordLength } = status.passwordPolicy.customStrengthOptions;
  const rules: [string, boolean | undefined][] = [
    [`At least ${minPasswordLength ?? 6} characters`, status.meetsMinPasswordLength],
    // The largest length only matters to whoever meets it.
    [`At most ${maxPasswordLength} characters`, status.meetsMaxPasswordLength === false ? false : undefined],
    ['A lower-case letter', status.containsLowercaseLetter],
    ['An upper-case letter', status.containsUppercaseLetter],
    ['A digit', status.containsNumericCharacter],
    ['A special character', status.containsNonAlphanumericCharacter],
  ];
  return rules.filter((rule): rule is [string, boolean] => rule[1] !== undefined).map(([text, isMet]) => ({ text, isMet }));
}
