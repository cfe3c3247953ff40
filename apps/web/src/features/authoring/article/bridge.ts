import { parseContent } from '@snapwell/content-markdown/parse';
import { writeContent } from '@snapwell/content-markdown/write';
import type { JSONContent } from '@tiptap/core';
import type { List, Paragraph } from 'mdast';
import { blockOf } from './from-markdown.ts';
import { nodeOf } from './to-markdown.ts';

type Doc = JSONContent;

/** A block as it was read, and the Markdown that it came from. */
interface ReadBlock {
  readonly json: string;
  readonly source: string;
  /** What stands between this block and the next. */
  readonly gap: string;
}

/** An article as the editor has it, with all that is needed to write what nobody touched as it stood. */
export interface ReadArticle {
  readonly doc: Doc;
  readonly blocks: readonly ReadBlock[];
  readonly start: string;
}

/** Fills in what the editor's schema fills in, so that blocks can be compared. */
export type Canonical = (block: Doc) => Doc;

/** Reads Markdown for the editor. What its schema does not know stays a block of source. */
export function readArticle(markdown: string, canonical: Canonical): ReadArticle {
  const { children } = parseContent(markdown);
  const content: Doc[] = [];
  const blocks: ReadBlock[] = [];
  children.forEach((node, i) => {
    const [from, to] = [node.position!.start.offset!, node.position!.end.offset!];
    const source = markdown.slice(from, to);
    const next = children[i + 1]?.position!.start.offset ?? markdown.length;
    const block = canonical(blockOf(node) ?? { type: 'sourceBlock', attrs: { source } });
    content.push(block);
    blocks.push({ json: JSON.stringify(block), source, gap: markdown.slice(to, next) });
  });
  const start = markdown.slice(0, children[0]?.position!.start.offset ?? markdown.length);
  return { doc: { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }, blocks, start };
}

/** Writes what the editor has; blocks that are as they were read stay byte for byte. */
export function writeArticle(read: ReadArticle, doc: Doc): string {
  const all = doc.content ?? [];
  // The editor adds an empty paragraph behind the last block, to click into.
  const last = all.findLastIndex((block) => !isEmptyParagraph(block));
  const written = all.slice(0, last + 1).filter((block) => !isEmptyParagraph(block));
  if (written.length === 0) return read.blocks.length === 0 ? read.start : '';
  let text = '';
  let before = -1;
  written.forEach((block, i) => {
    const at = indexOf(read.blocks, JSON.stringify(block), before + 1);
    if (i === 0) text += at === 0 ? read.start : '';
    else text += at > 0 && at === before + 1 ? read.blocks[before]!.gap : '\n\n';
    const isSecondList = i > 0 && isList(block) && written[i - 1]!.type === block.type;
    text += at >= 0 ? read.blocks[at]!.source : writeBlock(block, isSecondList);
    before = at;
  });
  return before >= 0 && before === read.blocks.length - 1 ? text + read.blocks[before]!.gap : `${text}\n`;
}

const isEmptyParagraph = ({ type, content = [] }: Doc) => type === 'paragraph' && content.length === 0;
const isList = ({ type }: Doc) => type === 'bulletList' || type === 'orderedList' || type === 'taskList';

/** Blocks mostly stand in their order; one that was moved is found as well. */
function indexOf(blocks: readonly ReadBlock[], json: string, from: number): number {
  const behind = blocks.findIndex((block, i) => i >= from && block.json === json);
  return behind >= 0 ? behind : blocks.findIndex((block) => block.json === json);
}

function writeBlock(block: Doc, isSecondList: boolean): string {
  if (block.type === 'sourceBlock') return String(block.attrs?.source ?? '');
  const nodes = [nodeOf(block)];
  // Two lists side by side would become one: the writer gives the second another mark.
  if (!isSecondList) return writeContent({ type: 'root', children: nodes }).replace(/\n$/, '');
  const first = { ...nodes[0], children: [{ type: 'listItem', children: [textParagraph('x')] }] } as List;
  const both = writeContent({ type: 'root', children: [first, ...nodes] });
  return both.slice(both.indexOf('\n') + 1).trim();
}

const textParagraph = (value: string): Paragraph => ({ type: 'paragraph', children: [{ type: 'text', value }] });
