import type { Nodes } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mathToMarkdown } from 'mdast-util-math';
import { defaultHandlers, type Handle, type Options, toMarkdown } from 'mdast-util-to-markdown';
import { toString } from 'mdast-util-to-string';

/** A call-out in the tree: a block quote of a kind, whose mark is written as it is. */
declare module 'mdast' {
  interface BlockquoteData {
    callout?: 'NOTE' | 'TIP' | 'WARNING' | 'EXAMPLE' | 'LOCAL';
  }
}

/** `H~2~O` and `x^2^`. */
const shifted: Handle = (node) => {
  const mark = node.data.hName === 'sub' ? '~' : '^';
  return `${mark}${toString(node)}${mark}`;
};

/** `[!TIP]` stands alone in its line; the writer would escape it. */
const blockquote: Handle = (node, parent, state, info) => {
  const written = defaultHandlers.blockquote(node, parent, state, info);
  return node.data?.callout ? `> [!${node.data.callout}]\n${written}` : written;
};

const options: Options = {
  bullet: '-',
  bulletOther: '*',
  emphasis: '*',
  strong: '*',
  fence: '`',
  fences: true,
  rule: '-',
  listItemIndent: 'one',
  incrementListMarker: true,
  resourceLink: false,
  extensions: [gfmToMarkdown(), mathToMarkdown({ singleDollarTextMath: false })],
  handlers: { shifted, blockquote } as Options['handlers'],
};

/** Writes Markdown as articles are written; ends with a line break. */
export const writeContent = (tree: Nodes): string => toMarkdown(tree, options);
