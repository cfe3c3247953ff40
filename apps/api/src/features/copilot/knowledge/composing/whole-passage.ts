import { sentencesOf } from '../sentences.ts';
import { kindOfPiece, wordsOfPiece } from '../pieces/piece.ts';
import { isRow, type ItemPassage, wordsIn } from './item-passage.ts';

/** So many words are read in a drawer without looking twice. */
export const WORDS = 60;
/** A list, or the rows of a table, that are read as one. */
const LIST_WORDS = 50;
/** So many rows are taken in at a glance: who asks for one sees the whole table. */
const TABLE_ROWS = 4;
const TABLE_WORDS = 50;
/** Two rows set one thing against another: one of them alone misleads. */
const PAIR_WORDS = 90;

/** So many words a paragraph may have of which both halves answer. */
const WITH_WHAT_ANSWERS = 100;
const NEARLY_AS_LIKELY = 0.5;

/** A passage with what it cannot be understood without, and as much of its list as can be read. */
export function wholeOf(passage: ItemPassage, all: readonly ItemPassage[], left: number): ItemPassage[] {
  const beside = all.filter(
    (other) =>
      other === passage ||
      (other.group === passage.group && other.paragraph === passage.paragraph && other.paragraph !== null),
  );
  const kind = kindOfPiece(passage.text);
  const pointed = withWarning(passage, all);
  if (pointed.length > 1) return pointed;
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
    if (table.length <= TABLE_ROWS && wordsIn(table) <= (table.length === 2 ? PAIR_WORDS : TABLE_WORDS)) return table;
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
  // What it points to may answer as well as it does: cut down to its end, that would be lost.
  const answersToo = before.share >= NEARLY_AS_LIKELY * passage.share && passage.share > 0;
  if (wordsIn([before, passage]) <= (answersToo ? Math.max(left, WITH_WHAT_ANSWERS) : left)) return [before, passage];
  // Of a long passage the last sentence is what the next one points to.
  const last = { ...before, text: sentencesOf(before.text).at(-1) ?? before.text };
  return leansOn(passage, before) && wordsIn([last, passage]) <= Math.max(left, WORDS) ? [last, passage] : [passage];
}

const SEES_BELOW = /\bsee below\b/i;
/** So far below a warning is still what is meant. */
const BELOW = 10;

/**
 * A passage with the warning that it points to with 'see below': who asks what to do now is not told to look for it.
 * `all` are the passages of its item in their order.
 */
export function withWarning<Of extends ItemPassage>(passage: Of, all: readonly Of[]): Of[] {
  if (!SEES_BELOW.test(passage.text)) return [passage];
  const below = all.find(
    ({ group, position, text }) =>
      group === passage.group &&
      position > passage.position &&
      position <= passage.position + BELOW &&
      kindOfPiece(text) === 'warning',
  );
  return below ? [passage, below] : [passage];
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
export function listOf(passage: ItemPassage, all: readonly ItemPassage[]): ItemPassage[] {
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

/** Text that ends in no sentence leads on to what follows; so does a question. */
export const announces = ({ text }: ItemPassage): boolean =>
  kindOfPiece(text) === 'text' && !/[.!…]['")’]*$/.test(text);
/** A paragraph goes on with 'it', 'but' or 'these': it is read with what that points to. */
const leansOn = (passage: ItemPassage, before: ItemPassage): boolean =>
  kindOfPiece(before.text) === 'text' && before.paragraph === passage.paragraph && POINTS_BACK.test(passage.text);
const POINTS_BACK =
  /^(?:it|they|that|this|these|those|such|both|as|so|but|and|or|nor|yet|otherwise|then|there|here|he|she|his|her|their|neither|another|the (?:others?|two|three|same|former|latter))\b/i;

/** The line that announces the list whose first point this is. */
export function leadOf(first: ItemPassage, all: readonly ItemPassage[]): ItemPassage[] {
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
