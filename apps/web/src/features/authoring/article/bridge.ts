import { parseContent } from '@snapwell/content-markdown/parse';
import { writeContent } from '@snapwell/content-markdown/write';
import type { JSONContent } from '@tiptap/core';
import type { BlockContent, Blockquote, List, Paragraph, PhrasingContent, RootContent, TableCell } from 'mdast';

type Doc = JSONContent;
type CalloutKind = NonNullable<NonNullable<Blockquote['data']>['callout']>;

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

const CALLOUT = /^\[!(NOTE|TIP|WARNING|EXAMPLE)\][^\S\n]*(?:\n|$)/i;

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

// From Markdown

/** A block of the editor; null for what it does not know. */
function blockOf(node: RootContent): Doc | null {
  switch (node.type) {
    case 'paragraph': {
      const [only, ...others] = node.children;
      if (only?.type === 'inlineMath' && others.length === 0)
        return { type: 'formulaBlock', attrs: { tex: only.value, isInline: true } };
      return withInline('paragraph', node.children);
    }
    case 'heading':
      return node.depth === 1 ? null : withInline('heading', node.children, { level: node.depth });
    case 'blockquote':
      return quoteOf(node);
    case 'list':
      return listOf(node);
    case 'code':
      return {
        type: 'codeBlock',
        attrs: { language: node.lang ?? null, meta: node.meta ?? null },
        ...(node.value && { content: [{ type: 'text', text: node.value }] }),
      };
    case 'math':
      return { type: 'formulaBlock', attrs: { tex: node.value, isInline: false } };
    case 'thematicBreak':
      return { type: 'horizontalRule' };
    case 'table':
      return tableOf(node);
    default:
      return null;
  }
}

function blocksOf(nodes: readonly RootContent[]): Doc[] | null {
  const blocks = nodes.map(blockOf);
  return blocks.every((block) => block !== null) && blocks.length > 0 ? blocks : null;
}

function quoteOf(node: Blockquote): Doc | null {
  const first = node.children[0];
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  const mark = text?.type === 'text' ? CALLOUT.exec(text.value) : null;
  if (!mark || first?.type !== 'paragraph' || text?.type !== 'text') {
    const content = blocksOf(node.children);
    return content && { type: 'blockquote', content };
  }
  const rest = text.value.slice(mark[0].length);
  const words: PhrasingContent[] = [...(rest ? [{ ...text, value: rest }] : []), ...first.children.slice(1)];
  const paragraph: RootContent[] = words.length > 0 ? [{ ...first, children: words }] : [];
  const content = blocksOf([...paragraph, ...node.children.slice(1)]);
  return content && { type: 'callout', attrs: { kind: mark[1]!.toUpperCase() }, content };
}

function listOf(node: List): Doc | null {
  const isTask = node.children.some(({ checked }) => typeof checked === 'boolean');
  const items = node.children.map((item) => {
    const content = blocksOf(item.children.length > 0 ? item.children : [{ type: 'paragraph', children: [] }]);
    if (!content || content[0]!.type !== 'paragraph') return null;
    if (!isTask) return { type: 'listItem', content };
    return typeof item.checked === 'boolean' ? { type: 'taskItem', attrs: { checked: item.checked }, content } : null;
  });
  if (items.some((item) => item === null)) return null;
  const content = items as Doc[];
  if (isTask) return { type: 'taskList', content };
  return node.ordered
    ? { type: 'orderedList', attrs: { start: node.start ?? 1 }, content }
    : { type: 'bulletList', content };
}

function tableOf({ align, children }: Extract<RootContent, { type: 'table' }>): Doc | null {
  const width = children[0]!.children.length;
  const rows = children.map((row, i) => {
    const cells = Array.from({ length: width }, (_, j): Doc | null => {
      const cell: TableCell | undefined = row.children[j];
      const paragraph = withInline('paragraph', cell?.children ?? []);
      return paragraph && { type: i === 0 ? 'tableHeader' : 'tableCell', content: [paragraph] };
    });
    return cells.every((cell) => cell !== null) ? { type: 'tableRow', content: cells } : null;
  });
  if (rows.some((row) => row === null) || children.some((row) => row.children.length > width)) return null;
  return { type: 'table', attrs: { align: align ?? [] }, content: rows as Doc[] };
}

