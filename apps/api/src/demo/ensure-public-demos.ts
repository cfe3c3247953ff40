import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { organizationFile } from '@snapwell/contract/organizations/organization-file';
import { PUBLIC_DEMOS_DIR } from '@snapwell/demo-library/library';
import { parse } from 'yaml';
import { describeProblem, importLibrary, openFolder } from '#features/library/index.ts';
import { importOrganization } from '#features/organizations/index.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { World } from '../world.ts';
import { alone } from './ensure-demo.ts';

/**
 * Makes the organization whose library is played on the public demo pages, and brings that library to what its files
 * say. It has no members; an import that finds nothing new writes nothing.
 */
export async function ensurePublicDemos(world: World, database: OpenDatabase): Promise<void> {
  const file = readFileSync(join(PUBLIC_DEMOS_DIR, 'organization.yaml'), 'utf8');
  const {
    id,
    name,
    summary,
    timezone,
    join_policy: joinPolicy,
  } = organizationFile
    .required({
      has_public_library: true,
      id: true,
      name: true,
      summary: true,
      timezone: true,
      join_policy: true,
      groups: true,
    })
    .parse(parse(file));
  await alone(database, async () => {
    await inOrganization(world.db, id, (scope) =>
      importOrganization(scope, { name, summary, timezone, joinPolicy, groups: [] }),
    );
    const { problems } = await importLibrary(world, {
      orgId: id,
      folder: await openFolder(PUBLIC_DEMOS_DIR),
      isDryRun: false,
    });
    if (problems)
      throw new Error(`The library of the public demos has mistakes:\n${problems.map(describeProblem).join('\n')}`);
  });
}
