import type { JSONContent } from '@tiptap/core';
import type { Blockquote, List, PhrasingContent, RootContent, TableCell } from 'mdast';

type Doc = JSONContent;

const CALLOUT = /^\[!(NOTE|TIP|WARNING|EXAMPLE|LOCAL)\][^\S\n]*(?:\n|$)/i;

/** A block of the editor; null for what it does not know. */
export function blockOf(node: RootContent): Doc | null {
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
      if (node.lang === 'question') return { type: 'question', attrs: { source: node.value, meta: node.meta ?? null } };
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
