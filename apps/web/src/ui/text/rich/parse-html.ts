import type { RichNode, RichTag } from './rich-node.ts';

/** Other spellings of what may be drawn; headings become bold lines. */
const MEANINGS: Readonly<Record<string, RichTag>> = {
  p: 'p',
  div: 'p',
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  br: 'br',
  code: 'code',
  blockquote: 'blockquote',
  a: 'a',
};
const BOLD_LINES = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** What stands in these is no text for a reader. */
const LEFT_OUT = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'noscript',
  'textarea',
  'select',
  'title',
  'head',
]);
const DEEPEST = 12;

/** Whether a reply already holds HTML tags, and is shown as they say (spec §5). */
export function holdsHtml(text: string): boolean {
  return /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/i.test(text);
}

/**
 * Reads HTML of a reply in a document that runs nothing and loads nothing, and takes over what is on the closed list
 * of `RichTag`. Attributes are dropped, except where a link leads; unknown tags leave their text behind.
 */
export function parseHtml(html: string): readonly RichNode[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return childrenOf(body, 0);
}

function childrenOf(parent: Node, depth: number): RichNode[] {
  return [...parent.childNodes].flatMap((child) => nodesOf(child, depth));
}

function nodesOf(node: Node, depth: number): RichNode[] {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ? [node.textContent] : [];
  if (!(node instanceof Element)) return [];
  const name = node.localName;
  if (LEFT_OUT.has(name)) return [];
  if (depth >= DEEPEST) return node.textContent ? [node.textContent] : [];
  const children = childrenOf(node, depth + 1);
  if (BOLD_LINES.has(name)) return [{ tag: 'p', children: [{ tag: 'strong', children }] }];
  const tag = MEANINGS[name];
  if (!tag) return children;
  const href = tag === 'a' ? node.getAttribute('href') : null;
  return [{ tag, children, ...(href !== null && { href }) }];
}
