import { sentencesOf, wholeSentencesOf } from '../sentences.ts';
import { isBlank, SURELY_A_BLANK } from '../pieces/blank.ts';
import { kindOfPiece, labelOf, wordsOfPiece } from '../pieces/piece.ts';

/** A passage where it stands in its item. */
export interface ItemPassage {
  readonly group: string;
  readonly position: number;
  readonly heading: string;
  readonly text: string;
  /** The block of the article, where it is one. */
  readonly paragraph: number | null;
  /** How likely it is the one that answers. */
  readonly share: number;
}

/** So many words are read in a drawer without looking twice. */
const WORDS = 60;
/** A list, or the rows of a table, that are read as one. */
const LIST_WORDS = 50;
/** What answers less likely than this is not put beside the answer, even where there is room: it reads as noise. */
const LEAST_SHARE = { sure: 0.02, unsure: 0.05, leaning: 0.01 };
const MOST = 4;
/** So likely another lesson speaks as well where none is sure. */
const NEARLY_AS_LIKELY = 0.15;
/** So many rows are taken in at a glance: who asks for one sees the whole table. */
const TABLE_ROWS = 4;
const TABLE_WORDS = 50;

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
  const least = LEAST_SHARE[trust];
  const said = withoutBlanks(found);
  const [first] = said;
  if (!first) return [];
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
    const shown = [...block, ...goesOn];
    blocks.push(shown);
    left -= wordsIn(shown);
  }
  return inPlace(blocks);
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

type PlaceInItem = Pick<ItemPassage, 'group' | 'position'>;
export const isSame = (a: PlaceInItem, b: PlaceInItem): boolean => a.group === b.group && a.position === b.position;
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

/** A passage with what it cannot be understood without, and as much of its list as can be read. */
function wholeOf(passage: ItemPassage, all: readonly ItemPassage[], left: number): ItemPassage[] {
  const beside = all.filter(
    (other) =>
      other === passage ||
      (other.group === passage.group && other.paragraph === passage.paragraph && other.paragraph !== null),
  );
  const kind = kindOfPiece(passage.text);
  const before = all.find(({ group, position }) => group === passage.group && position === passage.position - 1);
  if (kind === 'point' || kind === 'step') {
    const points = listOf(passage, all);
    const announced = leadOf(points[0]!, all);
    const list = [...announced, ...points];
    if (wordsIn(list) <= Math.min(LIST_WORDS, left)) return list;
    return wordsIn([...announced, passage]) <= left ? [...announced, passage] : [passage];
  }
  if (kind === 'row') {
    const table = beside.filter(isRow);
    if (table.length <= TABLE_ROWS && wordsIn(table) <= TABLE_WORDS) return table;
  }
  // A line that announces or asks is nothing without what follows it.
  if (announces(passage)) {
    const after = all.filter(
      ({ group, position, heading }) =>
        group === passage.group && heading === passage.heading && position > passage.position,
    );
    const block = [passage];
    for (const next of after.slice(0, 6)) {
      if (next.position !== block.at(-1)!.position + 1 || wordsIn([...block, next]) > Math.max(left, 40)) break;
      block.push(next);
      if (kindOfPiece(next.text) === 'text' && !announces(next)) break;
    }
    return block;
  }
  const isLed =
    before?.heading === passage.heading && (announces(before) || leansOn(passage, before)) && kind === 'text';
  if (!isLed) return wholeQuotation(passage, all);
  if (wordsIn([before, passage]) <= left) return [before, passage];
  // Of a long passage the last sentence is what the next one points to.
  const last = { ...before, text: sentencesOf(before.text).at(-1) ?? before.text };
  return leansOn(passage, before) && wordsIn([last, passage]) <= Math.max(left, WORDS) ? [last, passage] : [passage];
}

