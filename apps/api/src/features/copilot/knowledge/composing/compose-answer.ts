import { wholeSentencesOf } from '../sentences.ts';
import { isBlank, SURELY_A_BLANK } from '../pieces/blank.ts';
import { kindOfPiece, labelOf, wordsOfPiece } from '../pieces/piece.ts';
import { isRow, isSame, type ItemPassage, type PlaceInItem, wordsIn } from './item-passage.ts';
import { leadOf, listOf, wholeOf, WORDS } from './whole-passage.ts';

/** What answers less likely than this is not put beside the answer, even where there is room: it reads as noise. */
const LEAST_SHARE = { sure: 0.02, unsure: 0.05, leaning: 0.01 };
/** So likely the first answers alone, and what stands beside it must be likely too. */
const ALONE = 0.75;
const BESIDE_ALONE = 0.06;
const MOST = 4;
/** So likely another lesson speaks as well where none is sure. */
const NEARLY_AS_LIKELY = 0.15;

/**
 * What to say: the passage that answers first, whole, then what answers next as long as all can be read at a glance. A
 * point comes with the line that announces its list, a row with the head of its table.
 * What goes on from an answer is about the same thing, so that more may stand beside it. Where it isn't sure, one lesson
 * speaks, but for what is nearly as likely: pieces of several make no sense together.
 * `found` begins with the likeliest; `all` are the passages of its items in their order; `beside` may speak beside the
 * first, however likely.
 */
export function chooseAnswer(
  found: readonly ItemPassage[],
  all: readonly ItemPassage[],
  trust: keyof typeof LEAST_SHARE,
  beside: PlaceInItem | null = null,
): ItemPassage[][] {
  const said = withoutBlanks(found);
  const [first] = said;
  if (!first) return [];
  const least = trust === 'sure' && first.share >= ALONE ? BESIDE_ALONE : LEAST_SHARE[trust];
  const blocks: ItemPassage[][] = [];
  let left = WORDS;
  for (const passage of said) {
    const isBeside = beside !== null && isSame(passage, beside);
    if (blocks.length > 0 && !isBeside && (passage.share < least || blocks.length === MOST)) break;
    if (trust !== 'sure' && passage.group !== first.group && !isBeside && passage.share < NEARLY_AS_LIKELY) continue;
    if (isSaid(passage, blocks) || isSaidElsewhere(passage, blocks)) continue;
    const whole = wholeOf(passage, all, left);
    if (blocks.length > 0 && isTornOut(passage, whole, all)) continue;
    const between = stepsBetween(passage, blocks, all);
    if (between === null) continue;
    const block = [...between, ...whole.filter((each) => !isSaid(each, blocks))].toSorted(
      (a, b) => a.position - b.position,
    );
    const size = wordsIn(block);
    if (blocks.length > 0 && size > left) continue;
    // Another point of a list that is already announced stands below it.
    const list = blocks.find((other) => whole.length > block.length && other.some((each) => isSame(each, whole[0]!)));
    if (list) {
      list.push(...block);
      list.sort((a, b) => a.position - b.position);
      left -= size;
      continue;
    }
    const goesOn = blocks.length === 0 ? continuationOf(block, all, left - size) : [];
    const shown = withItsList([...block, ...goesOn], all);
    blocks.push(shown);
    left -= wordsIn(shown);
  }
  return inPlace(toTheirEnd(blocks, all)).map((block) => withTheRestByName(block, all));
}

const withoutBlanks = (found: readonly ItemPassage[]): readonly ItemPassage[] => {
  const filled = found.filter(({ text }) => !isBlank(text));
  return filled.length > 0 && (found[0]?.share ?? 0) < SURELY_A_BLANK ? filled : found;
};
/**
 * The steps between one that was said and this one, by their names: a step that is left out reads as one that may be.
 * Null where one of them has no name.
 */
