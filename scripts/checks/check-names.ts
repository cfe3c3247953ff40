import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Outcome, root } from '../tools.ts';

const SOURCES = '{apps,packages,scripts,e2e,bench}/**/*.{ts,tsx}';

/** Names that do not say what of (docs/glossary.md). */
const REFUSED_TYPES = [
  'Asked',
  'Choices',
  'Entered',
  'Found',
  'Head',
  'Judged',
  'Kept',
  'Nothing',
  'Of',
  'One',
  'Part',
  'Place',
  'Placed',
  'Surroundings',
  'Where',
  'Written',
];
const TYPE = new RegExp(`^(?:export )?(?:interface|type|class) (${REFUSED_TYPES.join('|')})\\b`, 'gm');
const REFUSED_FILE = /(?:^|\/)keep-[^/]+$/;

/** What is wrong with the names of a file and of the types it declares. */
export function refusedNames(file: string, text: string): string[] {
  const problems = [...text.matchAll(TYPE)].map(([, name]) => `${file} declares '${name}': say of what.`);
  if (REFUSED_FILE.test(file)) problems.push(`${file}: name it for what it does; 'keep' can mean anything.`);
  return problems;
}

/** Names of files and types, with planted violations that have to be reported. */
export async function checkNames(): Promise<Outcome> {
  const files = globSync(SOURCES, {
    cwd: root,
    exclude: (path) => /node_modules|dist|test-results|migrations|samples|fixtures/.test(path),
  });
  const problems = files.flatMap((file) => refusedNames(file, readFileSync(join(root, file), 'utf8')));
  const planted = refusedNames('apps/api/src/keep-things.ts', 'export interface Place {\n}');
  if (planted.length !== 2) problems.push('A planted violation was not reported: the checker does not look.');
  return { isOk: problems.length === 0, output: problems.map((problem) => `${problem}\n`).join('') };
}
