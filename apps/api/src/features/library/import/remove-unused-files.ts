import { inOrganization } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { listUsedKeys } from './library.repository.ts';
import { hasOtherImport } from './staging.repository.ts';

/** Removes files that nothing of the organization names any more. Another import may be about to name them. */
export async function removeUnusedFiles(
  { db, files }: Pick<World, 'db' | 'files'>,
  { orgId, importId, keys }: { orgId: string; importId: string; keys: readonly string[] },
): Promise<void> {
  if (keys.length === 0) return;
  const used = await inOrganization(db, orgId, async (scope) =>
    (await hasOtherImport(scope, importId)) ? null : listUsedKeys(scope, keys),
  );
  if (used) for (const key of new Set(keys)) if (!used.has(key)) await files.remove(key);
}
