import { SURELY_A_BLANK } from '../pieces/blank.ts';
import { countWords, foldedWords, type LessonSentence, type Stretch } from './lesson-sentences.ts';

/** What may be said of an item beside a selection. */
export interface Choice {
  readonly sentences: readonly LessonSentence[];
  /** How likely each of them is to answer. */
  readonly shares: readonly number[];
  readonly meant: Stretch;
  /** What was selected, and what is said of it before. */
  readonly inView: string;
  /** Sentences that were read out before and aren't again. */
  readonly said: ReadonlySet<number>;
}

const MOST = 3;
/** A further stretch has to be so likely, and there must be room for a sentence. */
const LIKELY = 0.03;
/** One under another heading than the selection leads further away. */
const LIKELY_ELSEWHERE = 0.05;
const ROOM = 6;
/** Of two that are as likely the shorter one is read sooner. */
const LENGTH = 0.0008;
/** A selection that is nearly all of a sentence has it in view. */
const NEARLY_ALL = 0.8;

/**
 * The stretches that most likely answer, the likeliest first, with so many words at most in all. Each stands in the
 * lesson as it is: no stretch runs over a gap or a heading, and none ends with what only announces. What was
 * selected is in view and not said again.
 */
export function chooseStretches(choice: Choice, most: number): Stretch[] {
  const { sentences, meant } = choice;
  const chosen: Stretch[] = [];
  const unsaid = blanksOf(choice);
  const said = new Set([
    ...choice.said,
    ...sentences.flatMap((_, i) => (unsaid.includes(i) || isInView(choice, i) ? [i] : [])),
  ]);
  const home = sentences[meant.first]?.section;
  const leastOf = ({ first }: Stretch) => (sentences[first]!.section === home ? LIKELY : LIKELY_ELSEWHERE);
  let left = most;
  while (chosen.length < MOST && left >= ROOM) {
    const best = likeliest(choice, { said, left });
    if (!best || (chosen.length > 0 && best.share < leastOf(best))) break;
    const stretch = withWhatItLeansOn(choice, withLead(sentences, best, { said, left }), { said, left });
    chosen.push(stretch);
    for (let i = stretch.first; i <= stretch.last; i++) said.add(i);
    left -= sizeOf(sentences, stretch, home);
  }
  return chosen;
}

/** What the organization has still to fill in, unless just that is meant. */
function blanksOf({ sentences, shares, meant }: Choice): number[] {
  const blanks = sentences.flatMap(({ isBlank }, i) => (isBlank ? [i] : []));
  const isMeant = blanks.includes(meant.first) || blanks.reduce((sum, i) => sum + shares[i]!, 0) >= SURELY_A_BLANK;
  return isMeant ? [] : blanks;
}

interface Room {
  /** What is said already, or in view. */
  readonly said: ReadonlySet<number>;
  readonly left: number;
}

function likeliest({ sentences, shares, meant }: Choice, { said, left }: Room): (Stretch & { share: number }) | null {
  const home = sentences[meant.first]?.section;
  let best: (Stretch & { share: number; worth: number }) | null = null;
  for (const [first, { section }] of sentences.entries()) {
    let share = 0;
    for (let last = first; last < sentences.length && !said.has(last); last++) {
      if (sentences[last]!.section !== section) break;
      const size = sizeOf(sentences, { first, last }, home);
      if (size > left) break;
      share += shares[last]!;
      if (announces(sentences, last)) continue;
      const worth = share - LENGTH * size;
      if (!best || worth > best.worth) best = { first, last, share, worth };
    }
  }
  return best;
}

/** A list or a table begins with the sentence that announces it, where there is room. */
function withLead(sentences: readonly LessonSentence[], { first, last }: Stretch, { said, left }: Room): Stretch {
  const lead = sentences[first - 1];
  const isLed =
    lead &&
    sentences[first]!.entry === 0 &&
    lead.entry === null &&
    announces(sentences, first - 1) &&
    !said.has(first - 1);
  const led = { first: first - 1, last };
  return isLed && sizeOf(sentences, led, sentences[first]!.section) <= left ? led : { first, last };
}

