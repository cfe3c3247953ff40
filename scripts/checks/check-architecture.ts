import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Outcome, root, runTool } from '../tools.ts';

const SOURCES = ['packages', 'apps'];
/** What came of the same sources and rules is not computed again. */
const CACHED = ['--cache', join(root, 'node_modules/.cache/imports'), '--cache-strategy', 'content'];
/** A tree of its own, so that nothing is put into the one that other checks read. */
const PLANTED = join(root, 'scripts/fixtures/planted');
const CONFIG = join(root, '.dependency-cruiser.cjs');

interface Report {
  modules: unknown[];
  summary: { violations: { from: string; to: string; rule: { name: string }; comment?: string }[] };
}

/**
 * Runs the import rules, and proves that they look: files of the planted tree break each of them, which must be reported,
 * and no file may be missed.
 */
export async function checkArchitecture(): Promise<Outcome> {
  const [real, planted] = await Promise.all([cruise(root, SOURCES, ...CACHED), cruise(PLANTED, SOURCES)]);
  return judge(real, planted);
}

async function cruise(cwd: string, sources: readonly string[], ...options: string[]): Promise<Report> {
  const { output } = await runTool(
    'dependency-cruiser',
    ['--config', CONFIG, '--output-type', 'json', ...options, ...sources],
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
  const reported = new Set(planted.summary.violations.map(({ rule }) => kindOf(rule.name)));
  for (const kind of kindsOfRules())
    if (!reported.has(kind))
      problems.push(`No planted violation of '${kind}' was reported: the checker does not look.`);
  return { isOk: problems.length === 0, output: problems.join('\n') };
}

/** Rules of an order are made from one list, one for each place in it. */
const kindOf = (rule: string): string => rule.split(':')[0]!;

function kindsOfRules(): Set<string> {
  const { forbidden } = createRequire(CONFIG)(CONFIG) as { forbidden: { name: string }[] };
  return new Set(forbidden.map(({ name }) => kindOf(name)));
}
