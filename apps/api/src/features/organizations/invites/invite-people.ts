import type { Language } from '@snapwell/contract/text/language';
import { INVITE_DAYS, OPEN_INVITES_PER_ORGANIZATION } from '@snapwell/contract/organizations/organizations.limits';
import type { NewInvites } from '@snapwell/contract/organizations/invites.schemas';
import { findLanguages, findUser } from '#features/identity/index.ts';
import { logActivity } from '#platform/observing/activity-log.ts';
import { AppError } from '#platform/http/app-error.ts';
import { acrossOrganizations, inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import { newId } from '#platform/new-id.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { listGroupsOf } from '../groups/groups.repository.ts';
import { addressOf, type InspectedRow, inspectInvites, isDue } from './inspect-invites.ts';
import { inviteMail } from './invite-mail.ts';
import { makeToken } from './invite-tokens.ts';
import { countMailed, deleteMailed, listMailed, putMailed, removeMailed } from './invite-mails.repository.ts';
import { changeOpenInvite, countOpenInvites, putInvites } from './invites.repository.ts';
import { listInvitedAddresses, listMemberAddresses } from './invites.read-model.ts';
import { findOrganization, lockOrganization, type OrganizationRow } from '../organizations.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const YOUNG_MS = 7 * DAY_MS;

export type InviteWorld = Pick<World, 'db' | 'clock' | 'mailer' | 'publicUrl' | 'inviteMails'>;

/**
 * Invites people by email, in the language of their account, else the organization's, else the inviter's, or says what
 * would happen. Mails are queued with the invitations they are of.
 */
export async function invitePeople(
  world: InviteWorld,
  caller: OrganizationCaller,
  { rows, is_preview: isPreview }: NewInvites,
  language: Language,
) {
  if (!isPreview && !caller.claims.isEmailVerified) throw new AppError('address_not_verified');
  const inspected = await inOrganization(world.db, caller.orgId, async (scope) => {
    // Of two calls at once the second must see what the first has sent.
    if (!isPreview) await lockOrganization(scope);
    const at = world.clock.now();
    const organization = await findOrganization(scope.tx, caller.orgId);
    if (!organization) throw new AppError('not_found');
    const inspected = await inspect(scope, rows, at);
    if (!isPreview) {
      const due = inspected.filter(isDue).length;
      if (due > (await mailsLeft(world, scope, organization, at))) throw new AppError('too_many_invites');
      await sendInvites(world, scope, { inspected, uid: caller.uid, organization, language, at });
    }
    return inspected;
  });
  return {
    rows: inspected.map((row) => ({
      email: row.email,
      outcome: row.outcome,
      is_mail_sent: isDue(row) && !isPreview ? true : null,
    })),
  };
}

async function inspect(scope: OrganizationScope, rows: NewInvites['rows'], at: Date) {
  const addresses = rows.map(addressOf);
  const groups = await listGroupsOf(scope);
  return inspectInvites(rows, {
    groupIdsByName: new Map(groups.map(({ id, name }) => [name.toLowerCase(), id])),
    memberEmails: new Set(await listMemberAddresses(scope, addresses)),
    invitedEmails: new Set(await listInvitedAddresses(scope, addresses)),
    mailedEmails: new Set(await listMailed(scope, addresses, dayBefore(at))),
  });
}

/** A new organization is not known yet: somebody may have made it to send mails to strangers. */
function mailsADay({ perDay, perDayWhileYoung }: World['inviteMails'], { createdAt }: { createdAt: Date }, at: Date) {
  return at.getTime() - createdAt.getTime() < YOUNG_MS ? Math.min(perDay, perDayWhileYoung) : perDay;
}

/** How many mails the organization may still send within a day. */
export async function mailsLeft(
  { inviteMails }: Pick<World, 'inviteMails'>,
  scope: OrganizationScope,
  organization: { createdAt: Date },
  at: Date,
): Promise<number> {
  const mailed = await countMailed(scope, dayBefore(at));
  return Math.max(0, mailsADay(inviteMails, organization, at) - mailed);
}

export interface InviteSending {
  readonly inspected: readonly InspectedRow[];
  /** In whose name. */
  readonly uid: string;
  readonly organization: Pick<OrganizationRow, 'name' | 'language'>;
  /** Where neither the account nor the organization has chosen one. */
  readonly language: Language;
  readonly at: Date;
}

/** Writes the invitations that are due, and queues their mails in the same transaction. The organization is locked. */
export async function sendInvites(
  world: Pick<World, 'mailer' | 'publicUrl'>,
  scope: OrganizationScope,
  { inspected, uid, organization, language, at }: InviteSending,
): Promise<void> {
  const tokens = await write(scope, { inspected, uid, at });
  await queueMails(world, scope, { tokens, uid, organization, language });
}

export const dayBefore = (at: Date) => new Date(at.getTime() - DAY_MS);

interface Writing {
  readonly inspected: readonly InspectedRow[];
  readonly uid: string;
  readonly at: Date;
}

/** Answers the token of each address that gets a mail. */
async function write(scope: OrganizationScope, { inspected, uid, at }: Writing): Promise<Map<string, string>> {
  const tokens = new Map<string, string>();
  for (const { email, outcome, role, systemLevel, jobRole, groupIds } of inspected)
    if (outcome === 'mailed_today')
      await changeOpenInvite(scope, email, { role, systemLevel, jobRole, groupIds: [...groupIds] });
  const due = inspected.filter(isDue);
  if (due.length === 0) return tokens;
  const room = OPEN_INVITES_PER_ORGANIZATION - (await countOpenInvites(scope, OPEN_INVITES_PER_ORGANIZATION));
  if (due.filter(({ outcome }) => outcome === 'invited').length > room) throw new AppError('limit_reached');
  const expiresAt = new Date(at.getTime() + INVITE_DAYS * DAY_MS);
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
  await putMailed(
    scope,
    due.map(({ email }) => email),
    at,
  );
  await logActivity(scope, { uid, type: 'invite_sent', facts: { count: due.length }, at });
  return tokens;
}

interface Mailing {
  readonly tokens: ReadonlyMap<string, string>;
  readonly uid: string;
  readonly organization: InviteSending['organization'];
  readonly language: Language;
}

async function queueMails(
  { mailer, publicUrl }: Pick<World, 'mailer' | 'publicUrl'>,
  scope: OrganizationScope,
  { tokens, uid, organization, language }: Mailing,
): Promise<void> {
  const inviter = (await findUser(scope.tx, uid))?.displayName || organization.name;
  const chosen = await findLanguages(scope.tx, [...tokens.keys()]);
  for (const [email, token] of tokens)
    await mailer.send(
      inviteMail(chosen.get(email) ?? organization.language ?? language, {
        email,
        token,
        inviter,
        organization: organization.name,
        publicUrl,
      }),
      scope,
    );
}

/** A mail to this address was lost: whoever was invited by it may be invited anew at once. */
export function forgetInviteMail({ db }: Pick<World, 'db'>, orgId: string, address: string): Promise<void> {
  return inOrganization(db, orgId, (scope) => removeMailed(scope, [address]));
}

/** Which addresses got mails is of use for a day. */
export function forgetInviteMails({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<void> {
  return acrossOrganizations(db, (tx) => deleteMailed(tx, dayBefore(clock.now())));
}
