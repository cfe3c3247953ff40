import { organizationOfProvider } from '@snapwell/contract/identity/single-sign-on';
import type { Connection } from '@snapwell/identity-service/sign-in/connection';
import type { FederatedClaims } from '@snapwell/identity-service/sign-in/federated-claims';
import { LRUCache } from 'lru-cache';
import type { Federation } from '#adapters/federated-sign-in/federation.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { findMembership } from '../membership/memberships.repository.ts';
import { settingsOf } from './connections.ts';
import { recordRefusal, type RefusedSignOn } from './sign-on-events.ts';
import {
  type ConnectionRow,
  findActiveConnection,
  isSystemAdministrator,
  listProvenDomains,
} from './single-sign-on.repository.ts';

type SignOnWorld = Pick<World, 'db' | 'clock' | 'signOnKey' | 'openIdProviders' | 'adminEmails'>;

/** More organizations whose providers were asked in the last hour than this: the first is asked about itself again. */
const REMEMBERED = 500;
const REMEMBERED_MS = 60 * 60_000;

export interface SignOnProvider {
  readonly federation: Federation;
  readonly domains: readonly string[];
  refused(signIn: RefusedSignOn): Promise<void>;
}

/** The providers of organizations, as signing in needs them. */
export interface SignOnProviders {
  /** Null where single sign-on is not set up or switched off. */
  find(orgId: string): Promise<SignOnProvider | null>;
  /** The same in the words of the identity service. */
  findConnection(providerId: string): Promise<Connection | null>;
  /** Null when there is no such provider. */
  checkToken(providerId: string, idToken: string): Promise<FederatedClaims | null>;
}

/** Opens the providers of organizations, each for an hour: then it is asked about itself again. */
export function createSignOnProviders(world: SignOnWorld): SignOnProviders {
  const { db, signOnKey, openIdProviders, adminEmails } = world;
  const open = new LRUCache<string, Federation>({ max: REMEMBERED, ttl: REMEMBERED_MS });

  function federationOf(row: ConnectionRow): Federation {
    const key = `${row.orgId} ${row.updatedAt.toISOString()}`;
    const federation = open.get(key) ?? openIdProviders.open(settingsOf(row, signOnKey));
    if (!open.has(key)) open.set(key, federation);
    return federation;
  }

  async function find(orgId: string): Promise<SignOnProvider | null> {
    return inOrganization(db, orgId, async (scope) => {
      const row = await findActiveConnection(scope);
      return (
        row && {
          federation: federationOf(row),
          domains: await listProvenDomains(scope),
          refused: (signIn) => recordRefusal(world, orgId, signIn),
        }
      );
    });
  }

  return {
    find,
    async findConnection(providerId) {
      const orgId = organizationOfProvider(providerId);
      const provider = orgId === null ? null : await find(orgId);
      if (!provider) return null;
      return {
        domains: provider.domains,
        refused: provider.refused,
        async refusalFor(tx, { email, uid }) {
          // Whoever runs a provider must not come to run the whole system by it.
          if (adminEmails.has(email) || (uid !== null && (await isSystemAdministrator(tx, uid))))
            return 'account-reserved';
          const membership = uid === null ? null : await findMembership({ tx, orgId: orgId! }, uid);
          return membership?.isDeactivated ? 'membership-deactivated' : null;
        },
      };
    },
    async checkToken(providerId, idToken) {
      const orgId = organizationOfProvider(providerId);
      const provider = orgId === null ? null : await find(orgId);
      return provider && provider.federation.checkIdToken(idToken);
    },
  };
}
