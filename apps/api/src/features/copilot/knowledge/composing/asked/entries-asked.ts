import { searchWords } from '#adapters/passage-search/words.ts';
import { type ItemPassage } from '../item-passage.ts';
import { firstOf, leadOf, listsIn, readWhole } from '../lists.ts';
import { cellsOfRow, kindOfPiece, labelOf } from '../../pieces/piece.ts';

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NUMBER = `\\d{1,2}|${NUMBERS.slice(1).join('|')}`;
/** 'Which ones', 'name them', 'what do the letters mean': the entries are wanted, whatever stands beside them. */
const ENTRIES = new RegExp(
  `^(?:(?:ok|and|so|but) )*which ones(?: are (?:they|there|those|these))?[?!. ]*$|\\b(?:what|which|who) (?:are|were) (?:they|these|those)\\b|\\b(?:name|list) (?:them|all|those|these|the)\\b|\\ball of them\\b|\\b(?:what|which|whats)(?: are| were| is)?(?: the| those| these| all| my)*? (?:${NUMBER}) \\p{L}{3,}|\\bwhat (?:do|does) (?:the|each|these|those|all)(?: \\p{L}+)? (?:letters?|steps?|points?|colou?rs?)(?: (?:of|in) \\S+)? (?:mean|stand|say)|^(?:the )?(?:${NUMBER}) \\p{L}{3,}(?: \\p{L}+){0,4}[?.! ]*$`,
  'iu',
);
/** 'What goes into the S of SBAR', 'whats the A'. */
const LETTER = /\b(?:the|letter) ([a-z])(?: (?:of|in|for|stand|mean)|[?!. ]*$)/i;
const COUNTED = new RegExp(`(?:^|\\b(?:the|which|what|all|those|these|are) )(${NUMBER})\\b`, 'i');
/** 'What are the signs', 'the painad items', 'which signs? list them': what is named by its plural. */
const PLURAL =
  /^(?:(?:and|so|ok|but) )*(?:(?:what|which|whats)(?:'s)?(?: are| were| is| in)*|list|name|show(?: me)?)(?: the| those| these| all)*(?: \p{L}+)?? (?!ones\b)(\p{L}{3,}s)(?: (?:of|for|in|to|that|when|before)\b[^?]*)?[?.! ]*(?:(?:list|name|show)(?: them| all| me)*[?.! ]*)?$/iu;

/**
 * The list or table whose entries are asked for, with the line that announces it; a table that is too long to be read
 * at a glance by the names of its rows. Null where something else is asked, or no list stands where the answer does.
 * `near` is the passage that answers or was just said; `all` are the passages of its item in their order.
 */
export function entriesAsked(
  question: string,
  near: ItemPassage | undefined,
  all: readonly ItemPassage[],
): ItemPassage[] | null {
  const letter = LETTER.exec(question)?.[1];
  const plural = PLURAL.exec(question)?.[1];
  if (!near || (letter === undefined && plural === undefined && !ENTRIES.test(question))) return null;
  const own = all.filter(({ group }) => group === near.group);
  const lists = listsIn(own);
  if (letter !== undefined) return firstOf(lists, (list) => entryOfLetter(letter, list));
  const wanted = numberIn(question);
  const beside = lists.filter(([first]) => first!.heading === near.heading);
  const named =
    plural === undefined
      ? undefined
      : nearestTo(
          near,
          lists.filter((each) => isCalled(plural, each, own)),
        );
  const counted = wanted === null ? undefined : countedIn(wanted, near, beside, lists);
  const list = counted ?? named ?? (wanted === null && ENTRIES.test(question) ? nearestTo(near, beside) : undefined);
  if (!list) return null;
  return readWhole(list, leadOf(list, own));
}

/** 'What are the five', 'the four parts': counted, and called nothing. */
const COUNTED_ALONE = new RegExp(
  `^(?:(?:ok|and|so|but|what|whats|which|who|name|list|tell|show|give|me|explain|are|were|is|all|the|those|these|of|her|his|its) )*(?:${NUMBER})(?: (?:parts?|things|points|items|steps|ones|entries|of them|there|again|please|pls))*[?.! ]*$`,
  'i',
);

export const asksForCounted = (question: string): boolean =>
  (ENTRIES.test(question) || COUNTED_ALONE.test(question)) && numberIn(question) !== null;

const COUNTED_THINGS = new RegExp(`\\b(?:${NUMBER}) (\\p{L}{3,})`, 'iu');

/**
 * The list or table of an item that is announced by what the question counts, and has so many entries or says that there
 * are so many: 'list the four questions', 'the eight reasons' of three kinds. With the line that announces it; null where
 * none is.
 */
export function entriesCounted(question: string, own: readonly ItemPassage[]): ItemPassage[] | null {
  const wanted = numberIn(question);
  const [thing] = COUNTED_ALONE.test(question) ? [] : searchWords(COUNTED_THINGS.exec(question)?.[1] ?? '');
  if ((thing === undefined && !COUNTED_ALONE.test(question)) || !asksForCounted(question)) return null;
  return firstOf(listsIn(own), (list) => {
    const lead = leadOf(list, own);
    const isAnnounced = thing === undefined || searchWords(`${list[0]!.heading} ${lead?.text ?? ''}`).includes(thing);
    const isCounted = list.length === wanted || (thing !== undefined && sayingNumber(wanted).test(lead?.text ?? ''));
    return isCounted && isAnnounced ? readWhole(list, lead, thing === undefined) : null;
  });
}

const ONE = '(?: (?:one|stop|step|part|point|thing|check|rule|habit|row|entry|question|reason|principle|right))?';
const NTH = new RegExp(String.raw`\bthe (\d{1,2})(?:st|nd|rd|th)${ONE}[?.! ]*$`, 'i');
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const OF_SAID = new RegExp(
  String.raw`^(?:(?:and|so|ok|but|what(?:'?s| is| was| about)?|explain|tell me) )*(?:the |its )?(${ORDINALS.join('|')}|last|next)${ONE}[?.! ]*$`,
  'i',
);
export const asksForNth = (question: string): boolean => NTH.test(question) || OF_SAID.test(question);

/**
 * The entry of that number: of the list that was read out last (`reply`), 'the third', 'and the last one'; else where
 * the item counts one list so far: 'whats the 10th'. Null for all else.
 */
export function entryOfNumber(question: string, own: readonly ItemPassage[], reply = ''): ItemPassage[] | null {
  const ordinal = OF_SAID.exec(question)?.[1]?.toLowerCase();
  const number = NTH.exec(question)?.[1];
  if (ordinal !== undefined || number !== undefined) {
    const isSaid = ({ text }: ItemPassage) => reply.includes(contentOf(text));
    const said = listsIn(own)
      .map((list) => ({ list, told: list.filter(isSaid).length }))
      .toSorted((a, b) => b.told - a.told)[0];
    if (said && said.told > 0) {
      const at = {
        last: said.list.length - 1,
        next: said.list.findLastIndex(isSaid) + 1,
      }[ordinal ?? ''];
      const counted = ordinal === undefined ? Number(number) - 1 : ORDINALS.indexOf(ordinal);
      const entry = said.list[at ?? counted];
      return entry ? [entry] : null;
    }
  }
  const found = own.filter(({ text }) => kindOfPiece(text) === 'step' && text.startsWith(`${number}. `));
  return number !== undefined && found.length === 1 ? found : null;
}

/** The words of an entry without its mark, or the cells of a row without its head. */
const contentOf = (text: string): string =>
  kindOfPiece(text) === 'row' ? text.split('\n').at(-1)! : text.replace(/^(?:-|\d+\.) /, '');

export const asksForLetter = (question: string): boolean => LETTER.test(question);

const ASKS_FIRST =
  /^(?:(?:so|and|ok|but|then) )*what (?:comes|is|happens|do (?:i|we) do|should (?:i|we) do) first[?!. ]*$|^(?:(?:so|and|ok|but|then) )*what(?:'?s| is) the (?:very )?first (?:thing|step)(?: (?:to do|i do|we do))?[?!. ]*$/i;
export const asksFirst = (question: string): boolean => ASKS_FIRST.test(question);
/** Fewer steps are a choice, and no order. */
const STEPS = 3;

const ASKS_ORDER =
  /^(?:(?:so|and|ok|but) )*(?:in )?(?:what|which)(?:'?s| is| was)?(?: the)?(?: (?:right|correct|best|proper))? (?:order|sequence)(?: (?:do (?:i|we|you) (?:go|do (?:it|this|them|that)|look|work|check|take them)|(?:is|does|are) (?:it|this|that|they)(?: in| go| done)?|again|here))*[?.! ]*$/i;
export const asksOrder = (question: string): boolean => ASKS_ORDER.test(question);

/** The item's first list that is counted through, where it is asked in which order one goes; null for all else. */
export function stepsInOrder(question: string, own: readonly ItemPassage[]): ItemPassage[] | null {
  if (!ASKS_ORDER.test(question)) return null;
  const isCounted = (list: readonly ItemPassage[]) =>
    list.length >= STEPS && list.every(({ text }, at) => labelOf(text) !== '' && numberOf(text) === at + 1);
  const list = listsIn(own).find(isCounted);
  return list ? readWhole(list, leadOf(list, own)) : null;
}

/** The number of a step, or that with which the first cell of a row begins; null without one. */
function numberOf(text: string): number | null {
  const number = /^(\d{1,2})\. /.exec(kindOfPiece(text) === 'row' ? labelOf(text) : text)?.[1];
  return number === undefined ? null : Number(number);
}

/** The first step of the item's first list of steps, where it is asked what comes first; null for all else. */
export function firstStepAsked(question: string, own: readonly ItemPassage[]): ItemPassage[] | null {
  if (!ASKS_FIRST.test(question)) return null;
  const [first] = listsIn(own).find((list) => list.length >= STEPS && kindOfPiece(list[0]!.text) === 'step') ?? [];
  return first ? [first] : null;
}

/** The entry that a question asks for by its letter, of a list that spells a word; null where it asks for none. */
export function entryAskedByLetter(question: string, own: readonly ItemPassage[]): ItemPassage[] | null {
  const letter = LETTER.exec(question)?.[1];
  return letter === undefined ? null : firstOf(listsIn(own), (list) => entryOfLetter(letter, list));
}

/** Entries of which fewer begin with a letter of their own spell no word. */
const SPELLS = 3;

/** The entry that begins with a letter, of those that spell a word by which they are known; null for any other list. */
export function entryOfLetter<Entry extends { readonly text: string }>(
  letter: string,
  list: readonly Entry[],
): [Entry] | null {
  const initials = list.map(({ text }) => labelOf(text).replaceAll('*', '').charAt(0).toLowerCase());
  const found = list[initials.indexOf(letter.toLowerCase())];
  return found && list.length >= SPELLS && new Set(initials).size === list.length ? [found] : null;
}

/** Its heading, the line that announces it or the head of its first column calls it so. */
function isCalled(plural: string, list: readonly ItemPassage[], own: readonly ItemPassage[]): boolean {
  const [first] = list;
  const [word] = searchWords(plural);
  const column = kindOfPiece(first!.text) === 'row' ? (cellsOfRow(first!.text).head[0] ?? '') : '';
  return (
    word !== undefined && searchWords(`${first!.heading} ${leadOf(list, own)?.text ?? ''} ${column}`).includes(word)
  );
}

const sayingNumber = (number: number | null): RegExp =>
  new RegExp(`\\b(?:${number}|${NUMBERS[(number ?? 0) - 1] ?? number})\\b`, 'i');

function numberIn(question: string): number | null {
  const said = COUNTED.exec(question)?.[1]?.toLowerCase();
  if (said === undefined) return null;
  return NUMBERS.includes(said) ? NUMBERS.indexOf(said) + 1 : Number(said);
}

/** The list that it stands in, else the next one, else the last one before it. */
function nearestTo(near: ItemPassage, lists: readonly ItemPassage[][]): ItemPassage[] | undefined {
  return (
    lists.find((list) => list.some(({ position }) => position === near.position)) ??
    lists.find(([first]) => first!.position > near.position) ??
    lists.at(-1)
  );
}

/** The list of so many entries, beside what was found or elsewhere in the lesson. */
function countedIn(
  wanted: number,
  near: ItemPassage,
  beside: readonly ItemPassage[][],
  all: readonly ItemPassage[][],
): ItemPassage[] | undefined {
  const hasAll = (list: readonly ItemPassage[]) => list.length === wanted;
  return nearestTo(near, beside.filter(hasAll)) ?? nearestTo(near, all.filter(hasAll));
}