function stepsBetween(
  passage: ItemPassage,
  blocks: readonly ItemPassage[][],
  all: readonly ItemPassage[],
): ItemPassage[] | null {
  if (kindOfPiece(passage.text) !== 'step') return [];
  const steps = listOf(passage, all);
  const own = steps.findIndex((step) => isSame(step, passage));
  const nearest = steps
    .flatMap((step, at) => (isSaid(step, blocks) ? [at] : []))
    .toSorted((a, b) => Math.abs(a - own) - Math.abs(b - own))[0];
  if (nearest === undefined) return [];
  const left = steps.slice(Math.min(own, nearest) + 1, Math.max(own, nearest));
  const named = left.map((step) => ({ ...step, text: `${/^\d+\./.exec(step.text)![0]} ${labelOf(step.text)}.` }));
  return left.every(({ text }) => labelOf(text) !== '') ? named : null;
}

const isSaid = (passage: ItemPassage, blocks: readonly ItemPassage[][]): boolean =>
  blocks.some((block) => block.some((each) => isSame(each, passage)));

/** A film and the lesson beside it may say the same: nobody reads it twice. */
function isSaidElsewhere(passage: ItemPassage, blocks: readonly ItemPassage[][]): boolean {
  const own = bare(passage.text);
  return blocks.some((block) =>
    block.some(({ group, text }) => group !== passage.group && (bare(text).includes(own) || own.includes(bare(text)))),
  );
}

