import { globSync } from 'node:fs';
import { join } from 'node:path';
import { type Outcome, root, runTool } from '../tools.ts';

const SOURCES = ['packages', 'apps'];
/** What came of the same sources and rules is not computed again. */
const CACHED = ['--cache', join(root, 'node_modules/.cache/imports'), '--cache-strategy', 'content'];
/** A tree of its own, so that nothing is put into the one that other checks read. */
const PLANTED = join(root, 'scripts/fixtures/planted');
/** The rules that files in it break. */
const BROKEN = ['sql-only-below', 'folder-order:copilot/words'];

interface Report {
  modules: unknown[];
  summary: { violations: { from: string; to: string; rule: { name: string }; comment?: string }[] };
}

/** Runs the import rules, and proves that they look: a planted violation must be reported and no file may be missed. */
export async function checkArchitecture(): Promise<Outcome> {
  const [real, planted] = await Promise.all([cruise(root, SOURCES, ...CACHED), cruise(PLANTED, ['apps'])]);
  return judge(real, planted);
}

async function cruise(cwd: string, sources: readonly string[], ...options: string[]): Promise<Report> {
  const config = join(root, '.dependency-cruiser.cjs');
  const { output } = await runTool(
    'dependency-cruiser',
    ['--config', config, '--output-type', 'json', ...options, ...sources],
    { command: 'depcruise', isQuiet: true, cwd },
  );
  return JSON.parse(output.slice(output.indexOf('{'))) as Report;
}

function judge({ modules, summary }: Report, planted: Report): Outcome {
  const files = globSync(
    SOURCES.map((source) => `${source}/*/src/**/*.{ts,tsx}`),
    { cwd: root },
  ).length;
  const problems = summary.violations.map(
    ({ rule, from, to, comment }) => `${rule.name}: ${from} -> ${to}${comment ? `\n    ${comment}` : ''}`,
  );
  if (modules.length < files)
    problems.push(`Only ${modules.length} modules were looked at, but there are ${files} files.`);
  for (const expected of BROKEN)
    if (!planted.summary.violations.some(({ rule }) => rule.name === expected))
      problems.push(`The planted violation of '${expected}' was not reported: the checker does not look.`);
  return { isOk: problems.length === 0, output: problems.join('\n') };
}
