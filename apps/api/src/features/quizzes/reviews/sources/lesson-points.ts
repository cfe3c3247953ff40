import { createHash } from 'node:crypto';
import { parseAsWords } from '@snapwell/content-markdown/parse';
import { segmentsOf, sentencesIn } from '@snapwell/content-markdown/sentences';
import { setOffIn } from '@snapwell/content-markdown/set-off';
import { endGap, tellingGap } from '@snapwell/content-markdown/telling-gap';
import type { List, RootContent, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';

/** Something that an article says, as a card that asks for it. */
export interface LessonPoint {
  readonly id: string;
  readonly front: string;
  readonly back: string;
  /** As it stands on the page. */
  readonly words: string;
  /** Whether a new card may be made of it: there is something in it to ask for. */
  readonly isTelling: boolean;
}

interface Said {
  readonly front: string;
  readonly back: string;
  readonly words: string;
  /** What it is found by, where that is not what it asks and answers. */
  readonly key?: string;
  readonly isTelling?: boolean;
}

const CALLOUT = /^\[!\w+\]\s*/;
const BLANK = '_____';
const MOST_LETTERS = 600;

/** What an article says, sentence by sentence, entry by entry and row by row. */
export function lessonPoints({ title, markdown }: { title: string; markdown: string }): LessonPoint[] {
  let heading = title;
  let lead = '';
  const points = parseAsWords(markdown).children.flatMap((node) => {
    if (node.type === 'heading') heading = toString(node);
    const said = saidIn(node, lead);
    lead = node.type === 'paragraph' ? leadOf(toString(node)) : '';
    return said.map((each) => asPoint(each, heading));
  });
  return [...new Map(points.map((point) => [point.id, point])).values()];
}

/** Whether it asks for what is left out. */
export const hasGap = ({ front }: LessonPoint): boolean => front.includes(BLANK);

/** Words alone, to find again what somebody selected. */
export const foldedWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A part of a sentence says something by itself in so many words, and leaves at least as many to recall it by. */
const PART_WORDS = { least: 1, most: 8 };

/**
 * The card of a sentence that asks for just the part that somebody selected in it. Null where no sentence holds it, or
 * too little would be left. Its id names the part, so that `pointCalled` finds it again.
 */
export function pointOfPart(points: readonly LessonPoint[], selection: string): LessonPoint | null {
  const wanted = foldedWords(selection).split(' ');
  if (wanted.length < PART_WORDS.least || wanted.length > PART_WORDS.most || !/\p{L}{4}|\d/u.test(selection))
    return null;
  for (const point of points) {
    // Entries and rows are asked for by their names.
    if (point.back !== point.words) continue;
    const words = [...point.words.matchAll(/[\p{L}\p{N}]+/gu)];
    const at = words.findIndex((_, i) => wanted.every((word, j) => words[i + j]?.[0].toLowerCase() === word));
    const last = words[at + wanted.length - 1];
    // What a sentence begins with is rather what it is about, and not what is to be known of it.
    if (at < 1 || !last || words.length < 2 * wanted.length || words.length - wanted.length < 3) continue;
    const [from, to] = [words[at]!.index, last.index + last[0].length];
    if (wanted.length <= A_NAME || isPieceOf(point.words, from, to)) return partOf(point, from, to);
  }
  return null;
}

/** So few words are the name of something, wherever they stand. */
const A_NAME = 2;

/** Words torn out of the middle are no answer to anything: a piece begins behind a pause, or ends at one. */
const isPieceOf = (sentence: string, from: number, to: number): boolean =>
  /[,;:(–-]\s?$/.test(sentence.slice(0, from)) || /^(?:['’”")]*$|\s?[,;:.!)–-])/.test(sentence.slice(to));

/** The point of an id, also where that names a part of its sentence. */
export function pointCalled<Of extends LessonPoint>(
  points: ReadonlyMap<string, Of> | undefined,
  id: string,
): Of | null {
  const [, whole = id, from, to] = /^(.+)~(\d+)-(\d+)$/.exec(id) ?? [];
  const point = points?.get(whole) ?? null;
  return point && from !== undefined ? { ...point, ...partOf(point, Number(from), Number(to)) } : point;
}

function partOf(point: LessonPoint, from: number, to: number): LessonPoint {
  const [heading] = point.front.split('\n\n');
  const { words } = point;
  return {
    ...point,
    id: `${point.id}~${from}-${to}`,
    front: `${heading}\n\n${words.slice(0, from)}${BLANK}${words.slice(to)}`,
    isTelling: true,
  };
}

function saidIn(node: RootContent, lead: string): Said[] {
  switch (node.type) {
    case 'paragraph':
      return sentences(toString(node, { includeImageAlt: false }), setOffIn(node));
    case 'blockquote':
      return sentences(
        node.children
          .map((child) => toString(child))
          .join(' ')
          .replace(CALLOUT, ''),
        setOffIn(node),
      );
    case 'list':
      return [...entries(node), ...wholeList(node, lead)];
    case 'table':
      return rows(node);
    default:
      return [];
  }
}

function sentences(text: string, setOff: readonly string[]): Said[] {
  return segmentsOf(text).flatMap((segment) => {
    const parts = sentencesIn(segment).filter(isSaid);
    if (parts.length < 2) return parts.map((sentence) => asked(sentence, setOff));
    // Cards of the segment as a whole may be kept already.
    return [...parts.map((sentence) => asked(sentence, setOff)), { ...asked(segment, setOff), isTelling: false }];
  });
}

const isSaid = (sentence: string): boolean => sentence.length > 12 && !/[?:]['’”“"]?$/.test(sentence);

/** What is to be known is left out: what tells something, else how it ends. */
function asked(sentence: string, setOff: readonly string[]): Said {
  const gap = tellingGap(sentence, setOff) ?? endGap(sentence);
  const name = nameOf(sentence);
  const front = gap ? `${gap.before}${BLANK}${gap.after}` : name;
  return { front, back: sentence, words: sentence, key: `${name}\n${sentence}`, isTelling: gap !== null };
}

const NUMBER =
  /\b(?:\d[\d.,:]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|thirty|sixty|half)(?:\s*(?:to|or|–|-)\s*\d[\d.,]*)?(?:\s*%|\s+(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|points?|times?|ml|mg|cm|litres?))?/i;

/**
 * What the cards that people have find a sentence by. It stays as it is, however the sentence is asked for, so that
 * none of them is lost.
 */
function nameOf(sentence: string): string {
  if (NUMBER.test(sentence)) return sentence.replace(NUMBER, BLANK);
  const words = sentence.split(' ');
  const kept = Math.max(2, Math.ceil(words.length / 2));
  return `${words.slice(0, kept).join(' ')} ${BLANK}`;
}

/** An entry that begins with its name in bold is asked for by it. */
function entries({ children }: List): Said[] {
  return children.flatMap((item) => {
    const [paragraph] = item.children;
    const [first, ...rest] = paragraph?.type === 'paragraph' ? paragraph.children : [];
    const words = toString(item);
    if (first?.type !== 'strong' || rest.length === 0)
      return sentences(words, setOffIn(item)).map((said) => ({
        ...said,
        front: withoutComma(said.front),
        back: withoutComma(said.back),
        words,
      }));
    const back = rest
      .map((node) => toString(node))
      .join('')
      .replace(/^[\s.:,]+/, '');
    // A bold word that the sentence goes on from is no name: what comes after it answers nothing.
    const isTelling = /[.:,?!]$/.test(toString(first)) || /^\s*[.:,(–-]|^\s*['„“"\p{Lu}]/u.test(toString(rest[0]));
    return [{ front: toString(first).replace(/[.:,]$/, ''), back, words, isTelling }];
  });
}

/** How an entry ends that the list goes on from. */
const withoutComma = (text: string): string => text.replace(/[,;]$/, '');

/** The sentence that announces a list. */
const leadOf = (text: string): string =>
  text.endsWith(':') ? (segmentsOf(text).flatMap(sentencesIn).at(-1) ?? '') : '';

/** What a list names is asked for by what announces it. */
function wholeList({ children }: List, lead: string): Said[] {
  const items = children.map((item) => withoutComma(toString(item)));
  const back = items.join('\n\n');
  if (lead === '' || items.length < 2 || back.length > MOST_LETTERS) return [];
  return [{ front: `${lead} ${BLANK}`, back, words: `${lead} ${children.map((item) => toString(item)).join(' ')}` }];
}

/** Its first cell asks for what stands under the other heads; empty cells say nothing. */
function rows({ children: [head, ...others] }: Table): Said[] {
  const heads = head?.children.map((cell) => toString(cell)) ?? [];
  return others.map(({ children }) => {
    const [first = '', ...cells] = children.map((cell) => toString(cell));
    const named = (cell: string, i: number) => (heads[i + 1] ? `${heads[i + 1]}: ${cell}` : cell);
    const subject = heads[0] ? `${heads[0]}: ${first}` : first;
    const filled = cells.map((cell, i) => (cell.trim() === '' ? null : i)).filter((i) => i !== null);
    return {
      front: [subject, ...filled.filter((i) => heads[i + 1]).map((i) => named(BLANK, i))].join('\n\n'),
      back: filled.map((i) => named(cells[i]!, i)).join('\n\n'),
      words: [first, ...cells].join(' '),
      key: `${subject}\n${cells.map(named).join('\n\n')}`,
      isTelling: filled.length > 0,
    };
  });
}

/** It has no name in its article: what it says names it. Said differently it is another point. */
function asPoint(
  { front, back, words, key = `${front}\n${back}`, isTelling = true }: Said,
  heading: string,
): LessonPoint {
  const id = `p-${createHash('sha256').update(key).digest('hex').slice(0, 16)}`;
  return { id, front: `${heading}\n\n${front}`, back, words, isTelling };
}
