import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStore } from '#adapters/files/folder-store.ts';
import { importLibrary, openFolder } from '#features/library/index.ts';
import { importOrganization } from '#features/organizations/index.ts';
import { systemClock } from '#platform/clock.ts';
import { openDatabase } from '#platform/database/database.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { readSampleOrganizations } from './sample-files.ts';

/** The libraries of the sample organizations in a database in memory, for commands that compute something of them. */
export async function openSampleLibraries() {
  const filesDir = mkdtempSync(join(tmpdir(), 'snapwell-samples-'));
  const database = await openDatabase({ dataDir: null });
  await migrateDatabase(database.pool);
  const world = {
    db: database.db,
    clock: systemClock,
    files: createFolderStore(filesDir),
    mediaQuotaBytes: Infinity,
  };
  for (const { id, dir, name, summary, timezone, join_policy: joinPolicy } of readSampleOrganizations()) {
    await inOrganization(database.db, id, (scope) =>
      importOrganization(scope, { name, summary, timezone, joinPolicy, groups: [] }),
    );
    await importLibrary(world, { orgId: id, folder: await openFolder(dir), isDryRun: false });
  }
  return {
    world,
    async close() {
      await database.close();
      rmSync(filesDir, { recursive: true });
    },
  };
}
