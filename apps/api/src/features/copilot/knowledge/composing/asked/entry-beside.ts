import { searchWords } from '#adapters/passage-search/words.ts';
import { labelOf } from '../../pieces/piece.ts';
import type { ItemPassage } from '../item-passage.ts';
import { firstOf, listsIn } from '../lists.ts';

const BESIDE =
  /^(?:(?:and|so|ok|but|then) )*(?:what|which|whats|what's)(?: (?:one|step|stop|row|point|thing|is|it|comes?|goes|do i|should i|do|check|measure|look at|the|next))* (?:right |directly |straight )?(after|before) (?:the |that )?(.{2,40}?)[?!. ]*$/i;

export const asksBeside = (question: string): boolean => BESIDE.test(question);

/**
 * The entry of a list or a table that stands after the one that is named, or before it: 'which one comes after bladder'.
 * Null where something else is asked, or no list of the item has an entry of that name with one beside it.
 */
export function entryBesideAsked(question: string, own: readonly ItemPassage[]): ItemPassage[] | null {
  const [, side, name] = BESIDE.exec(question) ?? [];
  const wanted = searchWords(name ?? '');
  if (wanted.length === 0) return null;
  return firstOf(listsIn(own), (list) => {
    const at = list.findIndex(({ text }) => {
      const label = searchWords(labelOf(text));
      return wanted.every((word) => label.includes(word));
    });
    const beside = at === -1 ? undefined : list[side!.toLowerCase() === 'after' ? at + 1 : at - 1];
    return beside ? [beside] : null;
  });
}
