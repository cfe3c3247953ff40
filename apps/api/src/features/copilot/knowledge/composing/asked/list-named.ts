import { isRow, type ItemPassage, wordsIn } from '../item-passage.ts';
import { labelOf } from '../../pieces/piece.ts';
import { listsIn } from '../lists.ts';

const SPELLS =
  /\bwhat(?:'?s| (?:does|do|is|are))(?: the)?(?: letters?(?: of| in)?)? ([a-z](?:[- ]?[a-z]){2,7}) (?:stands? for|short for|spell|meant? to spell)\b|\b(?:the|each|all) (?:\w+ )?letters? (?:of|in) ([a-z](?:-?[a-z]){2,7})\b/i;
const TABLE =
  /\b(?:what(?:'?s| is| does)(?: in)?|show|read|tell|explain|give)(?: me)? (?:the|this|that) (?:whole )?table\b/i;
/** A list that is asked for by name is read entry by entry, and may be longer than one that only answers. */
const MOST_WORDS = 160;

/** So many letters are no accident. */
const LONG = 4;

export const asksForListNamed = (question: string): boolean => SPELLS.test(question) || TABLE.test(question);

/**
 * The list or table of an item that is asked for: the one whose entries spell a word ('what does I-PASS stand for'), or
 * the only table there is ('what does the table say'). Null where none is asked for, or there is no such list.
 */
export function listNamed(question: string, own: readonly ItemPassage[]): ItemPassage[] | null {
  const [, ...words] = SPELLS.exec(question) ?? [];
  const letters = words.find(Boolean)?.toLowerCase().replaceAll(/[- ]/g, '');
  const lists = listsIn(own).filter((list) => wordsIn(list) <= MOST_WORDS);
  // Put right by the library's words, 'ipass' may have become 'pass'.
  const isSpelt = (list: readonly ItemPassage[]) =>
    initialsOf(list) === letters || (letters!.length >= LONG && initialsOf(list).endsWith(letters!));
  if (letters !== undefined) return lists.find(isSpelt) ?? null;
  const tables = lists.filter(([first]) => isRow(first!));
  return TABLE.test(question) && tables.length === 1 ? tables[0]! : null;
}

const initialsOf = (list: readonly ItemPassage[]): string =>
  list.map(({ text }) => labelOf(text).replaceAll('*', '').charAt(0).toLowerCase()).join('');
