import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { FolderFile } from '../files/folder.ts';

/** The SHA-256 of a file. */
export async function hashOf(file: FolderFile): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(file.open(), hash);
  return hash.digest('hex');
}
