import { t } from '@lingui/core/macro';
import type { PasswordPolicy } from '@firebase/auth';

export interface PasswordRule {
  readonly text: string;
  readonly isMet: boolean;
}

/** The length that the provider asks for where its policy names none (spec §5). */
const MIN_LENGTH = 6;

/** The policy's rules as sentences, in the order people read them, and which of them a password meets. */
export function rulesOf(
  { customStrengthOptions: asked, allowedNonAlphanumericCharacters }: PasswordPolicy,
  password: string,
): PasswordRule[] {
  const { minPasswordLength = MIN_LENGTH, maxPasswordLength } = asked;
  const rules: PasswordRule[] = [
    { text: t`At least ${minPasswordLength} characters`, isMet: password.length >= minPasswordLength },
  ];
  const ask = (isAsked: boolean | undefined, text: string, isMet: boolean) =>
    void (isAsked && rules.push({ text, isMet }));
  // Only who writes that much needs to know.
  if (maxPasswordLength !== undefined && password.length > maxPasswordLength)
    ask(true, t`At most ${maxPasswordLength} characters`, false);
  ask(asked.containsLowercaseLetter, t`A lower-case letter`, /[a-z]/.test(password));
  ask(asked.containsUppercaseLetter, t`An upper-case letter`, /[A-Z]/.test(password));
  ask(asked.containsNumericCharacter, t`A digit`, /[0-9]/.test(password));
  const special = Array.from(password).some((character) => allowedNonAlphanumericCharacters.includes(character));
  ask(asked.containsNonAlphanumericCharacter, t`A special character`, special);
  return rules;
}
