import type { SignOnRefusal } from '@snapwell/contract/identity/federated-sign-in.schemas';
import { organizationOfProvider } from '@snapwell/contract/identity/single-sign-on';
import type { SignOnPlace } from '@snapwell/contract/organizations/single-sign-on/single-sign-on.schemas';
import type { IdentityClaims } from '#adapters/identity-provider/port.ts';
import { registerFederated } from '#features/identity/index.ts';
import { acrossOrganizations, inOrganization } from '#platform/database/transaction.ts';
import { AppError } from '#platform/http/app-error.ts';
import { newId } from '#platform/new-id.ts';
import type { World } from '#world.ts';
import { findInviteToAddress } from '../invites/invites.repository.ts';
import { acceptFoundInvite } from '../joining/accept-invite.ts';
import { domainOf, verifiedEmailOf } from '../joining/joining.ts';
import { addMembership } from '../membership/add-membership.ts';
import { findOrganization } from '../organizations.repository.ts';
import { recordRefusal } from './sign-on-events.ts';
import {
  type ConnectionRow,
  findActiveConnection,
  findOrganizationOfDomain,
  insertEvent,
  listProvenDomains,
  markEntered,
} from './single-sign-on.repository.ts';

type EnterWorld = Pick<World, 'db' | 'clock' | 'adminEmails' | 'remoteFiles' | 'files' | 'mediaQuotaBytes'>;

/** An old session is not a sign-in: whoever was removed meanwhile would be let in again. */
const RECENT_MS = 10 * 60_000;

const refusals: Readonly<Record<string, SignOnRefusal>> = {
  membership_deactivated: 'membership-deactivated',
  member_quota_reached: 'members-full',
};

/** Which organization signs in people with addresses of this domain. */
export async function findSignOn(
  { db }: Pick<World, 'db'>,
  email: string,
): Promise<{ organization: SignOnPlace | null }> {
  const found = await acrossOrganizations(db, (tx) => findOrganizationOfDomain(tx, domainOf(email)));
  return { organization: found && { organization_id: found.id, organization_name: found.name } };
}

/**
 * Registers who has just come by an organization's provider, and makes them a member. Asked again it answers the same.
 */
export async function enterBySignOn(world: EnterWorld, claims: IdentityClaims) {
  const { db, clock } = world;
  const orgId = organizationOfProvider(claims.signInProvider);
  const email = verifiedEmailOf(claims);
  const age = clock.now().getTime() - claims.authenticatedAt.getTime();
  if (orgId === null || email === null || age > RECENT_MS) throw new AppError('sign_in_refused');
  const connection = await inOrganization(db, orgId, async (scope) => {
    const row = await findActiveConnection(scope);
    return row && (await listProvenDomains(scope)).includes(domainOf(email)) ? row : null;
  });
  if (!connection) throw new AppError('sign_in_refused');
  const { uid, is_new } = await registerFederated(world, claims);
  try {
    const isNewMember = await becomeMember(world, { uid, email, connection });
    const organization = await findOrganization(db, orgId);
    const place = { organization_id: orgId, organization_name: organization?.name ?? orgId };
    return { uid, is_new, ...place, is_new_member: isNewMember };
  } catch (error) {
    const refusal = error instanceof AppError ? refusals[error.code] : undefined;
    if (refusal) await recordRefusal(world, orgId, { refusal, uid, email });
    throw error;
  }
}

async function becomeMember(
  world: EnterWorld,
  { uid, email, connection }: { uid: string; email: string; connection: ConnectionRow },
): Promise<boolean> {
  const { db, clock } = world;
  const { orgId, systemLevel, groupIds } = connection;
  const at = clock.now();
  // An invitation says more: which role, which groups.
  const invite = await findInviteToAddress(db, { orgId, email, now: at });
  const isInvited = invite !== null && (await acceptFoundInvite(world, { uid }, invite)).is_new;
  return inOrganization(db, orgId, async (scope) => {
    const isAdded = await addMembership(scope, { uid, at, by: 'single_sign_on', systemLevel, groupIds });
    await insertEvent(scope, { id: newId(at), at, uid, email, refusal: null, detail: null });
    await markEntered(scope, at);
    return isInvited || isAdded;
  });
}
