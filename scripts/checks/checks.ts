import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkArchitecture } from './check-architecture.ts';
import { checkExceptions } from './check-exceptions.ts';
import { checkFolders } from './check-folders.ts';
import { checkNames } from './check-names.ts';
import { checkStores } from './check-stores.ts';
import { checkNotice } from './notice.ts';
import { checkTexts } from './check-texts.ts';
import { checkPermissions } from './permissions.ts';
import { type Outcome, root, runTool } from '../tools.ts';

export interface Check {
  readonly name: string;
  run(): Promise<Outcome>;
}

/** The fast checks, cheapest first. */
export const checks: readonly Check[] = [
  { name: 'format', run: () => runTool('oxfmt', ['--check', '.'], { isQuiet: true }) },
  { name: 'licences', run: checkNotice },
  { name: 'permissions', run: checkPermissions },
  { name: 'lint', run: () => runTool('oxlint', ['--deny-warnings'], { isQuiet: true }) },
  { name: 'no exceptions', run: checkExceptions },
  { name: 'names', run: checkNames },
  { name: 'texts', run: checkTexts },
  { name: 'folders', run: checkFolders },
  { name: 'stores', run: checkStores },
  { name: 'types', run: checkTypes },
  { name: 'architecture', run: checkArchitecture },
];

async function checkTypes(): Promise<Outcome> {
  const projects = ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(group, name)),
  );
  const outcomes = [];
  for (const project of [...projects, 'apps/web/worker', 'bench', 'e2e', 'scripts']) {
    if (existsSync(join(root, project, 'tsconfig.json')))
      outcomes.push(
        await runTool(
          'typescript',
          [
            '-p',
            project,
            '--incremental',
            '--tsBuildInfoFile',
            join(root, 'node_modules', '.cache', 'types', `${project.replaceAll('/', '-')}.tsbuildinfo`),
          ],
          { command: 'tsc', isQuiet: true },
        ),
      );
  }
  return {
    isOk: outcomes.every((outcome) => outcome.isOk),
    output: outcomes.map((outcome) => outcome.output).join(''),
  };
}
