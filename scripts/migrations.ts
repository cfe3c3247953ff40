// Writes the migration that brings the schema from the last one to the tables in the code.
import { join } from 'node:path';
import { root, run, tool } from './tools.ts';

const name = process.argv[2];
if (!name) {
  console.error('Name the migration: npm run migrations -- add-bookmarks');
  process.exit(1);
}
const { isOk } = await run(process.execPath, [tool('drizzle-kit'), 'generate', '--name', name], {
  cwd: join(root, 'apps/api'),
});
process.exit(isOk ? 0 : 1);
