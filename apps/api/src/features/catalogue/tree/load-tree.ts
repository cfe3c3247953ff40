import { LRUCache } from 'lru-cache';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { growTree, type Tree } from './tree.ts';
import { readTreeRows } from './tree.read-model.ts';

/** By organization and language. A tree of a thousand items takes about half a megabyte. */
const trees = new LRUCache<string, Tree>({ max: 200 });

/**
 * The tree of an organization. `version` is what the database says now: a tree of another version is read anew, so
 * every process sees a change at its next request.
 */
export async function loadTree(scope: OrganizationScope, version: number): Promise<Tree> {
  const key = `${scope.orgId}/${scope.language ?? ''}`;
  const known = trees.get(key);
  const tree = known?.version === version ? known : growTree(await readTreeRows(scope));
  trees.set(key, tree);
  return tree;
}
