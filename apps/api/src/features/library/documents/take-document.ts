import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DocumentCard, DocumentFormat } from '@snapwell/contract/library/documents/documents.schemas';
import { readDocument } from '#composition/job-kinds.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { UploadedFile } from '#platform/files/receive-upload.ts';
import { newFileKey } from '#platform/files/file-keys.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';
import { newId } from '#platform/new-id.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { findDocument, insertVersion } from './documents.repository.ts';

type TakeWorld = Pick<World, 'db' | 'clock' | 'files'>;

interface DocumentFile {
  /** Of the file, as its author called it. */
  readonly name: string;
  /** What it is called until it has been read. */
  readonly title: string;
  readonly bytes: number;
  /** Said by whoever pasted it. */
  readonly format: DocumentFormat | null;
  open(): Readable;
}

/** Takes an uploaded document; it is read by a job. With `documentId` it is that document's new version. */
export function takeDocument(
  world: TakeWorld,
  caller: OrganizationCaller,
  { name, file, documentId }: { name: string; file: UploadedFile; documentId?: string },
): Promise<DocumentCard> {
  const title = name.replace(/\.[a-z\d]{2,8}$/i, '') || name;
  const open = () => createReadStream(file.path);
  return take(world, caller, { name, title: title.slice(0, 120), bytes: file.bytes, format: null, open }, documentId);
}

/** Takes what was pasted as a document. */
export function takePastedDocument(
  world: TakeWorld,
  caller: OrganizationCaller,
  { title, format, text }: { title: string; format: 'text' | 'markdown' | 'html'; text: string },
): Promise<DocumentCard> {
  const bytes = Buffer.from(text);
  const open = () => Readable.from([bytes]);
  return take(world, caller, { name: title, title, bytes: bytes.length, format, open });
}

async function take(
  { db, clock, files }: TakeWorld,
  { orgId, uid }: OrganizationCaller,
  { name, title, bytes, format, open }: DocumentFile,
  documentId?: string,
): Promise<DocumentCard> {
  const hash = createHash('sha256');
  await pipeline(open(), hash);
  const fileKey = newFileKey(`documents/${orgId}`, 'bin');
  await files.put(fileKey, open(), 'application/octet-stream');
  const at = clock.now();
  try {
    return await inOrganization(db, orgId, async (scope) => {
      const known = documentId === undefined ? null : await findDocument(scope, documentId, { forUpdate: true });
      if (documentId !== undefined && !known) throw new AppError('not_found');
      const key = { documentId: known?.id ?? newId(at), version: (known?.version ?? 0) + 1 };
      const row = { ...key, name, format, bytes, sha256: hash.digest('hex'), fileKey, uploadedBy: uid, createdAt: at };
      await insertVersion(scope, { ...row, title: known?.title ?? title });
      const payload = { document_id: key.documentId, version: key.version };
      await enqueue(scope, readDocument, payload, { at, key: `${key.documentId}/${key.version}` });
      return {
        id: key.documentId,
        title: known?.title ?? title,
        name,
        format,
        version: key.version,
        bytes,
        state: 'waiting',
        problem: null,
        lines: 0,
        items: 0,
        uploaded_at: at.toISOString(),
      };
    });
  } catch (error) {
    await files.remove(fileKey);
    throw error;
  }
}
