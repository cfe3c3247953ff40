import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Outcome, root } from '../tools.ts';

const SOURCES = 'apps/web/src/{app,features,screens}/**/*.{ts,tsx}';
/** Ways to a store of one's own, which nobody would forget with the person. */
const OWN_STORE = /\buseSyncExternalStore\b|\bcreateStore\b|from 'zustand/;

/** What is wrong with the stores of a file (docs/decisions/0046). */
export function ownStores(file: string, text: string): string[] {
  return OWN_STORE.test(text)
    ? [`${file} makes a store of its own: use perPerson or perDevice of platform/person.ts.`]
    : [];
}

/** State that outlives a screen is of the person or of the device, with a planted violation that has to be reported. */
export async function checkStores(): Promise<Outcome> {
  const problems = globSync(SOURCES, { cwd: root }).flatMap((file) =>
    ownStores(file, readFileSync(join(root, file), 'utf8')),
  );
  if (ownStores('planted.ts', "import { useSyncExternalStore } from 'react';").length !== 1)
    problems.push('A planted violation was not reported: the checker does not look.');
  return { isOk: problems.length === 0, output: problems.map((problem) => `${problem}\n`).join('') };
}
