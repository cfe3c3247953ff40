import type { RichNode } from './rich-node.ts';

const BULLET = /^\s*[-*•]\s+(.*)$/;
const NUMBER = /^\s*(\d{1,3})[.)]\s+(.*)$/;
/** A line of a table in Markdown, and the one under its head. */
const ROW = /^\s*\|.*\|\s*$/;
const RULE = /^[\s|:-]+$/;
/** Bold before italic; a mark must hug its words, so that '2 * 3 * 4' stays what it is. */
const MARKS =
  /\*\*(?=\S)(.+?)(?<=\S)\*\*|__(?=\S)(.+?)(?<=\S)__|\*(?=[^\s*])(.+?)(?<=[^\s*])\*|(?<!\w)_(?=[^\s_])(.+?)(?<=[^\s_])_(?!\w)/s;

interface List {
  readonly tag: 'ul' | 'ol';
  readonly start: number;
  readonly items: string[];
}

/**
 * Reads a reply in plain text with bold, italic, tables, numbered and bulleted lists (spec §5). Everything else in it is
 * text, HTML too.
 */
export function parseMarks(text: string): readonly RichNode[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .flatMap((part) => blocksOf(part.split('\n').filter((line) => line.trim() !== '')));
}

function blocksOf(lines: readonly string[]): RichNode[] {
  if (lines.length > 2 && lines.every((line) => ROW.test(line)) && RULE.test(lines[1]!)) return [tableOf(lines)];
  const blocks: RichNode[] = [];
  let paragraph: string[] = [];
  let list = null as List | null;
  const close = () => {
    if (paragraph.length > 0) blocks.push({ tag: 'p', children: withBreaks(paragraph) });
    if (list) blocks.push(elementOf(list));
    paragraph = [];
    list = null;
  };
  for (const line of lines) {
    const entry = listEntry(line);
    if (!entry) {
      if (list) close();
      paragraph.push(line.trim());
      continue;
    }
    if (list?.tag !== entry.tag) {
      close();
      list = { tag: entry.tag, start: entry.number, items: [] };
    }
    list.items.push(entry.text);
  }
  close();
  return blocks;
}

function tableOf([head, , ...rows]: readonly string[]): RichNode {
  const row = (line: string, tag: 'th' | 'td'): RichNode => ({
    tag: 'tr',
    children: cellsOf(line).map((cell) => ({ tag, children: inline(cell) })),
  });
  return {
    tag: 'table',
    children: [
      { tag: 'thead', children: [row(head!, 'th')] },
      { tag: 'tbody', children: rows.map((line) => row(line, 'td')) },
    ],
  };
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim());

function listEntry(line: string): { tag: 'ul' | 'ol'; number: number; text: string } | null {
  const bullet = BULLET.exec(line);
  if (bullet) return { tag: 'ul', number: 1, text: bullet[1]! };
  const number = NUMBER.exec(line);
  return number ? { tag: 'ol', number: Number(number[1]), text: number[2]! } : null;
}

const elementOf = ({ tag, start, items }: List): RichNode => ({
  tag,
  ...(tag === 'ol' && start !== 1 && { start }),
  children: items.map((item) => ({ tag: 'li', children: inline(item) })),
});

function withBreaks(lines: readonly string[]): RichNode[] {
  return lines.flatMap((line, at): RichNode[] =>
    at === 0 ? inline(line) : [{ tag: 'br', children: [] }, ...inline(line)],
  );
}

/** Bold and italic within a line. A mark that is still open, as while the reply is being written, stays as it is. */
function inline(text: string): RichNode[] {
  const nodes: RichNode[] = [];
  let rest = text;
  for (let found = MARKS.exec(rest); found; found = MARKS.exec(rest)) {
    const [whole, strong, alsoStrong, em, alsoEm] = found;
    if (found.index > 0) nodes.push(rest.slice(0, found.index));
    nodes.push({
      tag: (strong ?? alsoStrong) ? 'strong' : 'em',
      children: inline(strong ?? alsoStrong ?? em ?? alsoEm ?? ''),
    });
    rest = rest.slice(found.index + whole.length);
  }
  if (rest !== '') nodes.push(rest);
  return nodes;
}

const LINK = /\[([^\]\n]+)\]\(([^()\s]+)\)/;

/** The same with `[words](address)` as links: for what administrators write, not for replies. */
export function withLinks(nodes: readonly RichNode[]): RichNode[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? linksIn(node) : [{ ...node, children: withLinks(node.children) }],
  );
}

function linksIn(text: string): RichNode[] {
  const found = LINK.exec(text);
  if (!found) return text === '' ? [] : [text];
  const [whole, words, address] = found;
  return [
    ...(found.index > 0 ? [text.slice(0, found.index)] : []),
    { tag: 'a', href: address!, children: [words!] },
    ...linksIn(text.slice(found.index + whole.length)),
  ];
}
