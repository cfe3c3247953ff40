import { cellsOfRow } from '../../pieces/piece.ts';
import { stemsOf } from '../../ranking/covers.ts';
import { isRow, type ItemPassage, wordsIn } from '../item-passage.ts';
import { listsIn } from '../lists.ts';
import { sidesIn } from './sides-asked.ts';

const AS_TABLE =
  /\b(?:as|in|into|make|show|give|draw)(?: me)?(?: it)?(?: (?:in|into|as))? (?:a|the|that|this) (?:small |short |whole )?table\b/i;
/** A table that is asked for by name is read row by row, and may be longer than one that only answers. */
const MOST_WORDS = 160;

/**
 * The whole table that is asked for: one 'as a table', or what two things differ in where a table sets them side by
 * side. Null where something else is asked, or where the lesson of the passage that answers has no such table.
 * `near` is that passage; `all` are the passages of its item in their order.
 */
export function tableAsked(
  question: string,
  near: ItemPassage | undefined,
  all: readonly ItemPassage[],
): ItemPassage[] | null {
  if (!near) return null;
  const sides = sidesIn(question);
  if (!sides && !AS_TABLE.test(question)) return null;
  const own = all.filter(({ group }) => group === near.group);
  const tables = listsIn(own).filter(([first, ...rest]) => isRow(first!) && wordsIn([first!, ...rest]) <= MOST_WORDS);
  const table = sides
    ? tables.find(([first]) => setsApart(first!, sides))
    : (tables.find((rows) => rows.some(({ position }) => position === near.position)) ??
      tables.find(([first]) => first!.heading === near.heading));
  return table ?? null;
}

/** Each of both is the name of a column of its own. */
function setsApart(row: ItemPassage, sides: readonly string[]): boolean {
  const columns = cellsOfRow(row.text).head.map(stemsOf);
  const named = sides.map((side) => {
    const words = stemsOf(side);
    return columns.findIndex((column) => column.size > 0 && [...column].every((word) => words.has(word)));
  });
  return named.every((column) => column >= 0) && new Set(named).size === sides.length;
}
