import { bareWords } from '@snapwell/understanding/words/normalise';
import { searchWords } from '#adapters/passage-search/words.ts';
import { labelOf } from '../../pieces/piece.ts';
import { isRow, type ItemPassage } from '../item-passage.ts';

const WHAT_NOW =
  /\b(?:and now|what now|now what|what then|then what|what (?:do|should|must|shall|can) (?:i|we) do|what (?:does|can|might|could) (?:it|that|this) mean|what (?:is next|to do|next))\b/;
/** In another order a 'not' may stand before any of the words. */
const DENIES = /\b(?:not|never|isnt|hasnt|nor|without)\b/;
/** A name of one word stands in too many sentences. */
const SHORTEST = 2;
/** In another order so many words are no chance. */
const IN_ANY_ORDER = 3;
/** More words beside the name ask for something of their own. */
const MOST_BESIDE = 2;

/** Whether somebody asks what to do now, or what something they describe means. */
export const asksWhatNow = (question: string): boolean => WHAT_NOW.test(bareWords(question));

/**
 * The row of a table whose name somebody describes to ask what to do then: 'no change after an hour, and now?'. Null
 * where none is called so, or something else is asked. `own` are the passages of the item in their order.
 */
export function rowAsked(question: string, own: readonly ItemPassage[]): ItemPassage | null {
  const asked = bareWords(question);
  if (!WHAT_NOW.test(asked)) return null;
  const told = asked.replace(WHAT_NOW, ' ');
  const words = new Set(told.split(/\s+/));
  const isDenied = DENIES.test(told);
  const isBrief = (label: string) => {
    const own = searchWords(label);
    return searchWords(told).filter((word) => !own.includes(word)).length <= MOST_BESIDE;
  };
  const isTold = (label: string) => {
    const parts = label.split(' ');
    return (
      (parts.length >= SHORTEST && ` ${told} `.includes(` ${label} `)) ||
      (parts.length >= IN_ANY_ORDER && !isDenied && parts.every((part) => words.has(part)))
    );
  };
  const found = own
    .filter(isRow)
    .map((row) => ({ row, label: bareWords(labelOf(row.text)) }))
    .filter(({ label }) => isTold(label) && isBrief(label))
    .toSorted((a, b) => b.label.length - a.label.length);
  return found[0]?.row ?? null;
}
