import { join } from 'node:path';
import { checkArchitecture } from './check-architecture.ts';
import { checkExceptions } from './check-exceptions.ts';
import { checkFolders } from './check-folders.ts';
import { checkMeanings } from './check-meanings.ts';
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

/**
 * What is checked for types in one go. What Node runs is one program: checked package by package, each would check the
 * packages below it once more.
 */
const PROGRAMS = {
  'the server, packages and scripts': '.',
  'the web': 'apps/web',
  'browser tests': 'e2e',
  'the service worker': 'apps/web/worker',
};

/** The fast checks, the longest first: they run side by side, and nothing long is left for the end. */
export const checks: readonly Check[] = [
  ...Object.entries(PROGRAMS).map(([name, folder]) => ({ name: `types of ${name}`, run: () => checkTypes(folder) })),
  { name: 'architecture', run: checkArchitecture },
  { name: 'lint', run: () => runTool('oxlint', ['--deny-warnings'], { isQuiet: true }) },
  { name: 'format', run: () => runTool('oxfmt', ['--check', '.'], { isQuiet: true }) },
  { name: 'no exceptions', run: checkExceptions },
  { name: 'names', run: checkNames },
  { name: 'texts', run: checkTexts },
  { name: 'folders', run: checkFolders },
  { name: 'stores', run: checkStores },
  { name: 'meanings', run: checkMeanings },
  { name: 'licences', run: checkNotice },
  { name: 'permissions', run: checkPermissions },
];

function checkTypes(folder: string): Promise<Outcome> {
  const record = join(root, 'node_modules', '.cache', 'types', `${folder.replaceAll('/', '-')}.tsbuildinfo`);
  return runTool('typescript', ['-p', folder, '--incremental', '--tsBuildInfoFile', record], {
    command: 'tsc',
    isQuiet: true,
  });
}
