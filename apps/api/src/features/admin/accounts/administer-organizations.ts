import type { adminOrganization } from '@snapwell/contract/admin/admin.schemas';
import type { OrganizationDetails } from '@snapwell/contract/admin/system.schemas';
import type { Language } from '@snapwell/contract/text/language';
import type { NewOrganization } from '@snapwell/contract/organizations/organizations.schemas';
import { z } from 'zod';
import {
  createOrganization,
  findOrganization,
  invitePeople,
  listOrganizations,
  type OrganizationRow,
  updateOrganization,
} from '#features/organizations/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import { readCursor, toPage } from '#platform/cursor.ts';
import { acrossOrganizations } from '#platform/database/transaction.ts';
import type { Caller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { listAdmins, readUsage } from '../admin.read-model.ts';
import { recordAct } from '#platform/audit/audit-log.ts';

type AdminOrganization = z.output<typeof adminOrganization>;
type DetailsWorld = Pick<World, 'db' | 'clock' | 'mediaQuotaBytes' | 'assistant'>;
type CreationWorld = DetailsWorld & Pick<World, 'mailer' | 'publicUrl' | 'inviteMails'>;
const nameAndId = z.tuple([z.string(), z.string()]);

interface OrganizationQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly search?: string | undefined;
}

/** Every organization, by name. */
export async function listAllOrganizations({ db }: Pick<World, 'db'>, { limit, cursor, search }: OrganizationQuery) {
  const rows = await listOrganizations(db, { limit: limit + 1, search, after: readCursor(cursor, nameAndId) });
  return toPage(rows, limit, { cursorOf: ({ name, id }) => [name.toLowerCase(), id], present });
}

/** Closes an organization to its members, or opens it again. */
export function suspendOrganization(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { uid, address }: Caller,
  orgId: string,
  isSuspended: boolean,
): Promise<AdminOrganization> {
  return acrossOrganizations(db, async (tx) => {
    const row = await updateOrganization(tx, orgId, { isSuspended });
    if (!row) throw new AppError('not_found');
    await recordAct(tx, {
      actorUid: uid,
      address,
      orgId,
      act: isSuspended ? 'organization_suspended' : 'organization_opened',
      target: orgId,
      at: clock.now(),
    });
    return present(row);
  });
}

/** Creates an organization without joining it, and invites who will run it. */
export async function createOrganizationAsAdmin(
  world: CreationWorld,
  caller: Caller,
  { admin_email: email, ...input }: NewOrganization & { admin_email: string },
  language: Language,
): Promise<OrganizationDetails> {
  const { id } = await createOrganization(world, caller, input, { isJoining: false });
  const rows = [{ email, role: 'ORG_ADMIN' as const, system_level: 'admin' as const }];
  await invitePeople(world, { ...caller, orgId: id, membership: null }, { rows, is_preview: false }, language);
  await acrossOrganizations(world.db, (tx) =>
    recordAct(tx, {
      actorUid: caller.uid,
      address: caller.address,
      orgId: id,
      act: 'organization_created',
      target: id,
      at: world.clock.now(),
    }),
  );
  return readOrganization(world, id);
}

/** An organization with its administrators, quotas, and what it uses. */
export function readOrganization(world: DetailsWorld, orgId: string): Promise<OrganizationDetails> {
  return acrossOrganizations(world.db, (tx) => describe(tx, world, orgId));
}

/** Sets what an organization may have. What it has beyond that stays. */
export function changeQuotas(
  world: DetailsWorld,
  { uid, address }: Caller,
  orgId: string,
  quotas: { members?: number | null; storage_mb?: number | null; assistant_questions?: number | null },
): Promise<OrganizationDetails> {
  return acrossOrganizations(world.db, async (tx) => {
    const row = await updateOrganization(tx, orgId, {
      memberQuota: quotas.members,
      storageQuotaMb: quotas.storage_mb,
      assistantQuota: quotas.assistant_questions,
    });
    if (!row) throw new AppError('not_found');
    const details = await describe(tx, world, orgId);
    const at = world.clock.now();
    await recordAct(tx, { actorUid: uid, address, orgId, act: 'quotas_changed', target: orgId, details: quotas, at });
    return details;
  });
}

async function describe(
  tx: Transaction,
  { clock, mediaQuotaBytes, assistant }: DetailsWorld,
  orgId: string,
): Promise<OrganizationDetails> {
  const row = await findOrganization(tx, orgId);
  if (!row) throw new AppError('not_found');
  const usage = await readUsage(tx, orgId, clock.now().toISOString().slice(0, 10));
  return {
    ...present(row),
    quotas: { members: row.memberQuota, storage_mb: row.storageQuotaMb, assistant_questions: row.assistantQuota },
    usage: { members: usage.members, storage_bytes: usage.storageBytes, assistant_questions: usage.questions },
    limits: {
      storage_mb: Math.round(Math.min(mediaQuotaBytes, Number.MAX_SAFE_INTEGER) / 2 ** 20),
      assistant_questions: assistant.budgets.organizationQuestions,
    },
    admins: (await listAdmins(tx, orgId)).map(({ uid, displayName, email }) => ({
      uid,
      display_name: displayName,
      email,
    })),
    last_active_at: usage.lastActiveAt?.toISOString() ?? null,
  };
}

function present({ id, name, joinPolicy, isSuspended, isSample, createdAt }: OrganizationRow): AdminOrganization {
  return {
    id,
    name,
    join_policy: joinPolicy,
    is_suspended: isSuspended,
    is_sample: isSample,
    created_at: createdAt.toISOString(),
  };
}
