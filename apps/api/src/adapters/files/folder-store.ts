import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import { newId } from '#platform/new-id.ts';
import type { FileStore } from './port.ts';

/** Keeps files in a folder, each with its type in a small file beside it. A file appears whole or not at all. */
export function createFolderStore(root: string): FileStore {
  function pathOf(key: string): string {
    const path = normalize(join(root, key));
    if (!path.startsWith(root + sep)) throw new Error(`The key ${key} leaves the file store.`);
    return path;
  }

  return {
    async put(key, body, contentType) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const draft = `${path}.${newId()}.part`;
      try {
        await writeFile(draft, body);
        await writeFile(`${path}.type`, contentType);
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async find(key) {
      const path = pathOf(key);
      try {
        const [{ size }, contentType] = await Promise.all([stat(path), readFile(`${path}.type`, 'utf8')]);
        return { contentType, bytes: size, open: async (range) => createReadStream(path, range) };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(key) {
      const path = pathOf(key);
      await Promise.all([rm(path, { force: true }), rm(`${path}.type`, { force: true })]);
    },
  };
}
