import type { getPublicContent as getPublicContentEndpoint } from '@snapwell/contract/learning/learning.endpoints';
import type { ResultOf } from '@snapwell/contract/http/endpoint';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { readPublicContent } from './content.read-model.ts';
import { presentContent } from './present-content.ts';

/** A public item for somebody without an account. Whether an item is there and not public is not told. */
export function getPublicContent(
  world: Pick<World, 'db'>,
  { orgId, contentId }: { orgId: string; contentId: string },
): Promise<ResultOf<typeof getPublicContentEndpoint>> {
  return inOrganization(world.db, orgId, async (scope) => {
    const row = await readPublicContent(scope, contentId);
    if (!row) throw new AppError('not_found');
    return { ...presentContent(row), organization_name: row.organizationName };
  });
}
