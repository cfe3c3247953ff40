import type { IdentityClaims } from '#adapters/identity-provider/port.ts';

/**
 * The role that the configuration gives; null when it gives none. An address alone proves nothing: its mail must have
 * been read.
 */
export function roleOf(
  { email, isEmailVerified }: Pick<IdentityClaims, 'email' | 'isEmailVerified'>,
  adminEmails: ReadonlySet<string>,
): 'ADMIN' | null {
  return isEmailVerified && email !== undefined && adminEmails.has(email.toLowerCase()) ? 'ADMIN' : null;
}
