import type {
  InviteDraftRow,
  InviteList,
  InviteListDetails,
  InviteListRow,
  InviteListSending,
  InviteRowChange,
} from '@snapwell/contract/organizations/invite-lists.schemas';
import type { Language } from '@snapwell/contract/text/language';
import { INVITE_LIST_ROWS, ROWS_TO_MEND_SHOWN } from '@snapwell/contract/organizations/organizations.limits';
import { AppError } from '#platform/http/app-error.ts';
import { acrossOrganizations, inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import { newId } from '#platform/new-id.ts';
import { inThread } from '#platform/untrusted/in-thread.ts';
import { LimitReached, tasksOf } from '#platform/untrusted/task.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { inspectInviteList } from './inspect-invite-list.ts';
import { mailsLeft } from '../invites/invite-people.ts';
import { findOrganization } from '../organizations.repository.ts';
import type * as reading from './read-invite-list.ts';
import { loadListFacts } from './list-facts.ts';
import { queueInviteList } from './send-invite-list.ts';
import {
  countUnfinished,
  deleteInviteList,
  deleteLine,
  deleteLines,
  deleteOldLists,
  findInviteList,
  findLine,
  type InviteListEntry,
  insertInviteList,
  listLatest,
  listLines,
  lockInviteList,
  moveLines,
  updateInviteList,
  updateLine,
} from './invite-lists.repository.ts';

type ListWorld = Pick<World, 'db' | 'clock' | 'inviteMails'>;

const LIMIT_MS = 20_000;
const readingTask = tasksOf<typeof reading>(new URL('./read-invite-list.ts', import.meta.url), LIMIT_MS);

/** Lists of an organization that are neither sent nor thrown away. */
const UNFINISHED_LISTS = 20;
const LATEST = 5;
const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

const REFUSALS = {
  workbook: 'list_is_workbook',
  binary: 'list_is_no_text',
  empty: 'list_is_empty',
  no_email_column: 'list_without_addresses',
} as const;

interface Upload {
  readonly bytes: Buffer;
  readonly fileName: string;
  readonly language: Language;
}

/** Reads a table of people to invite, and says what would happen. It waits to be mended and sent. */
export async function makeInviteList(
  { db, clock, inviteMails }: ListWorld,
  { orgId, uid }: OrganizationCaller,
  { bytes, fileName, language }: Upload,
): Promise<InviteListDetails> {
  const read = await inThread(readingTask('readInviteList'), bytes).catch((error: unknown) => {
    throw error instanceof LimitReached ? new AppError('list_is_no_text') : error;
  });
  if ('refusal' in read) throw new AppError(REFUSALS[read.refusal]);
  const at = clock.now();
  return inOrganization(db, orgId, async (scope) => {
    if ((await countUnfinished(scope)) >= UNFINISHED_LISTS) throw new AppError('limit_reached');
    const list = {
      id: newId(at),
      uid,
      fileName,
      language,
      notes: [...read.notes],
      rows: read.rows.length,
      createdAt: at,
    };
    return presentDetails(scope, await insertInviteList(scope, list, read.rows), { at, inviteMails });
  });
}

export function listInviteLists({ db }: ListWorld, { orgId }: OrganizationCaller): Promise<{ items: InviteList[] }> {
  return inOrganization(db, orgId, async (scope) => ({
    items: (await listLatest(scope, LATEST)).map((list) => presentList(list)),
  }));
}

export function getInviteList(
  { db, clock, inviteMails }: ListWorld,
  { orgId }: OrganizationCaller,
  id: string,
): Promise<InviteListDetails> {
  return inOrganization(db, orgId, async (scope) => {
    const list = await findInviteList(scope, id);
    if (!list) throw new AppError('not_found');
    return presentDetails(scope, list, { at: clock.now(), inviteMails });
  });
}

/** Mends a row, and says what would happen now. */
export function mendInviteRow(
  world: ListWorld,
  caller: OrganizationCaller,
  { id, line, change }: { id: string; line: number; change: InviteRowChange },
): Promise<InviteListDetails> {
  return withDraft(world, caller, id, async (scope) => {
    const row = await findLine(scope, id, line);
    if (!row) throw new AppError('not_found');
    await updateLine(scope, id, { line, row: changedRow(row, change) });
  });
}

function changedRow(row: InviteDraftRow, change: InviteRowChange): InviteDraftRow {
  const { is_row_accepted: isAccepted, is_confirmed: isConfirmed, ...cells } = change;
  const isOther = cells.email !== undefined && cells.email !== row.email;
  return {
    ...row,
    ...cells,
    broken: isAccepted ? null : row.broken,
    // What was said of one address says nothing of another.
    is_confirmed: isConfirmed ?? (isOther ? false : row.is_confirmed),
  };
}

/** Leaves a row out. */
export function dropInviteRow(
  world: ListWorld,
  caller: OrganizationCaller,
  { id, line }: { id: string; line: number },
): Promise<InviteListDetails> {
  return withDraft(world, caller, id, async (scope, list) => {
    if (!(await deleteLine(scope, id, line))) throw new AppError('not_found');
    await updateInviteList(scope, id, { rows: list.rows - 1 });
  });
}

function withDraft(
  { db, clock, inviteMails }: ListWorld,
  { orgId }: OrganizationCaller,
  id: string,
  change: (scope: OrganizationScope, list: InviteListEntry) => Promise<void>,
): Promise<InviteListDetails> {
  return inOrganization(db, orgId, async (scope) => {
    const list = await lockInviteList(scope, id);
    if (!list) throw new AppError('not_found');
    if (list.state !== 'draft') throw new AppError('list_is_sent');
    await change(scope, list);
    return presentDetails(scope, (await findInviteList(scope, id))!, { at: clock.now(), inviteMails });
  });
}

/** Has a list sent in steps by a job; asked twice, it is sent once. Rows with a problem stay behind as their own list. */
export function startInviteList(
  { db, clock }: ListWorld,
  { orgId, claims, uid }: OrganizationCaller,
  id: string,
): Promise<InviteListSending> {
  if (!claims.isEmailVerified) throw new AppError('address_not_verified');
  const at = clock.now();
  return inOrganization(db, orgId, async (scope) => {
    const list = await lockInviteList(scope, id);
    if (!list) throw new AppError('not_found');
    if (list.state !== 'draft') return { ...presentList(list), rest_id: null };
    const rest = await putRestAside(scope, list, at);
    // Whoever sends it stands in the mails.
    const sending = await updateInviteList(scope, id, { state: 'sending', uid, rows: list.rows - rest.rows });
    await queueInviteList(scope, id, at);
    return { ...presentList(sending), rest_id: rest.id };
  });
}

/** What still has to be mended becomes a list of its own. */
async function putRestAside(scope: OrganizationScope, list: InviteListEntry, at: Date) {
  const lines = await listLines(scope, list.id, { limit: INVITE_LIST_ROWS });
  const problems = inspectInviteList(lines, await loadListFacts(scope, lines, at)).filter(
    ({ outcome }) => outcome === 'problem',
  );
  if (problems.length === 0) return { id: null, rows: 0 };
  if (problems.length === lines.length) throw new AppError('nobody_to_invite');
  const { fileName, language, uid } = list;
  const rest = { id: newId(at), fileName, language, uid, rows: problems.length, createdAt: at };
  await insertInviteList(scope, rest, []);
  await moveLines(
    scope,
    problems.map(({ line }) => line),
    { from: list.id, to: rest.id },
  );
  return { id: rest.id, rows: problems.length };
}

/** Throws a list away; what was sent of it stays sent. */
export async function cancelInviteList({ db, clock }: ListWorld, { orgId }: OrganizationCaller, id: string) {
  await inOrganization(db, orgId, async (scope) => {
    const list = await lockInviteList(scope, id);
    if (!list) throw new AppError('not_found');
    if (list.state === 'draft') return deleteInviteList(scope, id);
    if (list.state === 'done') return;
    await deleteLines(scope, id);
    await updateInviteList(scope, id, { state: 'cancelled', endedAt: clock.now() });
  });
  return { is_cancelled: true } as const;
}

/** Lists are of use for a month. */
export function forgetInviteLists({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<void> {
  return acrossOrganizations(db, (tx) => deleteOldLists(tx, new Date(clock.now().getTime() - MONTH_MS)));
}

export function presentList(list: InviteListEntry): InviteList {
  const { id, fileName, state, createdAt, rows, invited, renewed, mailedToday, known, problem, done, notes } = list;
  return {
    id,
    file_name: fileName,
    state,
    created_at: createdAt.toISOString(),
    counts: { rows, invited, renewed, mailed_today: mailedToday, known, problem },
    done,
    notes,
  };
}

async function presentDetails(
  scope: OrganizationScope,
  list: InviteListEntry,
  { at, inviteMails }: { at: Date } & Pick<World, 'inviteMails'>,
): Promise<InviteListDetails> {
  const organization = (await findOrganization(scope.tx, scope.orgId))!;
  const lines = list.state === 'draft' ? await listLines(scope, list.id, { limit: INVITE_LIST_ROWS }) : [];
  const rows = inspectInviteList(lines, await loadListFacts(scope, lines, at));
  const of = (...outcomes: InviteListRow['outcome'][]) => rows.filter(({ outcome }) => outcomes.includes(outcome));
  const counts = {
    rows: rows.length,
    invited: of('invited').length,
    renewed: of('renewed').length,
    mailed_today: of('mailed_today').length,
    known: of('known').length,
    problem: of('problem').length,
  };
  return {
    ...presentList(list),
    ...(list.state === 'draft' && { counts }),
    mails_left: await mailsLeft({ inviteMails }, scope, organization, at),
    squares: rows.map(({ outcome }) => (outcome === 'problem' ? 'p' : outcome === 'known' ? 'k' : 'i')).join(''),
    to_mend: of('problem').slice(0, ROWS_TO_MEND_SHOWN),
    known: of('known').slice(0, ROWS_TO_MEND_SHOWN),
  };
}
