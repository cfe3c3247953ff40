import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { readLearner } from './learner.read-model.ts';
import { loadTree } from './load-tree.ts';
import type { Learner } from './learner.ts';
import type { Tree } from './tree.ts';

/** What nearly every question about learning begins with. */
export interface Catalogue {
  readonly scope: OrganizationScope;
  readonly tree: Tree;
  readonly learner: Learner;
}

/** Opens the organization's tree and the caller's standing in it, and works with them in one transaction. */
export function withCatalogue<T>(
  world: Pick<World, 'db'>,
  { orgId, uid }: Pick<MemberCaller, 'orgId' | 'uid'>,
  work: (catalogue: Catalogue) => Promise<T> | T,
): Promise<T> {
  return inOrganization(world.db, orgId, async (scope) => work(await loadCatalogue(scope, uid)));
}

/** The same inside a transaction that is open already. */
export async function loadCatalogue(scope: OrganizationScope, uid: string): Promise<Catalogue> {
  const learner = await readLearner(scope, uid);
  return { scope, learner, tree: await loadTree(scope, learner.libraryVersion) };
}
