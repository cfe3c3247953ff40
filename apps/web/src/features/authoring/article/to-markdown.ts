import type { JSONContent } from '@tiptap/core';
import type { BlockContent, Blockquote, List, PhrasingContent, RootContent } from 'mdast';

type Doc = JSONContent;
type Marks = NonNullable<Doc['marks']>;
type CalloutKind = NonNullable<NonNullable<Blockquote['data']>['callout']>;

/** A block of the editor as Markdown's tree has it. */
export function nodeOf(block: Doc): RootContent {
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
    case 'question':
      return {
        type: 'code',
        lang: 'question',
        meta: (attrs.meta as string | null) ?? null,
        value: String(attrs.source),
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
