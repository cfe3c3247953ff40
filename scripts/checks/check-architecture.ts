import { copyFileSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Outcome, root, runTool } from '../tools.ts';

const SOURCES = ['packages', 'apps'];
const PLANTED = join(root, 'apps/api/src/features/identity/planted-violation.ts');

interface Report {
  modules: unknown[];
  summary: { violations: { from: string; to: string; rule: { name: string }; comment?: string }[] };
}

/** Runs the import rules, and proves that they look: a planted violation must be reported and no file may be missed. */
export async function checkArchitecture(): Promise<Outcome> {
  copyFileSync(join(root, 'scripts/fixtures/planted/sql-in-an-act.ts'), PLANTED);
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
    rmSync(PLANTED);
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
  if (
    !summary.violations.some(({ rule, from }) => rule.name === 'sql-only-below' && from.includes('planted-violation'))
  )
    problems.push('The planted violation was not reported: the checker does not look.');
  return { isOk: problems.length === 0, output: problems.join('\n') };
}
