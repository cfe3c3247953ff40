import { parseContent } from '@snapwell/content-markdown/parse';
import type { JSONContent } from '@tiptap/core';
import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { blockOf } from './from-markdown.ts';

/** What shows that a text was written as Markdown. A stray dollar, asterisk or indented line does not. */
const MARKS: ReadonlySet<string> = new Set([
  'heading',
  'list',
  'blockquote',
  'table',
  'thematicBreak',
  'strong',
  'emphasis',
  'delete',
  'inlineCode',
  'image',
]);

/** Elements by which copied HTML carries its own form; a code editor gives coloured lines only. */
const FORMED = /<(?:h[1-6]|[ou]l|li|table|strong|em|a|blockquote|img|b\b(?!ody)|i\b)[\s>]/i;

interface Clipboard {
  readonly text: string;
  readonly html: string;
}

/** The blocks that pasted Markdown stands for; null when it is no Markdown, or brings its own form. */
export function pastedBlocks({ text, html }: Clipboard): JSONContent[] | null {
  if (FORMED.test(html)) return null;
  const tree = parseContent(text);
  if (!isMarked(tree, text)) return null;
  lowerHeadings(tree);
  return tree.children.map((node) => blockOf(node) ?? { type: 'sourceBlock', attrs: { source: sourceOf(node, text) } });
}

function isMarked(tree: Root, text: string): boolean {
  let found = false;
  visit(tree, (node) => {
    if (MARKS.has(node.type)) found = true;
    if (node.type === 'code' && /^[`~]{3}/.test(sourceOf(node, text).trimStart())) found = true;
    // An address alone is a link as well; only one with words shows that somebody wrote Markdown.
    if (node.type === 'link' && sourceOf(node, text).startsWith('[')) found = true;
  });
  return found;
}

/** The title of an item is its only heading of the first level. */
function lowerHeadings(tree: Root): void {
  if (!tree.children.some((node) => node.type === 'heading' && node.depth === 1)) return;
  for (const node of tree.children) if (node.type === 'heading') node.depth = Math.min(6, node.depth + 1) as 2;
}

const sourceOf = (node: Pick<RootContent, 'position'>, text: string) =>
  text.slice(node.position!.start.offset, node.position!.end.offset);
