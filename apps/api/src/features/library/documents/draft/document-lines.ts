import type { DocumentLine } from '@snapwell/contract/library/documents/documents.schemas';
import { DOCUMENT_LINES } from '@snapwell/contract/library/documents/documents.limits';
import { asWords } from '@snapwell/content-markdown/parse';
import type { Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { DocumentRefused, type SourceBlock } from '../read/source-document.ts';
import { sentencesOf } from './sentences.ts';

/** A block with the lines of the document that it is. */
export interface NumberedBlock extends SourceBlock {
  readonly lines: readonly DocumentLine[];
}

/** Counts the lines of a document through: each heading, sentence, list item and row of a table is one. */
export function numberLines(blocks: readonly SourceBlock[]): NumberedBlock[] {
  let line = 0;
  let paragraph = 0;
  return blocks.map((block) => {
    const lines: DocumentLine[] = [];
    const add = (kind: DocumentLine['kind'], texts: readonly string[], depth = 0) => {
      paragraph++;
      for (const text of texts) {
        if (++line > DOCUMENT_LINES) throw new DocumentRefused('too_many_lines');
        lines.push({ line, page: block.page, paragraph, kind: block.isNote ? 'note' : kind, depth, text });
      }
    };
    addLines(block.node, add);
    return { ...block, lines };
  });
}

type AddLines = (kind: DocumentLine['kind'], texts: readonly string[], depth?: number) => void;

function addLines(node: RootContent, add: AddLines): void {
  switch (node.type) {
    case 'heading':
      add('heading', nonEmpty(wordsOf(node)), node.depth);
      break;
    case 'paragraph':
      add('sentence', sentencesOf(wordsOf(node)));
      break;
    case 'list':
      for (const item of node.children)
        for (const child of item.children)
          if (child.type === 'paragraph') add('item', sentencesOf(wordsOf(child)));
          else addLines(child, add);
      break;
    case 'table':
      for (const row of node.children)
        add(
          'row',
          nonEmpty(
            row.children
              .map((cell) => wordsOf(cell))
              .join(' | ')
              .replace(/^[|\s]+$/, ''),
          ),
        );
      break;
    case 'code':
    case 'math':
      add('code', nonEmpty(node.value.replaceAll(/\s+/g, ' ').trim()));
      break;
    case 'blockquote':
    case 'footnoteDefinition':
      for (const child of node.children) addLines(child, add);
      break;
    default:
  }
}

const nonEmpty = (text: string): string[] => (text === '' ? [] : [text]);

/** The words of a node as one reads them, without pictures and numbers of footnotes. */
export function wordsOf(node: RootContent): string {
  const copy: Root = { type: 'root', children: [structuredClone(node)] };
  return toString(asWords(copy), { includeImageAlt: false }).replaceAll(/\s+/g, ' ').trim();
}
