import { parseAsWords } from '@snapwell/content-markdown/parse';
import { checkMarkdown } from '@snapwell/contract/learning/markdown-limits';
import type { RootContent, Table, TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Piece } from './piece.ts';

const CALLOUT = /^\[!\w+\]\s*/;

/** The blocks of an article that say something, each with its number (from 1) and the heading it stands under. */
export function cutArticle(markdown: string): Piece[] {
  if (checkMarkdown(markdown)) return [];
  const { children } = parseAsWords(markdown);
  const pieces: Piece[] = [];
  let heading = '';
  children.forEach((block, i) => {
    if (block.type === 'heading') heading = toString(block);
    else if (block.type === 'table')
      for (const text of rowsOf(block)) pieces.push({ heading, text, paragraph: i + 1, isWhole: true });
    else {
      const text = wordsOf(block);
      if (text) pieces.push({ heading, text, paragraph: i + 1 });
    }
  });
  return pieces;
}

function wordsOf(block: RootContent): string {
  switch (block.type) {
    case 'paragraph':
      return toString(block, { includeImageAlt: false });
    case 'math':
      return block.value;
    case 'blockquote':
      return block.children.map(wordsOf).join(' ').replace(CALLOUT, '');
    case 'list':
      return block.children.map((item) => ended(item.children.map(wordsOf).join(' '))).join(' ');
    // Questions in the text are to be thought about: their answers are not told.
    default:
      return '';
  }
}

/**
 * Each row by itself, its cells by the names of their columns: a row alone must say what its words are about, and not
 * be mixed up with the next, which may say the opposite.
 */
function rowsOf({ children: [head, ...rows] }: Table): string[] {
  const names = head!.children.map(wordsInCell);
  return rows.map(({ children }) =>
    ended(children.map((cell, i) => (names[i] ? `${names[i]}: ${wordsInCell(cell)}` : wordsInCell(cell))).join('; ')),
  );
}

const wordsInCell = (cell: TableCell): string => toString(cell);

const ended = (text: string): string => (text === '' || /[.!?:]$/.test(text) ? text : `${text}.`);
