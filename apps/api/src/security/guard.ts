import type { ApiScope } from '@snapwell/contract/organizations/integrations/integrations.schemas';
import type { Authority } from '@snapwell/contract/http/endpoint';
import type { Language } from '@snapwell/contract/text/language';
import { signOnProviderId } from '@snapwell/contract/identity/single-sign-on';
import type { IdentityClaims } from '#adapters/identity-provider/port.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Caller, CallerFor, CallerMembership } from './caller.ts';

/** What the database knows of a token's holder, and of their place in the organization that the path names. */
export interface KnownCaller {
  readonly email: string;
  readonly role: 'ADMIN' | 'basic';
  readonly language: Language | null;
  readonly isDisabled: boolean;
  /** Members with an address of these domains enter the organization by its single sign-on only. */
  readonly signOnDomains: readonly string[] | null;
  /** False too when no organization was named. */
  readonly organizationExists: boolean;
  /** An active membership in an organization that is not suspended, or null. */
  readonly membership: CallerMembership | null;
}

/** What the guard asks of the features, given to it in `composition/app.ts`. */
export interface GuardSources {
  verifyIdToken(token: string): Promise<IdentityClaims>;
  /** Checks a token and finds its holder, in one statement; `known` is null when the account is not registered here. */
  findCaller(
    token: string,
    orgId: string | undefined,
  ): Promise<{
    claims: IdentityClaims;
    known: KnownCaller | null;
    /** Of a program's key. */
    scopes?: readonly ApiScope[];
  }>;
}

type InsideAuthority = 'member' | 'member-or-admin' | 'manager' | 'org-admin';

export type Guard = <A extends Authority>(
  authority: A,
  authorization: string | undefined,
  orgId: string | undefined,
  /** Told of a registered caller also when they are refused. */
  recognized?: Recognized,
) => Promise<CallerFor<A>>;
type Recognized = (caller: Caller) => void;

/**
 * Decides who may pass. No or a bad token: 401. Somebody else's organization: 404, so that its existence is not told.
 * Too little authority inside one's own: 403.
 */
export function createGuard(sources: GuardSources): Guard {
  async function recognize(authorization: string | undefined, orgId?: string) {
    const { claims, known, scopes } = await sources.findCaller(tokenIn(authorization), orgId);
    if (!known) throw new AppError('not_registered');
    if (known.isDisabled) throw new AppError('account_disabled');
    const { email, role, language } = known;
    const caller: Caller = { uid: claims.uid, email, role, language, claims, ...(scopes && { scopes }) };
    return { caller, known };
  }

  /** For what is open to anyone, somebody between sign-up and registration is a stranger still. */
  async function recognizeIfRegistered(authorization: string) {
    try {
      return (await recognize(authorization)).caller;
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_registered') return null;
      throw error;
    }
  }

  async function enter(
    authority: InsideAuthority,
    authorization: string | undefined,
    orgId: string | undefined,
    recognized?: Recognized,
  ) {
    const { caller, known } = await recognize(authorization, orgId);
    recognized?.(caller);
    if (orgId === undefined)
      throw new AppError('invalid_request', [{ path: 'org_id', message: /*i18n*/ 'Name the organization.' }]);
    const { membership, organizationExists } = known;
    const isSystemAdmin = caller.role === 'ADMIN' && authority !== 'member';
    if (!organizationExists || (!membership && !isSystemAdmin)) throw new AppError('not_found');
    if (!isSystemAdmin && !isEnough(authority, membership)) throw new AppError('insufficient_permissions');
    if (mustSignOn(caller, known, orgId)) throw new AppError('single_sign_on_required');
    return { ...caller, orgId, membership };
  }

  async function pass(
    authority: Authority,
    authorization: string | undefined,
    orgId: string | undefined,
    recognized?: Recognized,
  ) {
    switch (authority) {
      case 'anyone':
        return authorization === undefined ? null : recognizeIfRegistered(authorization);
      case 'identified':
        return sources.verifyIdToken(tokenIn(authorization));
      case 'signed-in':
        return (await recognize(authorization)).caller;
      case 'admin': {
        const { caller } = await recognize(authorization);
        recognized?.(caller);
        if (caller.role !== 'ADMIN') throw new AppError('insufficient_permissions');
        return caller;
      }
      default:
        return enter(authority, authorization, orgId, recognized);
    }
  }
  return pass as Guard;
}

/**
 * Whether somebody came another way into an organization that has its own. Those who run it may, so that a provider
 * that fails shuts nobody out for good; so may a program's key, which somebody inside has made.
 */
function mustSignOn({ email, claims, scopes }: Caller, { membership, signOnDomains }: KnownCaller, orgId: string) {
  if (!signOnDomains?.length || !membership || membership.role === 'ORG_ADMIN' || scopes) return false;
  const isOfDomain = signOnDomains.includes(email.slice(email.lastIndexOf('@') + 1));
  return isOfDomain && claims.signInProvider !== signOnProviderId(orgId);
}

function tokenIn(authorization: string | undefined): string {
  const token = /^Bearer ([\w.~+/=-]+)$/.exec(authorization ?? '')?.[1];
  if (!token) throw new AppError('authentication_required');
  return token;
}

function isEnough(authority: InsideAuthority, membership: CallerMembership | null): boolean {
  if (!membership) return false;
  const isOrgAdmin = membership.role === 'ORG_ADMIN';
  if (authority === 'org-admin') return isOrgAdmin;
  return authority !== 'manager' || isOrgAdmin || membership.systemLevel !== 'learner';
}
