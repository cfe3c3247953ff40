import type { Authority } from '@snapwell/contract/http/endpoint';
import type { IdentityClaims } from '#adapters/identity-provider/port.ts';
import { AppError } from '#platform/app-error.ts';
import type { Caller, CallerFor, CallerMembership } from './caller.ts';

/** What the guard asks of the features, given to it in `app.ts`. */
export interface GuardSources {
  verifyIdToken(token: string): Promise<IdentityClaims>;
  /** The account of a token's holder, or null when it is not registered here. */
  findAccount(uid: string): Promise<{ email: string; role: 'ADMIN' | 'basic'; isDisabled: boolean } | null>;
  /** An active membership in an organization that is not suspended, or null. */
  findMembership(uid: string, orgId: string): Promise<CallerMembership | null>;
}

export type Guard = <A extends Authority>(authority: A, authorization: string | undefined, orgId: string | undefined) => Promise<CallerFor<A>>;

/**
 * Decides who may pass. No or a bad token: 401. Somebody else's organization: 404, so that its existence is not told.
 * Too little authority inside one's own: 403.
 */
export function createGuard(sources: GuardSources): Guard {
  async function identify(authorization: string | undefined) {
    const token = /^Bearer ([\w.~+/=-]+)$/.exec(authorization ?? '')?.[1];
    if (!token) throw new AppError('authentication_required');
    return sources.verifyIdToken(token);
  }

  async function recognize(authorization: string | undefined): Promise<Caller> {
    const claims = await identify(authorization);
    const account = await sources.findAccount(claims.uid);
    if (!account) throw new AppError('not_registered');
    if (account.isDisabled) throw new AppError('account_disabled');
    return { uid: claims.uid, email: account.email, role: account.role, claims };
  }

  async function enter(authority: 'member' | 'manager' | 'org-admin', authorization: string | undefined, orgId: string | undefined) {
    if (orgId === undefined) throw new Error(`An endpoint for ${authority} needs :orgId in its path.`);
    const caller = await recognize(authorization);
    const membership = await sources.findMembership(caller.uid, orgId);
    const isSystemAdmin = caller.role === 'ADMIN';
    if (!membership && (authority === 'member' || !isSystemAdmin)) throw new AppError('not_found');
    if (!isSystemAdmin && !isEnough(authority, membership)) throw new AppError('insufficient_permissions');
    return { ...caller, orgId, membership };
  }

  async function pass(authority: Authority, authorization: string | undefined, orgId: string | undefined) {
    switch (authority) {
      case 'anyone':
        return authorization === undefined ? null : recognize(authorization);
      case 'identified':
        return identify(authorization);
      case 'signed-in':
        return recognize(authorization);
      case 'admin': {
        const caller = await recognize(authorization);
        if (caller.role !== 'ADMIN') throw new AppError('insufficient_permissions');
        return caller;
      }
      default:
        return enter(authority, authorization, orgId);
    }
  }
  return pass as Guard;
}

function isEnough(authority: 'member' | 'manager' | 'org-admin', membership: CallerMembership | null): boolean {
  if (!membership) return false;
  const isOrgAdmin = membership.role === 'ORG_ADMIN';
  if (authority === 'member') return true;
  if (authority === 'manager') return isOrgAdmin || membership.systemLevel !== 'learner';
  return isOrgAdmin;
}
