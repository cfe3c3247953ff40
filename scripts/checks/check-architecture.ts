import { copyFileSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Outcome, root, runTool } from '../tools.ts';

const SOURCES = ['packages', 'apps'];
/** What is planted, where, and the rule that has to report it. */
const PLANTED = [
  { file: 'sql-in-an-act.ts', at: 'identity/planted-violation.ts', rule: 'sql-only-below' },
  {
    file: 'a-lower-folder-uses-a-higher.ts',
    at: 'copilot/words/planted-violation.ts',
    rule: 'folder-order:copilot/words',
  },
];
const FEATURES = join(root, 'apps/api/src/features');

interface Report {
  modules: unknown[];
  summary: { violations: { from: string; to: string; rule: { name: string }; comment?: string }[] };
}

/** Runs the import rules, and proves that they look: a planted violation must be reported and no file may be missed. */
export async function checkArchitecture(): Promise<Outcome> {
  for (const { file, at } of PLANTED) copyFileSync(join(root, 'scripts/fixtures/planted', file), join(FEATURES, at));
  try {
    const { output } = await runTool(
      'dependency-cruiser',
      ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...SOURCES],
      {
        command: 'depcruise',
        isQuiet: true,
      },
    );
    return judge(JSON.parse(output.slice(output.indexOf('{'))) as Report);
  } finally {
    for (const { at } of PLANTED) rmSync(join(FEATURES, at));
  }
}

function judge({ modules, summary }: Report): Outcome {
  const files = globSync(
    SOURCES.map((source) => `${source}/*/src/**/*.{ts,tsx}`),
    { cwd: root },
  ).length;
  const problems = summary.violations
    .filter(({ from }) => !from.includes('planted-violation'))
    .map(({ rule, from, to, comment }) => `${rule.name}: ${from} -> ${to}${comment ? `\n    ${comment}` : ''}`);
  if (modules.length < files)
    problems.push(`Only ${modules.length} modules were looked at, but there are ${files} files.`);
  for (const { at, rule: expected } of PLANTED)
    if (!summary.violations.some(({ rule, from }) => rule.name === expected && from.endsWith(at)))
      problems.push(`The planted violation of '${expected}' was not reported: the checker does not look.`);
  return { isOk: problems.length === 0, output: problems.join('\n') };
}
