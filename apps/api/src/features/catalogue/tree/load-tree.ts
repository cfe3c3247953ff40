import type { OrganizationScope } from '#platform/database/transaction.ts';
import { growTree, type Tree } from './tree.ts';
import { readTreeRows } from './tree.read-model.ts';

/**
 * Trees kept in memory; the one used longest ago goes first. A tree of a thousand items takes about half a megabyte.
 */
const KEPT = 200;
const kept = new Map<string, Tree>();

/**
 * The tree of an organization. `version` is what the database says now: a tree of another version is read anew, so
 * every process sees a change at its next request.
 */
export async function loadTree(scope: OrganizationScope, version: number): Promise<Tree> {
  const known = kept.get(scope.orgId);
  const tree = known?.version === version ? known : growTree(await readTreeRows(scope));
  kept.delete(scope.orgId);
  kept.set(scope.orgId, tree);
  for (const orgId of kept.keys()) {
    if (kept.size <= KEPT) break;
    kept.delete(orgId);
  }
  return tree;
}
