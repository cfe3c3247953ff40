import { createHash } from 'node:crypto';
import { parseAsWords } from '@snapwell/content-markdown/parse';
import type { List, RootContent, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';

/** Something that an article says, as a card that asks for it. */
export interface LessonPoint {
  readonly id: string;
  readonly front: string;
  readonly back: string;
  /** As it stands on the page. */
  readonly words: string;
}

interface Said {
  readonly front: string;
  readonly back: string;
  readonly words: string;
}

const splitter = new Intl.Segmenter('en', { granularity: 'sentence' });
const CALLOUT = /^\[!\w+\]\s*/;
const BLANK = '_____';
/** A number with what it is of, and a range. */
const NUMBER =
  /\b(?:\d[\d.,:]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|thirty|sixty|half)(?:\s*(?:to|or|–|-)\s*\d[\d.,]*)?(?:\s*%|\s+(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|points?|times?|ml|mg|cm|litres?))?/i;

/** What an article says, sentence by sentence, entry by entry and row by row. */
export function lessonPoints({ title, markdown }: { title: string; markdown: string }): LessonPoint[] {
  let heading = title;
  const points = parseAsWords(markdown).children.flatMap((node) => {
    if (node.type === 'heading') heading = toString(node);
    return saidIn(node).map((said) => asPoint(said, heading));
  });
  return [...new Map(points.map((point) => [point.id, point])).values()];
}

/** Words alone, to find again what somebody selected. */
export const foldedWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function saidIn(node: RootContent): Said[] {
  switch (node.type) {
    case 'paragraph':
      return sentences(toString(node, { includeImageAlt: false }));
    case 'blockquote':
      return sentences(
        node.children
          .map((child) => toString(child))
          .join(' ')
          .replace(CALLOUT, ''),
      );
    case 'list':
      return entries(node);
    case 'table':
      return rows(node);
    default:
      return [];
  }
}

function sentences(text: string): Said[] {
  return [...splitter.segment(text.replaceAll(/\s+/g, ' '))]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence.length > 12 && !/[?:]$/.test(sentence))
    .map((sentence) => ({ front: withBlank(sentence), back: sentence, words: sentence }));
}

/** What is to be known is left out: the number, else the end of the sentence. */
function withBlank(sentence: string): string {
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
    if (first?.type !== 'strong' || rest.length === 0) return sentences(words).map((said) => ({ ...said, words }));
    const back = rest
      .map((node) => toString(node))
      .join('')
      .replace(/^[\s.:,]+/, '');
    return [{ front: toString(first).replace(/[.:,]$/, ''), back, words }];
  });
}

/** Its first cell asks, the others answer. */
function rows({ children: [head, ...others] }: Table): Said[] {
  const names = head?.children.map((cell) => toString(cell)) ?? [];
  return others.map(({ children }) => {
    const [first = '', ...cells] = children.map((cell) => toString(cell));
    return {
      front: names[0] ? `${names[0]}: ${first}` : first,
      back: cells.map((cell, i) => (names[i + 1] ? `${names[i + 1]}: ${cell}` : cell)).join('\n\n'),
      words: [first, ...cells].join(' '),
    };
  });
}

/** It has no name in its article: what it says names it. Said differently it is another point. */
function asPoint({ front, back, words }: Said, heading: string): LessonPoint {
  const id = `p-${createHash('sha256').update(`${front}\n${back}`).digest('hex').slice(0, 16)}`;
  return { id, front: `${heading}\n\n${front}`, back, words };
}
