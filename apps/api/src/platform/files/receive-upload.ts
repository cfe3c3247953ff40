import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { EndpointDefinition, FileField } from '@snapwell/contract/http/endpoint';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../http/app-error.ts';

/** What a form adds around its file. */
const FORM_BYTES = 64 * 1024;
/** Each upload has a folder of its own, whose name begins so. */
const PREFIX = 'upload-';

/** An upload that lies in a file of its own. */
export interface UploadedFile {
  readonly path: string;
  readonly bytes: number;
}

/** What an endpoint's handler gets of an upload. */
export type UploadOf<E extends EndpointDefinition> = E['file'] extends { isOnDisk: true }
  ? UploadedFile
  : E['file'] extends FileField
    ? Buffer
    : undefined;

interface Upload {
  readonly file: Buffer | UploadedFile;
  remove(): Promise<void>;
}

/**
 * Takes the file of a form. One that says it is too large is refused unread; one that turns out to be is cut off, and
 * nothing of it stays.
 */
export async function receiveUpload(
  request: FastifyRequest,
  { field, maxBytes, isOnDisk }: FileField,
  uploadsDir: string,
): Promise<Upload> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type');
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + FORM_BYTES) throw new AppError('payload_too_large');
  const part: MultipartFile | undefined = await request.file({ limits: { fileSize: maxBytes, files: 1, fields: 0 } });
  if (!part || part.fieldname !== field) {
    drain(request);
    throw new AppError('invalid_request', [{ path: field, message: /*i18n*/ 'A file is needed here.' }]);
  }
  // What lies beyond the limit is not waited for.
  part.file.once('limit', () => part.file.destroy(new AppError('payload_too_large')));
  return isOnDisk ? writeToDisk(part, uploadsDir) : { file: await part.toBuffer(), remove: async () => undefined };
}

/** What nobody reads stands in the way of the next request on the connection. */
function drain({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

async function writeToDisk(part: MultipartFile, uploadsDir: string): Promise<Upload> {
  await mkdir(uploadsDir, { recursive: true });
  const dir = await mkdtemp(join(uploadsDir, PREFIX));
  const remove = () => rm(dir, { recursive: true, force: true });
  const path = fileOf(dir);
  try {
    await pipeline(part.file, createWriteStream(path));
    return { file: { path, bytes: (await stat(path)).size }, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

const fileOf = (dir: string) => join(dir, 'file');

/** Removes what a process that was killed left behind: every upload that nobody has written to since then. */
export async function sweepUploads(uploadsDir: string, untouchedSince: Date): Promise<void> {
  await mkdir(uploadsDir, { recursive: true });
  for (const name of await readdir(uploadsDir)) {
    const dir = join(uploadsDir, name);
    if (name.startsWith(PREFIX) && (await lastTouched(dir)) < untouchedSince.getTime())
      await rm(dir, { recursive: true, force: true });
  }
}

/** The folder is older than its file; a call that has ended meanwhile has removed both. */
async function lastTouched(dir: string): Promise<number> {
  const times = await Promise.all([dir, fileOf(dir)].map((path) => stat(path).catch(() => null)));
  return Math.max(0, ...times.flatMap((found) => found?.mtimeMs ?? []));
}
