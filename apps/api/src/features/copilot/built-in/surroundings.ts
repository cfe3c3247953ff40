import { enterCatalogue, isLocked, type Learner, type Tree, type TreeItem } from '#features/learning/index.ts';
import { listOpenQuestions, type OpenQuestions } from '#features/quizzes/index.ts';
import type { World } from '#world.ts';
import { listEverydayWords } from '../words/words.repository.ts';
import type { Turn } from '../engines/engine.ts';

/** What stands around a question: the library as this member sees it, and where they are. */
export interface Surroundings {
  readonly tree: Tree;
  readonly learner: Learner;
  /** The item that is open on the page; null elsewhere, and where the page names what the member may not see. */
  readonly openItem: TreeItem | null;
  /** Items that are closed to the member for now. */
  readonly lockedIds: readonly string[];
  readonly openQuizzes: readonly OpenQuestions[];
  readonly words: readonly { readonly phrase: string; readonly means: string }[];
}

export function lookAround(world: Pick<World, 'db'>, { caller, page, at }: Pick<Turn, 'caller' | 'page' | 'at'>): Promise<Surroundings> {
  return enterCatalogue(world, caller, async ({ scope, tree, learner }) => {
    const lockedIds = [...tree.itemById.values()].filter((item) => isLocked(tree, learner, item)).map(({ id }) => id);
    const named = tree.itemById.get(page?.content?.id ?? '') ?? null;
    return {
      tree,
      learner,
      openItem: named && !lockedIds.includes(named.id) ? named : null,
      lockedIds,
      openQuizzes: await listOpenQuestions(scope, caller.uid, at),
      words: await listEverydayWords(scope),
    };
  });
}
