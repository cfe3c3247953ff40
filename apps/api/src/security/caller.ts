import type { ApiScope } from '@snapwell/contract/organizations/integrations/integrations.schemas';
import type { Authority, EndpointDefinition } from '@snapwell/contract/http/endpoint';
import type { Language } from '@snapwell/contract/text/language';
import type { IdentityClaims } from '#adapters/identity-provider/port.ts';

/** A person with a valid token and an account here. */
export interface Caller {
  readonly uid: string;
  readonly email: string;
  readonly role: 'ADMIN' | 'basic';
  /** Null for whatever their device asks for. */
  readonly language: Language | null;
  readonly claims: IdentityClaims;
  /** What a program's key is good for; absent for a person who signed in. */
  readonly scopes?: readonly ApiScope[];
  /** Where the request comes from. */
  readonly address?: string;
}

/** What the guard must know of a membership to decide. */
export interface CallerMembership {
  readonly role: 'ORG_ADMIN' | 'basic';
  readonly systemLevel: 'learner' | 'manager' | 'admin';
}

/** A caller inside the organization that the path names. */
export interface MemberCaller extends Caller {
  readonly orgId: string;
  readonly membership: CallerMembership;
}

/** Somebody who may look at or run the organization; the system administrator needs no membership for it. */
export interface OrganizationCaller extends Caller {
  readonly orgId: string;
  readonly membership: CallerMembership | null;
}

/** True for those who run the organization: its administrators and the system's (product: `is_admin`). */
export function runsOrganization({ role, membership }: Pick<OrganizationCaller, 'role' | 'membership'>): boolean {
  return role === 'ADMIN' || membership?.role === 'ORG_ADMIN';
}

interface CallerByAuthority {
  anyone: Caller | null;
  /** A valid token; the account may not be registered here yet. */
  identified: IdentityClaims;
  'signed-in': Caller;
  member: MemberCaller;
  'member-or-admin': OrganizationCaller;
  manager: OrganizationCaller;
  'org-admin': OrganizationCaller;
  admin: Caller;
}

export type CallerFor<A extends Authority> = CallerByAuthority[A];
export type CallerOf<E extends EndpointDefinition> = CallerFor<E['authority']>;
