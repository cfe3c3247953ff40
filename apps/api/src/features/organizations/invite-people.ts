import { INVITE_DAYS, OPEN_INVITES_PER_ORGANIZATION } from '@snapwell/contract/organizations/organizations.limits';
import type { NewInvites } from '@snapwell/contract/organizations/invites.schemas';
import { findUser } from '#features/identity/index.ts';
import { logActivity } from '#platform/activity-log.ts';
import { AppError } from '#platform/app-error.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import { newId } from '#platform/new-id.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { listGroupsOf } from './groups.repository.ts';
import { addressOf, type InspectedRow, inspectInvites, isDue } from './inspect-invites.ts';
import { inviteMail } from './invite-mail.ts';
import { makeToken } from './invite-tokens.ts';
import { countOpenInvites, putInvites } from './invites.repository.ts';
import { listInvitedAddresses, listMemberAddresses } from './invites.read-model.ts';
import { findOrganization } from './organizations.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MAILS_AT_ONCE = 10;

type InviteWorld = Pick<World, 'db' | 'clock' | 'mailer' | 'publicUrl'>;

/**
 * Invites people by email, or says what would happen. Mails leave when the invitations are certain; a lost one can
 * be sent anew.
 */
export async function invitePeople(
  world: InviteWorld,
  caller: OrganizationCaller,
  { rows, is_preview: isPreview }: NewInvites,
) {
  const tokens = new Map<string, string>();
  const { inspected, organization } = await inOrganization(world.db, caller.orgId, async (scope) => {
    const inspected = await inspect(scope, rows);
    if (!isPreview) await write(scope, { inspected, tokens, uid: caller.uid, at: world.clock.now() });
    return { inspected, organization: await findOrganization(scope.tx, caller.orgId) };
  });
  const sent = isPreview
    ? new Map<string, boolean>()
    : await sendMails(world, { tokens, uid: caller.uid, organization: organization?.name ?? caller.orgId });
  return {
    rows: inspected.map((row) => ({
      email: row.email,
      outcome: row.outcome,
      is_mail_sent: isDue(row) ? (sent.get(row.email) ?? null) : null,
    })),
  };
}

async function inspect(scope: OrganizationScope, rows: NewInvites['rows']) {
  const addresses = rows.map(addressOf);
  const groups = await listGroupsOf(scope);
  return inspectInvites(rows, {
    groupIdsByName: new Map(groups.map(({ id, name }) => [name.toLowerCase(), id])),
    memberEmails: new Set(await listMemberAddresses(scope, addresses)),
    invitedEmails: new Set(await listInvitedAddresses(scope, addresses)),
  });
}

interface Writing {
  readonly inspected: readonly InspectedRow[];
  readonly tokens: Map<string, string>;
  readonly uid: string;
  readonly at: Date;
}

async function write(scope: OrganizationScope, { inspected, tokens, uid, at }: Writing): Promise<void> {
  const due = inspected.filter(isDue);
  if (due.length === 0) return;
  const room = OPEN_INVITES_PER_ORGANIZATION - (await countOpenInvites(scope, OPEN_INVITES_PER_ORGANIZATION));
  if (due.filter(({ outcome }) => outcome === 'invited').length > room) throw new AppError('limit_reached');
  const expiresAt = new Date(at.getTime() + INVITE_DAYS * DAY_MS);
  tokens.clear(); // a repeated transaction makes new ones
  const rows = due.map(({ email, role, systemLevel, jobRole, groupIds }) => {
    const { token, tokenHash } = makeToken();
    tokens.set(email, token);
    return {
      id: newId(at),
      email,
      tokenHash,
      role,
      systemLevel,
      jobRole,
      groupIds: [...groupIds],
      invitedBy: uid,
      createdAt: at,
      expiresAt,
    };
  });
  await putInvites(scope, rows);
  await logActivity(scope, { uid, type: 'invite_sent', facts: { count: due.length }, at });
}

async function sendMails(
  world: InviteWorld,
  { tokens, uid, organization }: { tokens: ReadonlyMap<string, string>; uid: string; organization: string },
) {
  const sent = new Map<string, boolean>();
  const inviter = (await findUser(world.db, uid))?.displayName || organization;
  const mails = [...tokens].map(([email, token]) =>
    inviteMail({ email, token, inviter, organization, publicUrl: world.publicUrl }),
  );
  for (let i = 0; i < mails.length; i += MAILS_AT_ONCE) {
    const some = mails.slice(i, i + MAILS_AT_ONCE);
    const outcomes = await Promise.allSettled(some.map((mail) => world.mailer.send(mail)));
    for (const [j, { to }] of some.entries()) sent.set(to, outcomes[j]!.status === 'fulfilled');
  }
  return sent;
}
