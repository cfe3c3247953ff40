import { signOnCallbackPath, signOnProviderId } from '@snapwell/contract/identity/single-sign-on';
import type {
  ConnectionTest,
  SignOnConnectionChange,
  SingleSignOn,
} from '@snapwell/contract/organizations/single-sign-on/single-sign-on.schemas';
import { seal, unseal } from '@snapwell/identity-service/tokens/seal';
import { recordAct } from '#platform/audit/audit-log.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { updateOrganization } from '../organizations.repository.ts';
import { presentDomain } from './present-domain.ts';
import {
  type ConnectionRow,
  deleteConnection,
  findConnectionRow,
  listDomainRows,
  listProvenDomains,
  saveConnection,
} from './single-sign-on.repository.ts';

type ReadWorld = Pick<World, 'db' | 'publicUrl'>;
type ChangeWorld = ReadWorld & Pick<World, 'clock' | 'signOnKey' | 'identityProvider' | 'clientConfig'>;

export function getSingleSignOn(world: ReadWorld, orgId: string): Promise<SingleSignOn> {
  return inOrganization(world.db, orgId, (scope) => present(world, scope));
}

/** Sets up the connection or changes it. */
export async function changeConnection(
  world: ChangeWorld,
  caller: OrganizationCaller,
  change: SignOnConnectionChange,
): Promise<SingleSignOn> {
  // A hosted provider keeps the accounts: what signs them in is set up there.
  if (!world.clientConfig.auth.uses_own_origin) throw new AppError('managed_by_provider');
  const { db, clock, signOnKey } = world;
  const at = clock.now();
  const next = { issuer: issuerOf(change.issuer), clientId: change.client_id };
  const before = await inOrganization(db, caller.orgId, findConnectionRow);
  // The provider's accounts have their names only with this issuer, and with some makes only for this client.
  if (!before || isOther(before, next)) await world.identityProvider.forgetFederations(signOnProviderId(caller.orgId));

  return inOrganization(db, caller.orgId, async (scope) => {
    const known = await findConnectionRow(scope);
    const isSame = known !== null && !isOther(known, next);
    // Sent to another address, the old secret would be told to whoever has that.
    if (!isSame && !change.client_secret) throw new AppError('secret_missing');
    const lastEnteredAt = isSame ? known.lastEnteredAt : null;
    if (change.is_required && !(change.is_active && lastEnteredAt)) throw new AppError('single_sign_on_untried');
    const { client_secret: secret, is_active: isActive, is_required: isRequired } = change;
    await saveConnection(scope, {
      ...next,
      sealedSecret: secret ? seal(signOnKey, secret) : known!.sealedSecret,
      isActive,
      isRequired,
      systemLevel: change.system_level,
      groupIds: change.group_ids,
      lastEnteredAt,
      updatedAt: at,
    });
    await followRequirement(scope);
    const answer = await present(world, scope);
    await recordAct(scope.tx, {
      ...byCaller(caller),
      act: known ? 'sign_on_changed' : 'sign_on_set_up',
      target: caller.orgId,
      details: {
        host: new URL(next.issuer).host,
        is_active: isActive,
        is_required: isRequired,
        is_secret_new: secret !== undefined,
      },
      at,
    });
    return answer;
  });
}

/** Removes the connection, and which of its accounts belonged to whom. */
export async function removeConnection(world: ChangeWorld, caller: OrganizationCaller): Promise<SingleSignOn> {
  const { db, clock } = world;
  await world.identityProvider.forgetFederations(signOnProviderId(caller.orgId));
  return inOrganization(db, caller.orgId, async (scope) => {
    if (!(await deleteConnection(scope))) throw new AppError('not_found');
    await followRequirement(scope);
    const answer = await present(world, scope);
    const act = { act: 'sign_on_removed', target: caller.orgId, at: clock.now() };
    await recordAct(scope.tx, { ...byCaller(caller), ...act });
    return answer;
  });
}

/** Asks the provider what it can do, and whether it knows the client. */
export async function testConnection(
  { db, publicUrl, signOnKey, openIdProviders }: ReadWorld & Pick<World, 'signOnKey' | 'openIdProviders'>,
  orgId: string,
): Promise<ConnectionTest> {
  const row = await inOrganization(db, orgId, findConnectionRow);
  if (!row) throw new AppError('single_sign_on_off');
  return openIdProviders.test(settingsOf(row, signOnKey), publicUrl + signOnCallbackPath(orgId));
}

/** Lets another account of the provider take the place of the one that a member has had. */
export async function releaseLink(
  { db, clock, identityProvider }: Pick<World, 'db' | 'clock' | 'identityProvider'>,
  caller: OrganizationCaller,
  uid: string,
): Promise<{ is_released: boolean }> {
  const isReleased = await identityProvider.forgetFederations(signOnProviderId(caller.orgId), uid);
  if (isReleased)
    await inOrganization(db, caller.orgId, ({ tx }) =>
      recordAct(tx, { ...byCaller(caller), act: 'sign_on_link_released', target: uid, at: clock.now() }),
    );
  return { is_released: isReleased };
}

/** How the provider of a connection is reached. */
export function settingsOf({ issuer, clientId, sealedSecret }: ConnectionRow, key: Buffer) {
  return { issuer, clientId, clientSecret: unseal(key, sealedSecret) };
}

/** Writes down, where every request looks, whose addresses may enter by single sign-on only. */
export async function followRequirement(scope: OrganizationScope): Promise<void> {
  const connection = await findConnectionRow(scope);
  const isInForce = connection?.isActive && connection.isRequired;
  await updateOrganization(scope.tx, scope.orgId, {
    signOnDomains: isInForce ? await listProvenDomains(scope) : [],
  });
}

export const byCaller = ({ uid: actorUid, address, orgId }: OrganizationCaller) => ({ actorUid, address, orgId });

/** People copy the address of the settings as well. */
const issuerOf = (given: string) => given.replace(/\/\.well-known\/openid-configuration\/?$/, '');

const isOther = (row: ConnectionRow, next: { issuer: string; clientId: string }) =>
  row.issuer !== next.issuer || row.clientId !== next.clientId;

async function present({ publicUrl }: ReadWorld, scope: OrganizationScope): Promise<SingleSignOn> {
  const row = await findConnectionRow(scope);
  return {
    connection: row && {
      issuer: row.issuer,
      client_id: row.clientId,
      is_active: row.isActive,
      is_required: row.isRequired,
      system_level: row.systemLevel,
      group_ids: row.groupIds,
      last_entered_at: row.lastEnteredAt?.toISOString() ?? null,
    },
    callback_url: publicUrl + signOnCallbackPath(scope.orgId),
    domains: (await listDomainRows(scope)).map(presentDomain),
  };
}
