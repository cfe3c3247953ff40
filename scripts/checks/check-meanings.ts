import { cpSync, mkdtempSync, appendFileSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MEANINGS_DIGEST_FILE, ORGANIZATIONS_DIR } from '@snapwell/demo-library/library';
import { digestOfTexts } from '@snapwell/demo-library/meanings-digest';
import type { Outcome } from '../tools.ts';

/** Whether the meanings that come with the samples are those of their texts, with a planted change that has to be seen. */
export async function checkMeanings(): Promise<Outcome> {
  const problems: string[] = [];
  const digest = digestOfTexts();
  if (readFileSync(MEANINGS_DIGEST_FILE, 'utf8').trim() !== digest)
    problems.push(
      "The texts of the sample libraries have changed since their meanings were computed: 'npm run meanings'.",
    );
  if (digestOfPlanted() === digestOfTexts(join(ORGANIZATIONS_DIR, 'academy')))
    problems.push('A planted change was not reported: the checker does not look.');
  return { isOk: problems.length === 0, output: problems.map((problem) => `${problem}\n`).join('') };
}

/** Of one organization with another word in its glossary. */
function digestOfPlanted(): string {
  const dir = mkdtempSync(join(tmpdir(), 'snapwell-meanings-'));
  try {
    const texts = (path: string) => !/\.(?:svg|mp4|webp|png|jpg)$/.test(path);
    cpSync(join(ORGANIZATIONS_DIR, 'academy'), dir, { recursive: true, filter: texts });
    appendFileSync(join(dir, 'glossary.yaml'), '# another word\n');
    return digestOfTexts(dir);
  } finally {
    rmSync(dir, { recursive: true });
  }
}
