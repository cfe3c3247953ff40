import { writeDocumentDraft } from '#composition/job-kinds.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { findDocument, findVersion, updateVersion } from '../documents.repository.ts';

/** Lets the model write a draft from a document; asked again while it writes, it is the same one. */
export function startWriting(
  { db, clock, contentMaker }: Pick<World, 'db' | 'clock' | 'contentMaker'>,
  { orgId }: OrganizationCaller,
  documentId: string,
): Promise<{ is_writing: true }> {
  return inOrganization(db, orgId, async (scope) => {
    const document = await findDocument(scope, documentId, { forUpdate: true });
    const version = document && (await findVersion(scope, { documentId, version: document.version }));
    if (!version || version.state !== 'ready' || contentMaker === null) throw new AppError('not_found');
    if (version.writingSince !== null) return { is_writing: true };
    const at = clock.now();
    await updateVersion(scope, version, { writingSince: at });
    const payload = { document_id: documentId, version: version.version };
    await enqueue(scope, writeDocumentDraft, payload, { at, key: `${documentId}/${version.version}` });
    return { is_writing: true };
  });
}
