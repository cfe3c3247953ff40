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

/** The fast checks, the longest first: they run side by side, and nothing long is left for the end. */
export const checks: readonly Check[] = [
  ...typeProjects().map((project) => ({ name: `types of ${project}`, run: () => checkTypes(project) })),
  { name: 'architecture', run: checkArchitecture },
  { name: 'lint', run: () => runTool('oxlint', ['--deny-warnings'], { isQuiet: true }) },
  { name: 'format', run: () => runTool('oxfmt', ['--check', '.'], { isQuiet: true }) },
  { name: 'no exceptions', run: checkExceptions },
  { name: 'names', run: checkNames },
  { name: 'texts', run: checkTexts },
  { name: 'folders', run: checkFolders },
  { name: 'stores', run: checkStores },
  { name: 'licences', run: checkNotice },
  { name: 'permissions', run: checkPermissions },
];

/** What is checked for types by itself: packages, applications, and what surrounds them; the largest first. */
function typeProjects(): string[] {
  const packages = ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(group, name)),
  );
  const projects = [...packages, 'apps/web/worker', 'bench', 'e2e', 'scripts'].filter((project) =>
    existsSync(join(root, project, 'tsconfig.json')),
  );
  const isLarge = (project: string) => Number(!project.startsWith('packages/') && !project.endsWith('/worker'));
  return projects.toSorted((a, b) => isLarge(b) - isLarge(a));
}

function checkTypes(project: string): Promise<Outcome> {
  const record = join(root, 'node_modules', '.cache', 'types', `${project.replaceAll('/', '-')}.tsbuildinfo`);
  return runTool('typescript', ['-p', project, '--incremental', '--tsBuildInfoFile', record], {
    command: 'tsc',
    isQuiet: true,
  });
}
