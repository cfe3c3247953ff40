import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Outcome, root } from '../tools.ts';

const SOURCES = '{apps,packages,scripts,e2e,bench}/**/*.{ts,tsx,mjs}';
/** In two pieces, so that this file does not find itself. */
const EXCEPTION = new RegExp(['(?:oxlint|eslint)-', 'disable|@ts-', '(?:ignore|expect-error|nocheck)'].join(''));

/** No comment may switch a rule off (docs/decisions/0018), with a planted one that has to be reported. */
export async function checkExceptions(): Promise<Outcome> {
  const found = globSync(SOURCES, { cwd: root, exclude: (path) => /node_modules|dist|test-results/.test(path) }).filter(
    (file) => EXCEPTION.test(readFileSync(join(root, file), 'utf8')),
  );
  const problems = found.map((file) => `${file} switches a rule off; change the rule instead.`);
  const planted = ['// oxlint-', 'disable-next-line no-debugger'].join('');
  if (!EXCEPTION.test(planted)) problems.push('A planted violation was not reported: the checker does not look.');
  return { isOk: problems.length === 0, output: problems.map((problem) => `${problem}\n`).join('') };
}