function withInline(type: string, nodes: readonly PhrasingContent[], attrs?: Doc['attrs']): Doc | null {
  const content = inlineOf(nodes, []);
  return content && { type, ...(attrs && { attrs }), ...(content.length > 0 && { content }) };
}

type Marks = NonNullable<Doc['marks']>;

/** The words of a block; null when something in it is not known. */
function inlineOf(nodes: readonly PhrasingContent[], marks: Marks): Doc[] | null {
  const parts = nodes.map((node) => inlineNode(node, marks));
  return parts.every((part) => part !== null) ? parts.flat() : null;
}

function inlineNode(node: PhrasingContent, marks: Marks): Doc[] | null {
  const marked = (content: Doc): Doc[] => [{ ...content, ...(marks.length > 0 && { marks: [...marks] }) }];
  switch (node.type) {
    case 'text':
      // A line break in the source is a space to readers; the editor shows it as one.
      return node.value ? marked({ type: 'text', text: node.value.replaceAll('\n', ' ') }) : [];
    case 'strong':
      return inlineOf(node.children, [...marks, { type: 'bold' }]);
    case 'emphasis':
      return inlineOf(node.children, [...marks, { type: 'italic' }]);
    case 'delete':
      return inlineOf(node.children, [...marks, { type: 'strike' }]);
    case 'inlineCode':
      return marked({ type: 'text', text: node.value }).map((text) => ({
        ...text,
        marks: [...(text.marks ?? []), { type: 'code' }],
      }));
    case 'link':
      return inlineOf(node.children, [
        ...marks,
        { type: 'link', attrs: { href: node.url, title: node.title ?? null } },
      ]);
    case 'image':
      return marked({ type: 'picture', attrs: { src: node.url, alt: node.alt ?? '', title: node.title ?? null } });
    case 'inlineMath':
      return marked({ type: 'formula', attrs: { tex: node.value } });
    case 'break':
      return marked({ type: 'hardBreak' });
    case 'shifted':
      return inlineOf(node.children, [...marks, { type: node.data.hName === 'sub' ? 'subscript' : 'superscript' }]);
    default:
      return null;
  }
}

// To Markdown

function nodeOf(block: Doc): RootContent {
  const { type, attrs = {}, content = [] } = block;
  switch (type) {
    case 'heading':
      return { type: 'heading', depth: attrs.level as 2, children: phrasesOf(content) };
    case 'blockquote':
      return { type: 'blockquote', children: content.map(nodeOf) as BlockContent[] };
    case 'callout':
      return {
        type: 'blockquote',
        data: { callout: attrs.kind as CalloutKind },
        children: content.map(nodeOf) as BlockContent[],
      };
    case 'bulletList':
    case 'orderedList':
    case 'taskList':
      return listNode(block);
    case 'codeBlock':
      return {
        type: 'code',
        lang: (attrs.language as string | null) ?? null,
        meta: (attrs.meta as string | null) ?? null,
        value: content.map(({ text }) => text ?? '').join(''),
      };
    case 'formulaBlock':
      return attrs.isInline
        ? { type: 'paragraph', children: [{ type: 'inlineMath', value: String(attrs.tex) }] }
        : { type: 'math', value: String(attrs.tex) };
    case 'horizontalRule':
      return { type: 'thematicBreak' };
    case 'table':
      return {
        type: 'table',
        align: (attrs.align as ('left' | 'right' | 'center' | null)[] | undefined) ?? [],
        children: content.map((row) => ({
          type: 'tableRow',
          children: (row.content ?? []).map((cell) => ({
            type: 'tableCell',
            children: phrasesOf((cell.content ?? []).flatMap(cellWords)),
          })),
        })),
      };
    case 'sourceBlock':
      // Its source is Markdown already.
      return { type: 'html', value: String(attrs.source) };
    default:
      return { type: 'paragraph', children: phrasesOf(content) };
  }
}

