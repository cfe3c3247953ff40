import type { InviteListRow } from '@snapwell/contract/organizations/invite-lists.schemas';
import { sendInviteList as sendInviteListJob } from '#composition/job-kinds.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';
import { acrossOrganizations, inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import type { InspectedRow } from '../invites/inspect-invites.ts';
import { mailsLeft, sendInvites } from '../invites/invite-people.ts';
import { addMembersToGroups } from '../groups/groups.repository.ts';
import { findOrganization, lockOrganization, type OrganizationRow } from '../organizations.repository.ts';
import { type DraftLine, emailOf, inspectInviteList, levelOf, roleOfLevel } from './inspect-invite-list.ts';
import {
  deleteLines,
  type InviteListEntry,
  listLines,
  listUnsent,
  lockInviteList,
  updateInviteList,
} from './invite-lists.repository.ts';
import { loadListFacts } from './list-facts.ts';

/** Rows of one transaction: mails, invitations and how far it is are written together. */
const ROWS_A_STEP = 100;

type SendWorld = Pick<World, 'db' | 'clock' | 'mailer' | 'publicUrl' | 'inviteMails'>;

interface Sending {
  readonly orgId: string;
  readonly id: string;
  readonly signal: AbortSignal;
  report(progress: number): Promise<void>;
}

/**
 * Sends a list step by step. What a step has queued stands in the same transaction as how far the list is, so whoever
 * goes on after a crash begins behind it, and nobody gets two mails.
 */
export async function sendInviteList(world: SendWorld, { orgId, id, signal, report }: Sending): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const { progress, isOver } = await inOrganization(world.db, orgId, (scope) => takeStep(world, scope, id));
    if (isOver) return;
    await report(progress);
  }
}

interface Step {
  readonly progress: number;
  /** Nothing is left to do, or not today. */
  readonly isOver: boolean;
}
const OVER: Step = { progress: 1, isOver: true };

async function takeStep(world: SendWorld, scope: OrganizationScope, id: string): Promise<Step> {
  // Of two that send at once the second must see what the first has sent.
  await lockOrganization(scope);
  const list = await lockInviteList(scope, id);
  if (!list || (list.state !== 'sending' && list.state !== 'waiting')) return OVER;
  const at = world.clock.now();
  const organization = (await findOrganization(scope.tx, scope.orgId))!;
  const left = await mailsLeft(world, scope, organization, at);
  const lines = await listLines(scope, id, { after: list.lastLine, limit: ROWS_A_STEP });
  if (lines.length === 0) return finish(scope, list, at);
  const some = lines.slice(0, left);
  if (some.length === 0) {
    // The mails of this day are used up: `queueInviteLists` comes back to it every hour.
    await updateInviteList(scope, id, { state: 'waiting' });
    return OVER;
  }
  const done = await sendLines(world, scope, { list, lines: some, organization, at });
  return { progress: done.done / Math.max(1, done.rows), isOver: false };
}

interface Lines {
  readonly list: InviteListEntry;
  readonly lines: readonly DraftLine[];
  readonly organization: OrganizationRow;
  readonly at: Date;
}

async function sendLines(
  world: SendWorld,
  scope: OrganizationScope,
  { list, lines, organization, at }: Lines,
): Promise<InviteListEntry> {
  const facts = await loadListFacts(scope, lines, at);
  // What looks like a slip was looked at with the whole list at hand; here only what has changed since counts.
  const rows = inspectInviteList(
    lines.map(({ line, row }) => ({ line, row: { ...row, is_confirmed: true } })),
    facts,
  );
  const inspected = rows.flatMap((row) => asInspected(row, facts.groups));
  await sendInvites(world, scope, {
    inspected,
    uid: list.uid,
    organization,
    language: list.language,
    at,
  });
  await addMembersToGroups(
    scope,
    rows
      .filter(({ outcome }) => outcome === 'known')
      .map(({ email, groups }) => ({ email: email.toLowerCase(), groupIds: idsOf(groups, facts.groups) })),
  );
  const count = (outcome: InviteListRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  return updateInviteList(scope, list.id, {
    state: 'sending',
    lastLine: lines.at(-1)!.line,
    done: list.done + rows.length,
    invited: list.invited + count('invited'),
    renewed: list.renewed + count('renewed'),
    mailedToday: list.mailedToday + count('mailed_today'),
    known: list.known + count('known'),
    problem: list.problem + count('problem'),
  });
}

function asInspected(row: InviteListRow, groups: ReadonlyMap<string, string>): InspectedRow[] {
  if (row.outcome === 'problem' || row.outcome === 'known') return [];
  const systemLevel = levelOf(row.level) ?? 'learner';
  return [
    {
      email: emailOf(row),
      outcome: row.outcome,
      role: roleOfLevel(systemLevel),
      systemLevel,
      jobRole: row.job_role,
      groupIds: idsOf(row.groups, groups),
    },
  ];
}

function idsOf(names: readonly string[], groups: ReadonlyMap<string, string>): string[] {
  const ids = new Map([...groups].map(([name, id]) => [name.toLowerCase(), id]));
  return names.flatMap((name) => ids.get(name.toLowerCase()) ?? []);
}

async function finish(scope: OrganizationScope, list: InviteListEntry, at: Date): Promise<Step> {
  await updateInviteList(scope, list.id, { state: 'done', endedAt: at, done: list.rows });
  await deleteLines(scope, list.id);
  return OVER;
}

/** Queues lists that wait for the mails of another day, or whose job has failed for good. */
export async function queueInviteLists({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<void> {
  const at = clock.now();
  await acrossOrganizations(db, async (tx) => {
    for (const { orgId, id } of await listUnsent(tx)) await queueInviteList({ tx, orgId }, id, at);
  });
}

export function queueInviteList(scope: { tx: OrganizationScope['tx']; orgId: string }, id: string, at: Date) {
  return enqueue(scope, sendInviteListJob, { list_id: id }, { at, key: id });
}
