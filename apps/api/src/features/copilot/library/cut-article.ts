import type { Nodes, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import type { Piece } from './piece.ts';

const CALLOUT = /^\[!\w+\]\s*/;

/** The blocks of an article that say something, each with its number (from 1) and the heading it stands under. */
export function cutArticle(markdown: string): Piece[] {
  const { children } = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const pieces: Piece[] = [];
  let heading = '';
  children.forEach((block, i) => {
    if (block.type === 'heading') heading = toString(block);
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
    case 'blockquote':
      return block.children.map(wordsOf).join(' ').replace(CALLOUT, '');
    case 'list':
      return block.children.map((item) => ended(item.children.map(wordsOf).join(' '))).join(' ');
    case 'table':
      return rowsOf(block);
    // Questions in the text are to be thought about: their answers are not told.
    default:
      return '';
  }
}

/** Each row as a sentence. */
function rowsOf({ children: [, ...rows] }: Table): string {
  return rows.map((row) => ended(row.children.map((cell) => toString(cell as Nodes)).join('; '))).join(' ');
}

const ended = (text: string): string => (text === '' || /[.!?:]$/.test(text) ? text : `${text}.`);
