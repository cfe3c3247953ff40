import { i18n, type MessageDescriptor } from '@lingui/core';
import { sdkMessages } from './identity.texts.ts';

/** Why signing in or changing the account failed, in words for the person. */
export class IdentityError extends Error {
  /** The identity library's code (`auth/...`), the API's, or `unknown`. */
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.name = 'IdentityError';
    this.code = code;
  }
}

/**
 * Carries out a step with the identity library and says what its refusal means; `fallback` where it means nothing
 * known. `words` stand before the general ones.
 */
export async function inWords<T>(
  fallback: string,
  step: () => Promise<T>,
  words: Readonly<Record<string, MessageDescriptor>> = {},
): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof IdentityError) throw error;
    const code = codeOf(error);
    const known = words[code] ?? sdkMessages[code];
    throw new IdentityError(known ? i18n._(known) : fallback, code);
  }
}

export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'unknown';
}

const ofPassword = new Set(['auth/invalid-credential', 'auth/wrong-password']);

/** Whether the password that was entered once more is wrong. */
export const isOfPassword = (error: unknown): boolean => ofPassword.has(codeOf(error));

const ofNewPassword = new Set(['auth/weak-password', 'auth/password-does-not-meet-requirements']);

/** Whether a new password was refused, so that the words belong to its field. */
export const isOfNewPassword = (error: unknown): boolean => ofNewPassword.has(codeOf(error));