/** A cell of Markdown has one line. */
function cellWords({ content = [] }: Doc, i: number): Doc[] {
  const line = content.map((node) => (node.type === 'hardBreak' ? { type: 'text', text: ' ' } : node));
  return i === 0 ? line : [{ type: 'text', text: ' ' }, ...line];
}

function listNode({ type, attrs = {}, content = [] }: Doc): List {
  const isOrdered = type === 'orderedList';
  const isLoose = content.some(
    (item) => (item.content ?? []).filter(({ type: kind }) => kind === 'paragraph').length > 1,
  );
  return {
    type: 'list',
    ordered: isOrdered,
    ...(isOrdered && { start: Number(attrs.start ?? 1) }),
    spread: isLoose,
    children: content.map((item) => ({
      type: 'listItem',
      spread: isLoose,
      ...(type === 'taskList' && { checked: Boolean(item.attrs?.checked) }),
      children: (item.content ?? []).map(nodeOf) as BlockContent[],
    })),
  };
}

/** Which mark is outside of which, when several begin at once. */
const MARK_ORDER = ['link', 'bold', 'italic', 'strike', 'superscript', 'subscript', 'code'];

/** Words with marks as nested nodes: what is marked alike and stands together is one node. */
function phrasesOf(content: readonly Doc[]): PhrasingContent[] {
  const sorted = content.map((node) => ({
    ...node,
    marks: (node.marks ?? []).toSorted((a, b) => MARK_ORDER.indexOf(a.type) - MARK_ORDER.indexOf(b.type)),
  }));
  return nest(sorted, 0);
}

function nest(content: readonly (Doc & { marks: Marks })[], depth: number): PhrasingContent[] {
  const phrases: PhrasingContent[] = [];
  for (let i = 0; i < content.length;) {
    const mark = content[i]!.marks[depth];
    if (!mark) {
      phrases.push(leafOf(content[i]!));
      i++;
      continue;
    }
    const key = JSON.stringify(mark);
    let end = i;
    while (end < content.length && JSON.stringify(content[end]!.marks[depth]) === key) end++;
    phrases.push(...wrap(mark, content.slice(i, end), depth));
    i = end;
  }
  return phrases;
}

function wrap(mark: Marks[number], content: readonly (Doc & { marks: Marks })[], depth: number): PhrasingContent[] {
  if (mark.type === 'code') return content.map(({ text = '' }) => ({ type: 'inlineCode', value: text }));
  if (mark.type === 'superscript' || mark.type === 'subscript') {
    const value = content.map(({ text = '' }) => text).join('');
    const hName = mark.type === 'subscript' ? 'sub' : 'sup';
    return [{ type: 'shifted', data: { hName }, children: [{ type: 'text', value }] }];
  }
  const children = nest(content, depth + 1);
  if (mark.type === 'link') {
    const { href, title } = (mark.attrs ?? {}) as { href?: string; title?: string | null };
    return [{ type: 'link', url: href ?? '', title: title ?? null, children }] as PhrasingContent[];
  }
  return [{ type: WRAPPERS[mark.type] ?? 'strong', children } as PhrasingContent];
}

const WRAPPERS: Record<string, 'strong' | 'emphasis' | 'delete'> = {
  bold: 'strong',
  italic: 'emphasis',
  strike: 'delete',
};

function leafOf({ type, text = '', attrs = {} }: Doc): PhrasingContent {
  switch (type) {
    case 'hardBreak':
      return { type: 'break' };
    case 'picture':
      return {
        type: 'image',
        url: String(attrs.src),
        alt: String(attrs.alt),
        title: (attrs.title as string | null) ?? null,
      };
    case 'formula':
      return { type: 'inlineMath', value: String(attrs.tex) };
    default:
      return { type: 'text', value: text };
  }
}
