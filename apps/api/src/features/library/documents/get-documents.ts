import type { PageQuery } from '@snapwell/contract/http/page';
import type { DocumentCard, DocumentDetail } from '@snapwell/contract/library/documents/documents.schemas';
import { AppError } from '#platform/http/app-error.ts';
import { momentAndId, readCursor, toPage } from '#platform/cursor.ts';
import { fileAddress } from '#platform/files/file-keys.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import {
  deleteDocument,
  type DocumentRow,
  findDocument,
  findVersion,
  listDocumentCards,
  type VersionRow,
} from './documents.repository.ts';

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
      links: [],
      changes: version.changes,
      touched: [],
      can_write: contentMaker !== null,
      is_writing: version.writingSince !== null,
    };
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
