import { type ItemPassage, wordsIn } from './item-passage.ts';
import { kindOfPiece, labelOf } from '../pieces/piece.ts';

/** The lists and tables of an item: entries of one kind, one after another, under one heading. */
export function listsIn(own: readonly ItemPassage[]): ItemPassage[][] {
  const lists: ItemPassage[][] = [];
  for (const passage of own) {
    const kind = kindOfPiece(passage.text);
    if (kind !== 'row' && kind !== 'point' && kind !== 'step') continue;
    const last = lists.at(-1)?.at(-1);
    const goesOn =
      last?.position === passage.position - 1 &&
      last.heading === passage.heading &&
      last.paragraph === passage.paragraph &&
      kindOfPiece(last.text) === kind;
    if (goesOn) lists.at(-1)!.push(passage);
    else lists.push([passage]);
  }
  return lists.filter((list) => list.length > 1);
}

/** So much of a list or a table is read in one go by somebody who asked for all of it. */
const MOST_WORDS = 110;
const MOST_NAMES = 12;

/** The line that announces a list. */
export function leadOf([first]: readonly ItemPassage[], own: readonly ItemPassage[]): ItemPassage | undefined {
  const before = own.find(({ position }) => position === first!.position - 1);
  return before?.heading === first!.heading && kindOfPiece(before.text) === 'text' ? before : undefined;
}

/** A list behind its lead; what is too long to be read at a glance by its names, where these may stand for it. */
export function readWhole(
  list: readonly ItemPassage[],
  lead: ItemPassage | undefined,
  mayBeNames = true,
): ItemPassage[] | null {
  const before = lead ? [lead] : [];
  if (wordsIn([...before, ...list]) <= MOST_WORDS) return [...before, ...list];
  const names = list.map(({ text }) => labelOf(text)).filter(Boolean);
  if (!mayBeNames || names.length < list.length || names.length > MOST_NAMES) return null;
  return [...before, { ...list[0]!, text: names.map(asEntry).join('\n') }];
}

/** Names that are counted already have their mark: '1. Before touching a patient'. */
const asEntry = (name: string): string => (/^\d{1,2}\. /.test(name) ? name : `- ${name}`);

/** What is found first, of some that are looked at in their order. */
export function firstOf<Of, Found>(some: readonly Of[], find: (each: Of) => Found | null): Found | null {
  for (const each of some) {
    const found = find(each);
    if (found) return found;
  }
  return null;
}
