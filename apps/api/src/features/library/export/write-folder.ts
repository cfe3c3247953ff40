import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ExportedFile } from './export-library.ts';

/** Writes exported files into a folder, which must be empty or new. False when it is not. */
export async function writeFolder(dir: string, files: readonly ExportedFile[]): Promise<boolean> {
  await mkdir(dir, { recursive: true });
  if ((await readdir(dir)).length > 0) return false;
  for (const file of files) {
    const path = join(dir, ...file.path.split('/'));
    await mkdir(dirname(path), { recursive: true });
    const content = await file.open();
    if (typeof content === 'string') await writeFile(path, content);
    else await pipeline(content, createWriteStream(path));
  }
  return true;
}
