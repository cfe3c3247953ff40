import type { ProfileState } from '#features/profiles/profile-state.ts';
import type { RouteHandle } from '../route-handle.ts';

export type Verdict = 'granted' | 'unknown' | 'failed' | 'refused' | 'no-place' | 'needs-onboarding';

interface Door {
  /** The organization of the path. */
  readonly orgId: string | null;
  readonly authority: RouteHandle['authority'];
}

/** Whether a route opens for this profile. The server decides again on every call; this spares people dead screens. */
export function authorityOf(
  { phase, userState, base, organization, failure, orgId: current }: ProfileState,
  { orgId, authority }: Door,
): Verdict {
  const unknown = phase === 'error' ? 'failed' : 'unknown';
  // The system administrator may look everywhere, also where they are no member.
  if (base?.role === 'ADMIN') return 'granted';
  if (authority === 'ADMIN') return base ? 'refused' : unknown;
  if (orgId === null) return 'granted';
  if (userState === 'needs-onboarding') return 'needs-onboarding';
  if (failure?.status === 404 && base && current === orgId) return 'no-place';
  if (authority === undefined) return 'granted';
  // ORG_ADMIN, of the organization in the path.
  if (!organization || organization.organization_id !== orgId) return unknown;
  return organization.role === 'ORG_ADMIN' ? 'granted' : 'refused';
}
