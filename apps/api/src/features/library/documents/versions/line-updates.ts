import type { LineChange, LineUpdate } from '@snapwell/contract/library/documents/documents.schemas';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { newId } from '#platform/new-id.ts';
import type { MemberCaller, OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { findDocument, findVersion } from '../documents.repository.ts';
import { confirmUpdate, insertUpdate, listLearnersBefore, listLinks, listOpenUpdates } from './links.repository.ts';

type UpdateWorld = Pick<World, 'db' | 'clock'>;

/** Asks everybody who learned the old lines of an item to confirm the new ones, once for each version. */
export function askToConfirm(
  { db, clock }: UpdateWorld,
  { orgId, uid }: OrganizationCaller,
  { documentId, contentId, mode }: { documentId: string; contentId: string; mode: 'confirm' | 'retake' },
): Promise<{ asked: number }> {
  return inOrganization(db, orgId, async (scope) => {
    const document = await findDocument(scope, documentId, { forUpdate: true });
    const version = document && (await findVersion(scope, { documentId, version: document.version }));
    if (!version) throw new AppError('not_found');
    const links = (await listLinks(scope, documentId)).filter(
      (link) => link.contentId === contentId && link.changedIn === version.version,
    );
    if (links.length === 0) throw new AppError('not_found');
    const changes = changesFor(version.changes, new Set(links.map(({ line }) => line)));
    const at = clock.now();
    const learners = await listLearnersBefore(scope, contentId, version.createdAt);
    const update = { id: newId(at), documentId, version: version.version, contentId, mode, changes, askedBy: uid };
    await insertUpdate(scope, { ...update, createdAt: at }, learners);
    return { asked: learners.length };
  });
}

function changesFor(changes: readonly LineChange[], lines: ReadonlySet<number>): { before: string; after: string }[] {
  const wordsWithout = (change: LineChange, left: 'added' | 'removed') =>
    change.words
      .filter(({ state }) => state !== left)
      .map(({ text }) => text)
      .join('')
      .trim();
  return changes
    .filter(
      ({ before, after }) =>
        (after !== null && lines.has(after)) || (after === null && before !== null && lines.has(before)),
    )
    .map((change) => ({ before: wordsWithout(change, 'added'), after: wordsWithout(change, 'removed') }));
}

/** What the caller is asked to confirm. */
export async function listOwnUpdates(
  { db }: Pick<World, 'db'>,
  { orgId, uid }: MemberCaller,
): Promise<{ items: LineUpdate[] }> {
  const rows = await inOrganization(db, orgId, (scope) => listOpenUpdates(scope, uid));
  return {
    items: rows.map(({ id, mode, contentId, contentTitle, documentTitle, changes, createdAt }) => ({
      id,
      mode,
      content_id: contentId,
      content_title: contentTitle,
      document_title: documentTitle,
      changes,
      asked_at: createdAt.toISOString(),
    })),
  };
}

/** Notes that the caller has read what changed. */
export async function confirmOwnUpdate({ db, clock }: UpdateWorld, { orgId, uid }: MemberCaller, updateId: string) {
  const at = clock.now();
  const wasAsked = await inOrganization(db, orgId, (scope) => confirmUpdate(scope, { uid, updateId, at }));
  if (!wasAsked) throw new AppError('not_found');
  return { is_done: true } as const;
}
