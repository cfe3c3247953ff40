import type { JoinPolicy } from '@snapwell/contract/organizations/organizations.schemas';
import type { IdentityClaims } from '#adapters/identity-provider/port.ts';

interface Door {
  readonly joinPolicy: JoinPolicy;
  readonly joinDomains: readonly string[];
  readonly isSuspended: boolean;
}

/**
 * By which rule somebody may walk in, or null when they may not. An address counts only when its holder has proved
 * it.
 */
export function waysIn(
  { joinPolicy, joinDomains, isSuspended }: Door,
  verifiedEmail: string | null,
): 'open' | 'domain' | null {
  if (isSuspended) return null;
  if (joinPolicy === 'open') return 'open';
  const domain = verifiedEmail === null ? null : domainOf(verifiedEmail);
  return joinPolicy === 'domain' && domain !== null && joinDomains.includes(domain) ? 'domain' : null;
}

export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

/** The caller's address when they have proved that it is theirs. */
export function verifiedEmailOf({
  email,
  isEmailVerified,
}: Pick<IdentityClaims, 'email' | 'isEmailVerified'>): string | null {
  return isEmailVerified && email ? email.toLowerCase() : null;
}