const LEANS = /^['"‘“]?(?:it|this|that|they|these|those|he|she|both)\b/i;

/** 'It takes two minutes' says nothing without the sentence before it, where there is room for that. */
function withWhatItLeansOn({ sentences, meant }: Choice, stretch: Stretch, { said, left }: Room): Stretch {
  const { first, last } = stretch;
  const [before, begun] = [sentences[first - 1], sentences[first]!];
  const isLed = before?.block === begun.block && before.entry === begun.entry && !announces(sentences, first - 1);
  if (!isLed || said.has(first - 1) || !LEANS.test(begun.text)) return stretch;
  const led = { first: first - 1, last };
  return sizeOf(sentences, led, sentences[meant.first]?.section) <= left ? led : stretch;
}

const ANNOUNCES = /:['"’”]?$|^instead of:|^made[- ]up [\p{L} ]{2,20}\.$|^[\p{L}\d ,:.]{3,25}\(made[- ]up\)\.?$/iu;
const ENDS = /[.!?…]['"’”)*_]*$/;

/**
 * It says nothing without what follows it: 'Instead of: ...' would be read as what to do, 'Made-up plan.' is none yet, and
 * 'Think of it earlier with' goes on in a list.
 */
function announces(sentences: readonly LessonSentence[], at: number): boolean {
  const { text, entry } = sentences[at]!;
  const isOpen = entry === null && sentences[at + 1]?.entry === 0 && !ENDS.test(text);
  return isOpen || ANNOUNCES.test(text);
}

/** The words of a stretch, with the heading that names it where it stands under another one. */
function sizeOf(sentences: readonly LessonSentence[], { first, last }: Stretch, home: string | undefined): number {
  const own = sentences.slice(first, last + 1);
  const heading = own[0]!.section === home ? 0 : countWords(own[0]!.heading);
  return own.reduce((sum, { text }) => sum + countWords(text), heading);
}

function isInView({ sentences, meant, inView }: Choice, at: number): boolean {
  if (at < meant.first || at > meant.last) return false;
  return foldedWords(inView).length >= foldedWords(sentences[at]!.text).length * NEARLY_ALL;
}

/** A stretch as it is read. */
export interface ToldStretch {
  /** Under another heading it begins with that. */
  readonly text: string;
  readonly block: number;
  readonly sentences: readonly string[];
  /** It ends right before what was selected, or begins right after it. */
  readonly isRightBefore: boolean;
  readonly isRightAfter: boolean;
}

const lineOf = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
const headOf = ({ columns }: NonNullable<LessonSentence['row']>): string =>
  `${lineOf(columns)}\n|${columns.map(() => '---').join('|')}|\n`;

/** The stretches as they are read: sentences of a block together, entries as a list, rows under the head of their table. */
export function tellStretches({ sentences, meant }: Choice, stretches: readonly Stretch[]): ToldStretch[] {
  const home = sentences[meant.first]?.section;
  return stretches.map(({ first, last }) => {
    const own = sentences.slice(first, last + 1);
    const text = own
      .map((sentence, i) => {
        const before = own[i - 1];
        const isBegun = before?.block === sentence.block;
        if (isBegun && before.entry === sentence.entry) return ` ${sentence.shown}`;
        const gap = before ? (isBegun ? '\n' : '\n\n') : '';
        if (sentence.row) return `${gap}${isBegun ? '' : headOf(sentence.row)}${lineOf(sentence.row.cells)}`;
        return `${gap}${sentence.entry === null ? '' : '- '}${sentence.shown}`;
      })
      .join('');
    const { section, heading, entry, block } = own[0]!;
    const isElsewhere = section !== home && heading !== '';
    // The caption of a panel is its heading as well.
    const isHeaded = isElsewhere && !own[0]!.text.startsWith(heading);
    return {
      text: isHeaded ? `**${heading}**:${entry === null ? ' ' : '\n\n'}${text}` : text,
      block,
      sentences: own.map(({ shown }) => shown),
      isRightBefore: !isElsewhere && last === meant.first - 1,
      isRightAfter: !isElsewhere && first === meant.last + 1,
    };
  });
}
