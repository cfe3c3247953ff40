import { parseAsWords } from '@snapwell/content-markdown/parse';
import { embeddedQuestion } from '@snapwell/contract/learning/kinds/article';
import { checkMarkdown } from '@snapwell/contract/learning/markdown-limits';
import type { Blockquote, List, RootContent, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { parse } from 'yaml';
import { markedPiece, type Piece, questionPiece, rowPiece } from '../pieces/piece.ts';

const CALLOUT = /^\[!(\w+)\]\s*/;
/** What call-outs are, by the names that authors give them. */
const MARKED: Readonly<Record<string, 'warning' | 'example'>> = {
  WARNING: 'warning',
  CAUTION: 'warning',
  DANGER: 'warning',
  EXAMPLE: 'example',
};
/** How a sentence begins that shows a case of what was just said. */
const BEGINS_EXAMPLE = /^(?:for example|for instance|an example|imagine|say|suppose)\b[,: ]/i;

/** The blocks of an article that say something, each with its number (from 1) and the heading it stands under. */
export function cutArticle(markdown: string): Piece[] {
  if (checkMarkdown(markdown)) return [];
  const { children } = parseAsWords(markdown);
  let heading = '';
  return children.flatMap((block, i) => {
    if (block.type === 'heading') heading = toString(block);
    return cutBlock(block).map((piece): Piece => ({ ...piece, heading, paragraph: i + 1 }));
  });
}

type CutBlock = Pick<Piece, 'text' | 'isWhole'>;

function cutBlock(block: RootContent): CutBlock[] {
  switch (block.type) {
    case 'paragraph': {
      const text = wordsOf(block);
      return BEGINS_EXAMPLE.test(text) ? asText(markedPiece('example', text)) : asText(text);
    }
    case 'math':
      return asText(wordsOf(block));
    case 'blockquote':
      return calloutOf(block);
    case 'list':
      return pointsOf(block);
    case 'table':
      return rowsOf(block);
    case 'code':
      return block.lang === 'question' ? questionOf(block.value) : [];
    default:
      return [];
  }
}

/** A call-out may hold a list: its points stand by themselves as well. */
function calloutOf({ children }: Blockquote): CutBlock[] {
  const [first] = children;
  const name = CALLOUT.exec(first ? wordsOf(first) : '')?.[1];
  const kind = name === undefined ? undefined : MARKED[name.toUpperCase()];
  return children.flatMap((child) => {
    if (child.type === 'list') return pointsOf(child);
    const text = wordsOf(child).replace(CALLOUT, '');
    if (text === '' || kind === undefined) return asText(text);
    return asText(markedPiece(kind, text));
  });
}

const asText = (text: string): CutBlock[] => (text === '' ? [] : [{ text }]);

function wordsOf(block: RootContent): string {
  switch (block.type) {
    case 'paragraph':
      return toString(block, { includeImageAlt: false });
    case 'math':
      return block.value;
    case 'blockquote':
      return block.children.map(wordsOf).join(' ').replace(CALLOUT, '');
    case 'list':
      return block.children.map((item) => item.children.map(wordsOf).join(' ')).join(' ');
    default:
      return '';
  }
}

/** Each point by itself: a list answers by one of its points more often than as a whole. */
function pointsOf({ ordered: isOrdered, start, children }: List): CutBlock[] {
  return children
    .map((item) => item.children.map(wordsOfEntry).join(' '))
    .filter((text) => text !== '')
    .map((text, i) => ({ text: `${isOrdered ? `${(start ?? 1) + i}.` : '-'} ${text}`, isWhole: true }));
}

/** An entry may be a name in bold, with its sentence on the next line: the name does not run into it. */
function wordsOfEntry(block: RootContent): string {
  const [first, second, ...rest] = block.type === 'paragraph' ? block.children : [];
  const isName = first?.type === 'strong' && !/[.:!?]$/.test(toString(first));
  if (!isName || second?.type !== 'text' || !/^\s*\n/.test(second.value)) return wordsOf(block);
  return `${toString(first)}. ${[second, ...rest]
    .map((part) => toString(part, { includeImageAlt: false }))
    .join('')
    .trim()}`;
}

/**
 * Each row by itself, with the head of its table: a row alone must say what its words are about, and not be mixed up
 * with the next, which may say the opposite.
 */
function rowsOf({ children: [head, ...rows] }: Table): CutBlock[] {
  const names = head!.children.map((cell) => toString(cell));
  return rows.map(({ children }) => ({
    text: rowPiece(
      names,
      names.map((_, i) => (children[i] ? toString(children[i]) : '')),
    ),
    isWhole: true,
  }));
}

/** A question to think about says in the words of learners what the text says in its own. It is not marked. */
function questionOf(source: string): CutBlock[] {
  const { data } = embeddedQuestion.safeParse(parse(source));
  const right = data?.options.find((option) => option.correct);
  if (!data || !right) return [];
  const isEnded = /[.!?]['"’”]*$/.test(right.text);
  return [
    {
      text: questionPiece(data.prompt, [right.text, right.why].filter(Boolean).join(isEnded ? ' ' : '. ')),
      isWhole: true,
    },
  ];
}
