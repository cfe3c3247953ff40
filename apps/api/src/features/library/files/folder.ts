import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';

export interface FolderFile {
  /** From the folder's root, with slashes. */
  readonly path: string;
  readonly bytes: number;
  read(): Promise<Buffer>;
  open(): Readable;
}

/** The files of a library, wherever they lie: a folder, or an uploaded archive. */
export type Folder = readonly FolderFile[];

/** Opens a folder on disk. Hidden files and links are passed over: they are no part of a library. */
export async function openFolder(dir: string): Promise<Folder> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const paths = files
    .map((file) => ({ file, path: relative(dir, file).split(sep).join('/') }))
    .filter(({ path }) => !isHidden(path));
  const folder = await Promise.all(
    paths.map(async ({ file, path }) => ({
      path,
      bytes: (await stat(file)).size,
      read: () => readFile(file),
      open: () => createReadStream(file),
    })),
  );
  return folder.sort((a, b) => (a.path < b.path ? -1 : 1));
}

export function isHidden(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.') || part === 'Thumbs.db');
}