const bare = (text: string): string =>
  wordsOfPiece(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Fewer entries are picked out of a list, and are no part of it that would be taken for the whole. */
const LOOKS_WHOLE = 2;
const MOST_NAMED = 8;
const LONGEST_NAME = 6;

/** A list or table of which some entries are told names the others: else six things that are announced would be three. */
function withTheRestByName(block: readonly ItemPassage[], all: readonly ItemPassage[]): ItemPassage[] {
  const last = block.at(-1)!;
  const kind = kindOfPiece(last.text);
  if (kind !== 'point' && kind !== 'step' && kind !== 'row') return [...block];
  const list = kind === 'row' ? rowsOf(last, all) : listOf(last, all);
  const rest = list.filter((entry) => !isSaid(entry, [[...block]]));
  const names = rest.map(({ text }) => labelOf(text).replaceAll('*', '').trim());
  const areNames = names.every((name) => name !== '' && name.split(/\s+/).length <= LONGEST_NAME);
  const told = list.length - rest.length;
  if (rest.length === 0 || rest.length > MOST_NAMED || told < LOOKS_WHOLE || !areNames) return [...block];
  return [
    ...block,
    {
      ...rest.at(-1)!,
      paragraph: null,
      text: `Also ${kind === 'row' ? 'in the table' : 'in the list'}: ${names.join('; ')}.`,
    },
  ];
}

const rowsOf = ({ group, paragraph }: ItemPassage, all: readonly ItemPassage[]): ItemPassage[] =>
  paragraph === null ? [] : all.filter((each) => each.group === group && each.paragraph === paragraph && isRow(each));

/** A paragraph that answers alone is read to its end, if it isn't longer. */
const PARAGRAPH_WORDS = 90;
/** What turns round what was said before: without it the answer says the opposite. */
const TURNS =
  /^(?:but|however|yet|still|instead|otherwise|except|unless|only|though|for (?:people|those|older|children) \w+|(?:a|an|one|two|three|some|\w+) (?:minutes?|hours?|days?|weeks?|months?|years?) (?:later|after)|later|afterwards|on the other hand|together)\b/i;

/** The first block with the rest of its paragraph where it stands alone, else with the sentence that turns it round. */
function toTheirEnd(blocks: readonly ItemPassage[][], all: readonly ItemPassage[]): ItemPassage[][] {
  const [first, ...others] = blocks;
  const last = first?.at(-1);
  if (!first || !last || kindOfPiece(last.text) !== 'text' || last.paragraph === null) return [...blocks];
  const whole = all.find((each) => isSame(each, last));
  // It may have been cut short in the middle of a passage.
  const left = whole === undefined ? '' : whole.text.slice(last.text.length).trim();
  const rest = [
    ...(whole && left !== '' && whole.text.startsWith(last.text) ? [{ ...whole, text: left }] : []),
    ...all.filter(
      (each) =>
        each.group === last.group &&
        each.paragraph === last.paragraph &&
        each.position > last.position &&
        kindOfPiece(each.text) === 'text' &&
        !isSaid(each, others),
    ),
  ];
  if (rest.length === 0 || ENDS_IN_COLON.test(rest.at(-1)!.text)) return [...blocks];
  if (others.length === 0 && wordsIn([...first, ...rest]) <= PARAGRAPH_WORDS) return [[...first, ...rest]];
  const [next] = wholeSentencesOf(rest[0]!.text);
  return next !== undefined && TURNS.test(next) ? [[...first, { ...rest[0]!, text: next }], ...others] : [...blocks];
}

/** The next sentences of the paragraph that answers, for which there is room: what to do stands often just behind it. */
function continuationOf(block: readonly ItemPassage[], all: readonly ItemPassage[], left: number): ItemPassage[] {
  const last = block.at(-1)!;
  if (kindOfPiece(last.text) !== 'text') return [];
  const next = all.find((each) => isNext(last, each) && each.paragraph === last.paragraph);
  if (!next || kindOfPiece(next.text) !== 'text') return [];
  const sentences = wholeSentencesOf(next.text);
  const fits = sentences.filter(
    (_, i) =>
      sentences
        .slice(0, i + 1)
        .join(' ')
        .split(/\s+/).length <= left,
  );
  return fits.length === 0 ? [] : [fits.length === sentences.length ? next : { ...next, text: fits.join(' ') }];
}

/** A list that is announced by the last line is read to its end in so many words. */
const LIST_WORDS = 90;

/** What ends with the line that announces a list goes on with that list, or does without the line. */
function withItsList(block: readonly ItemPassage[], all: readonly ItemPassage[]): ItemPassage[] {
  const last = block.at(-1)!;
  if (kindOfPiece(last.text) !== 'text' || !ENDS_IN_COLON.test(last.text)) return [...block];
  const next = all.find(({ group, position }) => group === last.group && position === last.position + 1);
  const list = next && next.heading === last.heading && kindOfPiece(next.text) !== 'text' ? listOf(next, all) : [];
  if (list.length > 0 && wordsIn(list) <= LIST_WORDS) return [...block, ...list];
  const sentences = wholeSentencesOf(last.text).slice(0, -1);
  return sentences.length === 0 ? [...block] : [...block.slice(0, -1), { ...last, text: sentences.join(' ') }];
}

const ENDS_IN_COLON = /:\s*$/;

/** What stands one after another is read in its own order, behind what answers best. */
function inPlace(blocks: readonly ItemPassage[][]): ItemPassage[][] {
  const joined: ItemPassage[][] = [];
  for (const block of blocks) {
    const beside = joined.find((other) => isNext(other.at(-1)!, block[0]!) || isNext(block.at(-1)!, other[0]!));
    if (!beside) joined.push([...block]);
    else beside.splice(isNext(block.at(-1)!, beside[0]!) ? 0 : beside.length, 0, ...block);
  }
  return joined;
}

const isNext = (a: ItemPassage, b: ItemPassage): boolean =>
  a.group === b.group &&
  a.heading === b.heading &&
  (b.position === a.position + 1 || (isRow(a) && isRow(b) && a.paragraph === b.paragraph && b.position > a.position));

/**
 * A point that comes without the rest of its list says nothing beside an answer when it asks something, or when the
 * line that announces it has no room.
 */
function isTornOut(passage: ItemPassage, block: readonly ItemPassage[], all: readonly ItemPassage[]): boolean {
  const kind = kindOfPiece(passage.text);
  if ((kind !== 'point' && kind !== 'step') || passage.paragraph === null) return false;
  const points = listOf(passage, all);
  if (points.every((point) => block.includes(point))) return false;
  return (
    /[?]['")’*]*$/.test(passage.text) ||
    !leadOf(points[0]!, all).every((lead) => block.some((each) => each.position === lead.position))
  );
}
