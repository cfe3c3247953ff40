import type { PageQuery } from '@snapwell/contract/http/page';
import type { DocumentCard, DocumentDetail } from '@snapwell/contract/library/documents/documents.schemas';
import { AppError } from '#platform/http/app-error.ts';
import { momentAndId, readCursor, toPage } from '#platform/cursor.ts';
import { fileAddress } from '#platform/files/file-keys.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import {
  deleteDocument,
  type DocumentRow,
  findDocument,
  findVersion,
  listDocumentCards,
  updateVersion,
  type VersionRow,
} from './documents.repository.ts';
import { countConfirmations, listLearnersBefore, listLinkedItems, listLinks } from './versions/links.repository.ts';

/** The documents of an organization, newest first. */
export function listDocuments(
  { db }: Pick<World, 'db'>,
  { orgId }: OrganizationCaller,
  { limit, cursor }: PageQuery,
): Promise<{ items: DocumentCard[]; next_cursor: string | null }> {
  return inOrganization(db, orgId, async (scope) => {
    const rows = await listDocumentCards(scope, { after: readCursor(cursor, momentAndId), limit: limit + 1 });
    return toPage(rows, limit, {
      cursorOf: ({ updatedAt, id }) => [updatedAt.toISOString(), id],
      present: ({ updatedAt, ...card }) => ({ ...card, uploaded_at: updatedAt.toISOString() }),
    });
  });
}

/** A document with all that is known of its newest version. */
export function getDocument(
  { db, contentMaker }: Pick<World, 'db' | 'contentMaker'>,
  { orgId }: OrganizationCaller,
  documentId: string,
): Promise<DocumentDetail> {
  return inOrganization(db, orgId, async (scope) => {
    const document = await findDocument(scope, documentId);
    const version = document && (await findVersion(scope, { documentId, version: document.version }));
    if (!document || !version) throw new AppError('not_found');
    return {
      ...presentCard(document, version),
      pages: version.pages,
      notes: version.notes,
      document_lines: version.lines,
      draft: version.draft,
      pictures: version.pictures.map(({ name, key, width, height }) => ({
        name,
        url: fileAddress(key),
        width,
        height,
      })),
      skipped: version.skipped,
      ...(await presentLinks(scope, version)),
      changes: version.changes,
      can_write: contentMaker !== null,
      is_writing: version.writingSince !== null,
    };
  });
}

/** What rests on the document's lines, and whom its changes concern. */
async function presentLinks(
  scope: OrganizationScope,
  { documentId, version, createdAt }: VersionRow,
): Promise<Pick<DocumentDetail, 'links' | 'touched'>> {
  const rows = await listLinks(scope, documentId);
  const items = await listLinkedItems(scope, [...new Set(rows.map(({ contentId }) => contentId))]);
  const known = rows.flatMap((row) => {
    const item = items.get(row.contentId);
    return item ? [{ ...row, item }] : [];
  });
  const touched: DocumentDetail['touched'] = [];
  for (const item of items.values()) {
    const lines = known.filter(({ contentId, changedIn }) => contentId === item.id && changedIn === version);
    if (lines.length === 0) continue;
    touched.push({
      content_id: item.id,
      title: item.title,
      kind: item.kind,
      lines: [...new Set(lines.map(({ line }) => line))],
      learners: (await listLearnersBefore(scope, item.id, createdAt)).length,
      ...(await countConfirmations(scope, { documentId, contentId: item.id, version })),
    });
  }
  return {
    links: known.map(({ line, item, questionId, quote, changedIn }) => ({
      line,
      content_id: item.id,
      content_title: item.title,
      kind: item.kind,
      status: item.status,
      question_id: questionId,
      quote,
      is_changed: changedIn === version,
    })),
    touched,
  };
}

/** Notes that there is nothing to teach in a line, or takes that back. */
export function skipLine(
  { db }: Pick<World, 'db'>,
  { orgId }: OrganizationCaller,
  { documentId, line, isSkipped }: { documentId: string; line: number; isSkipped: boolean },
) {
  return inOrganization(db, orgId, async (scope) => {
    const document = await findDocument(scope, documentId, { forUpdate: true });
    const version = document && (await findVersion(scope, { documentId, version: document.version }));
    if (!version) throw new AppError('not_found');
    const others = version.skipped.filter((each) => each !== line);
    await updateVersion(scope, version, { skipped: isSkipped ? [...others, line] : others });
    return { is_done: true } as const;
  });
}

export function presentCard({ title }: DocumentRow, version: VersionRow): DocumentCard {
  return {
    id: version.documentId,
    title,
    name: version.name,
    format: version.format,
    version: version.version,
    bytes: version.bytes,
    state: version.state,
    problem: version.problem,
    lines: version.lines.length,
    items: version.draft?.items.length ?? 0,
    uploaded_at: version.createdAt.toISOString(),
  };
}

/** Deletes a document; its files go when the row is gone for certain. Pictures stay for what was made of it. */
export async function removeDocument(
  { db, files }: Pick<World, 'db' | 'files'>,
  { orgId }: OrganizationCaller,
  documentId: string,
) {
  const keys = await inOrganization(db, orgId, (scope) => deleteDocument(scope, documentId));
  if (!keys) throw new AppError('not_found');
  for (const key of keys) await files.remove(key);
  return { is_done: true } as const;
}