const OPENS = /(?:^|[\s(])['‘“"](?=\S)/g;
const CLOSES = /\S['’”"](?=$|[\s.,;:!?)])/g;
/** Above 0 where a quotation begins and does not end, below where one ends that began before. */
const openQuotations = ({ text }: ItemPassage): number => {
  const said = wordsOfPiece(text);
  return (said.match(OPENS)?.length ?? 0) - (said.match(CLOSES)?.length ?? 0);
};

/** What somebody says is read from its beginning to its end, where that is no more than a list of words. */
function wholeQuotation(passage: ItemPassage, all: readonly ItemPassage[]): ItemPassage[] {
  const open = openQuotations(passage);
  if (open === 0 || passage.paragraph === null) return [passage];
  const step = open > 0 ? 1 : -1;
  const whole = [passage];
  let balance = open;
  while (balance !== 0) {
    const edge = (step > 0 ? whole.at(-1) : whole[0])!;
    const next = all.find(
      ({ group, position, paragraph }) =>
        group === passage.group && paragraph === passage.paragraph && position === edge.position + step,
    );
    if (!next || wordsIn([...whole, next]) > LIST_WORDS) return [passage];
    if (step > 0) whole.push(next);
    else whole.unshift(next);
    balance += openQuotations(next);
  }
  return whole;
}

/** The entries of the list that this is one of: those of its block, or those that stand one after another. */
function listOf(passage: ItemPassage, all: readonly ItemPassage[]): ItemPassage[] {
  const kind = kindOfPiece(passage.text);
  const alike = all.filter(
    ({ group, heading, paragraph, text }) =>
      group === passage.group &&
      heading === passage.heading &&
      paragraph === passage.paragraph &&
      kindOfPiece(text) === kind,
  );
  if (passage.paragraph !== null) return alike;
  const stands = new Set(alike.map(({ position }) => position));
  const isJoined = (to: number): boolean => {
    const step = to < passage.position ? 1 : -1;
    for (let at = to; at !== passage.position; at += step) if (!stands.has(at)) return false;
    return true;
  };
  return alike.filter(({ position }) => isJoined(position));
}

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

/** Text that ends in no sentence leads on to what follows; so does a question. */
export const announces = ({ text }: ItemPassage): boolean =>
  kindOfPiece(text) === 'text' && !/[.!…]['")’]*$/.test(text);
/** A paragraph goes on with 'it', 'but' or 'these': it is read with what that points to. */
const leansOn = (passage: ItemPassage, before: ItemPassage): boolean =>
  kindOfPiece(before.text) === 'text' && before.paragraph === passage.paragraph && POINTS_BACK.test(passage.text);
const POINTS_BACK =
  /^(?:it|they|that|this|these|those|such|both|as|so|but|and|or|nor|yet|otherwise|then|there|here|he|she|his|her|their|neither|another|the (?:others?|two|three|same|former|latter))\b/i;
export const isRow = ({ text }: ItemPassage): boolean => kindOfPiece(text) === 'row';
const wordsIn = (passages: readonly ItemPassage[]): number =>
  passages.reduce((sum, { text }) => sum + wordsOfPiece(text).split(/\s+/).length, 0);

/** The line that announces the list whose first point this is. */
function leadOf(first: ItemPassage, all: readonly ItemPassage[]): ItemPassage[] {
  const lead = all.find(({ group, position }) => group === first.group && position === first.position - 1);
  if (lead && lead.heading === first.heading) return announces(lead) ? [lead] : [];
  // 'Wash when' is a heading that its list completes.
  return HEADING_LEADS.test(first.heading)
    ? [
        {
          ...first,
          position: first.position - 0.5,
          paragraph: null,
          text: `${first.heading.replace(/:$/, '')}:`,
          share: 0,
        },
      ]
    : [];
}

const HEADING_LEADS =
  /(?::|\b(?:when|if|with|for|to|by|are|is|of|as|from|because|unless|before|after|without|not|never|always|only|these))$/i;

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
