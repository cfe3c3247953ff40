import type { Tree } from '#features/catalogue/index.ts';
import type { AssistantRequest } from '#features/copilot/request/engine.ts';
import { goesOn } from '#features/copilot/words/goes-on.ts';

/** A message read together with what was said before. */
export interface FollowUp {
  /** What is asked now. */
  readonly text: string;
  /** What it goes on from. */
  readonly before: string;
  /** What was answered to that. */
  readonly reply: string;
  /** Items that were just spoken of. */
  readonly items: readonly string[];
  /** Its words say that it goes on; else it is only too short to be sure. */
  readonly isExplicit: boolean;
}

/** Items of a reply that may be gone on with. */
const MOST_ITEMS = 4;
const BEGINNING =
  /^(?:ok |okay |oh |right |yes |no |hm+ )*(?:(?:and|but|or|so|then|also|still) )*(?:(?:what|how) about |what if |same for |the other one,? ?)*/;

/**
 * `and after a tablet?` goes on from the question before: it is asked beside that one, of the lesson that answered it.
 * Null for what stands for itself. `text` is spelt out.
 */
export function followUpOf(text: string, { history }: Pick<AssistantRequest, 'history'>, tree: Tree): FollowUp | null {
  const last = lastReply({ history }, tree);
  const how = goesOn(text);
  if (!last || how === null) return null;
  const bare = text.replace(BEGINNING, '').trim();
  return { ...last, text: bare || text, isExplicit: how === 'surely' };
}

/** What was asked and answered last; null at the beginning. */
export function lastReply(
  { history }: Pick<AssistantRequest, 'history'>,
  tree: Tree,
): Pick<FollowUp, 'before' | 'reply' | 'items'> | null {
  const before = history.findLast(({ role }) => role === 'user')?.text;
  const reply = history.findLast(({ role }) => role === 'assistant')?.text;
  return before && reply ? { before, reply, items: itemsIn(reply, tree) } : null;
}

/** Items that a reply named as its sources: each stands in a line of its own, by its title. */
function itemsIn(reply: string, tree: Tree): string[] {
  const named = [...reply.matchAll(/^\[(.+)\]$/gm)].map((match) => match[1]!);
  const items = named.flatMap((line) => {
    const item = [...tree.itemById.values()].find(({ title }) => line === title || line.startsWith(`${title}: `));
    return item ? [item.id] : [];
  });
  return [...new Set(items)].slice(0, MOST_ITEMS);
}
