import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ORGANIZATIONS_DIR } from './library.ts';

/** What says nothing that Sophie could answer with: a day on which somebody looked must not ask for new meanings. */
const WITHOUT_MEANING = /^(?:checked|minutes|status|is_public|opens|cover|certificate|due): .*\n/gm;

/** A digest of the texts of the sample libraries: the meanings that were computed of others are out of date. */
export function digestOfTexts(dir: string = ORGANIZATIONS_DIR): string {
  const hash = createHash('sha256');
  for (const path of globSync('**/*.{md,yaml,vtt}', { cwd: dir }).toSorted()) {
    const text = readFileSync(join(dir, path), 'utf8').replaceAll(WITHOUT_MEANING, '');
    hash.update(`${path.replaceAll('\\', '/')}\n${text}\0`);
  }
  return hash.digest('hex');
}
