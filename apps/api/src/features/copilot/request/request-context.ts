import type { EverydayWord } from '@snapwell/contract/copilot/words.schemas';
import { type Catalogue, isLocked, type Learner, type Tree, type TreeItem } from '#features/catalogue/index.ts';
import { listOpenQuestions, type OpenQuestions } from '#features/quizzes/index.ts';

/** What stands around a question: the library as this member sees it, and where they are. */
export interface RequestContext {
  readonly tree: Tree;
  readonly learner: Learner;
  /** The item that is open on the page; null elsewhere, and where the page names what the member may not see. */
  readonly openItem: TreeItem | null;
  /** Items that are closed to the member for now. */
  readonly lockedIds: readonly string[];
  readonly openQuizzes: readonly OpenQuestions[];
  readonly words: readonly EverydayWord[];
  /** The version of the library's index that the question is answered from. */
  readonly indexVersion: number;
}

interface ContextQuery extends Pick<RequestContext, 'words' | 'indexVersion'> {
  readonly uid: string;
  readonly at: Date;
  /** What the page says is open. */
  readonly openId: string | undefined;
}

export async function loadRequestContext(
  { scope, tree, learner }: Catalogue,
  { uid, at, openId, words, indexVersion }: ContextQuery,
): Promise<RequestContext> {
  const lockedIds = [...tree.itemById.values()].filter((item) => isLocked(tree, learner, item)).map(({ id }) => id);
  const named = tree.itemById.get(openId ?? '') ?? null;
  return {
    tree,
    learner,
    openItem: named && !lockedIds.includes(named.id) ? named : null,
    lockedIds,
    openQuizzes: await listOpenQuestions(scope, uid, at),
    words,
    indexVersion,
  };
}
