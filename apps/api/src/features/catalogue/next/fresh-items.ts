import { contentKinds } from '@snapwell/contract/learning/kinds';
import { isLocked, type Learner } from '../tree/learner.ts';
import type { Tree, TreeItem } from '../tree/tree.ts';

/**
 * What the learner has not begun, the latest published first; among those that came together, the first of each
 * module before its others.
 */
export function listFreshItems(tree: Tree, learner: Learner): TreeItem[] {
  const isFresh = (item: TreeItem) =>
    !learner.completed.has(item.id) && !learner.open.has(item.id) && !isLocked(tree, learner, item);
  const byModule = tree.modules.map(({ items }) => lessonsFirst(items.filter(isFresh)));
  const most = Math.max(0, ...byModule.map((items) => items.length));
  const inTurns = Array.from({ length: most }, (_, turn) => byModule.flatMap((items) => items[turn] ?? [])).flat();
  return inTurns.toSorted((a, b) => (b.publishedAt?.getTime() ?? 0) - (a.publishedAt?.getTime() ?? 0));
}

/** Lessons come before what tests them. */
function lessonsFirst(items: readonly TreeItem[]): TreeItem[] {
  return items.toSorted((a, b) => Number(isTest(a)) - Number(isTest(b)));
}

const isTest = ({ kind }: TreeItem): boolean => contentKinds[kind].completesAt === null;
