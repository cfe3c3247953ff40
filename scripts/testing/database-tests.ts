import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from '../tools.ts';

const API = join(root, 'apps/api/src');
/** What opens the database of a test. */
const OPENS_DATABASE = join(API, 'testing/api-test.ts');
const IMPORT = /(?:from|import)\s*\(?\s*'([#.][^']+)'/g;

/**
 * The API tests that ask a database, by their imports or by its address. The others say the same on every engine:
 * running them on each shows nothing.
 */
export function databaseTests(): string[] {
  return globSync('apps/api/src/**/*.test.ts', { cwd: root })
    .filter((file) => reachesDatabase(join(root, file)))
    .toSorted();
}

function reachesDatabase(test: string): boolean {
  const seen = new Set([test]);
  for (const file of seen) {
    if (file === OPENS_DATABASE) return true;
    for (const imported of importsOf(file)) seen.add(imported);
  }
  return readFileSync(test, 'utf8').includes('TEST_DATABASE_URL');
}

const known = new Map<string, readonly string[]>();

function importsOf(file: string): readonly string[] {
  const found =
    known.get(file) ??
    Array.from(readFileSync(file, 'utf8').matchAll(IMPORT), ([, name]) =>
      name!.startsWith('#') ? join(API, name!.slice(1)) : resolve(dirname(file), name!),
    ).filter(existsSync);
  known.set(file, found);
  return found;
}
