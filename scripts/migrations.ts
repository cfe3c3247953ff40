// Writes the migration that brings the schema from the last one to the tables in the code.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, tool } from './tools.ts';

const name = process.argv[2];
if (!name) {
  console.error(
    'Name the migration: npm run migrations -- add-bookmarks\nBefore the first release only: npm run migrations -- --restart writes one initial migration anew.',
  );
  process.exit(1);
}
const isRestart = name === '--restart';
if (isRestart) rmSync(join(root, 'apps/api/migrations'), { recursive: true, force: true });
const { isOk } = await run(process.execPath, [tool('drizzle-kit'), 'generate', '--name', isRestart ? 'initial' : name], { cwd: join(root, 'apps/api') });
process.exit(isOk ? 0 : 1);
