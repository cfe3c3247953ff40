import type { List, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { LineSegment } from './pdf-lines.ts';
import { BULLET, tableAt } from './pdf-tables.ts';
import type { DocumentNotes, SourceBlock } from './source-document.ts';

/** How the text of the whole document is set. */
export interface TextSetting {
  readonly bodySize: number;
  /** Sizes above that of the text, the largest first: the levels of its headings. */
  readonly headingSizes: readonly number[];
  /** Between two baselines of a paragraph, in sizes of its letters. */
  readonly leading: number;
}

const round = (size: number) => Math.round(size * 2) / 2;
const MOST_LEVELS = 4;

export function textSettingOf(pages: readonly (readonly LineSegment[])[]): TextSetting {
  const characters = new Map<number, number>();
  const distances = new Map<number, number>();
  for (const segments of pages)
    for (const [i, segment] of segments.entries()) {
      const size = round(segment.size);
      characters.set(size, (characters.get(size) ?? 0) + segment.text.length);
      const previous = segments[i - 1];
      const ratio = previous ? (previous.y - segment.y) / segment.size : 0;
      if (previous && round(previous.size) === size && ratio > 0.8 && ratio < 3) {
        const key = Math.round(ratio * 20) / 20;
        distances.set(key, (distances.get(key) ?? 0) + 1);
      }
    }
  const mostly = (counts: ReadonlyMap<number, number>, otherwise: number) =>
    [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), [otherwise, 0])[0];
  const bodySize = mostly(characters, 11);
  const headingSizes = [...characters.keys()].filter((size) => size >= bodySize * 1.12).toSorted((a, b) => b - a);
  return { bodySize, headingSizes: headingSizes.slice(0, MOST_LEVELS), leading: mostly(distances, 1.2) };
}

/** A paragraph while its lines are put together. */
interface OpenText {
  kind: 'heading' | 'paragraph' | 'item' | 'note';
  depth: number;
  ordered: boolean;
  text: string;
  /** Where the words begin, without a bullet. */
  indent: number;
  last: LineSegment;
  right: number;
  page: number;
}

const NUMBER = /^(?:\(?\d{1,2}[.)]|\(?[a-z][.)])\s+(?=\S)/;
/** Numbers of sections: `4`, `4.2`, `IV.`, and appendices. */
const NUMBERED_HEADING = /^(?:\d+(?:\.\d+){0,4}\.?|[IVX]+\.|(?:Appendix|Annex|Anhang|Anlage)\b\s*\w*[.:]?)\s+\p{Lu}/u;

/** The pages as blocks: headings, paragraphs over the ends of lines and pages, lists, tables. */
export function pdfBlocks(
  pages: readonly (readonly LineSegment[])[],
  setting: TextSetting,
  notes: DocumentNotes,
): SourceBlock[] {
  const texts: PdfPart[] = [];
  for (const segments of pages) {
    for (let i = 0; i < segments.length;) {
      const table = tableAt(segments, i, notes);
      if (table) {
        texts.push({ table: table.nodes, page: segments[i]!.page });
        i += table.length;
      } else addLine(texts, segments[i++]!, setting);
    }
  }
  return asBlocks(withNotesLast(joinOverPages(texts)), notes);
}

type PdfPart = OpenText | { table: RootContent[]; page: number };

function addLine(texts: PdfPart[], line: LineSegment, setting: TextSetting): void {
  const open = texts.at(-1);
  const started = startOf(line, setting);
  if (open && 'text' in open && continues(open, line, { started, setting })) {
    open.text += `\n${line.text}`;
    open.last = line;
    open.right = Math.max(open.right, line.x + line.width);
    return;
  }
  texts.push({ ...started, last: line, right: line.x + line.width, page: line.page });
}

type StartedText = Pick<OpenText, 'kind' | 'depth' | 'ordered' | 'text' | 'indent'>;

function startOf(line: LineSegment, { bodySize, headingSizes }: TextSetting): StartedText {
  const size = round(line.size);
  const plain = { depth: 0, ordered: false, text: line.text, indent: line.x };
  if (line.text.length <= 160 && size >= bodySize * 1.12 && /\p{L}/u.test(line.text)) {
    const level = headingSizes.findIndex((each) => each <= size);
    return { ...plain, kind: 'heading', depth: (level < 0 ? headingSizes.length : level) + 1 };
  }
  const isShort = line.text.length <= 90 && !/[.;,]$/.test(line.text);
  if (line.isBold && isShort && size >= bodySize * 0.95 && /\p{L}{2}/u.test(line.text) && !BULLET.test(line.text))
    return { ...plain, kind: 'heading', depth: headingSizes.length + (subsections(line.text) || 1) };
  const mark = BULLET.exec(line.text)?.[0] ?? NUMBER.exec(line.text)?.[0];
  if (mark !== undefined)
    return { ...plain, kind: 'item', ordered: !BULLET.test(line.text), text: line.text.slice(mark.length) };
  if (size <= bodySize * 0.86 && /^(\d{1,2}|\*|†)\s?\p{L}/u.test(line.text)) return { ...plain, kind: 'note' };
  return { ...plain, kind: 'paragraph' };
}

/** `4.2 Looking again` has two numbers. */
function subsections(text: string): number {
  return NUMBERED_HEADING.test(text) ? (/^\d+(?:\.\d+)*/.exec(text)?.[0].split('.').length ?? 1) : 0;
}

interface Continuation {
  readonly started: StartedText;
  readonly setting: TextSetting;
}

function continues(open: OpenText, line: LineSegment, { started, setting }: Continuation): boolean {
  if (open.last.page !== line.page || Math.abs(open.last.size - line.size) > 0.6) return false;
  if (started.kind === 'item') return false;
  const distance = (open.last.y - line.y) / line.size;
  // Upwards is the next column.
  const isNext = distance > 0 ? distance < setting.leading * 1.28 : distance < -3;
  if (!isNext) return false;
  if (open.kind === 'heading') return started.kind === 'heading' && started.depth === open.depth && distance > 0;
  if (started.kind === 'heading') return false;
  if (open.kind === 'note') return started.kind !== 'note';
  if (open.kind === 'item') return line.x > open.indent + 1 || distance < 0;
  if (line.x - open.indent > line.size * 0.9 && distance > 0) return false;
  const isShortLine = open.last.x + open.last.width < open.right - line.size * 6;
  return !(isShortLine && /[.!?:]$/.test(open.last.text));
}

/** A paragraph that a page's end cuts goes on on the next page. */
function joinOverPages(parts: readonly PdfPart[]): PdfPart[] {
  const joined: PdfPart[] = [];
  for (const part of parts) {
    const before = joined.findLast((each) => !('text' in each) || each.kind !== 'note');
    const isCut =
      before !== undefined &&
      'text' in before &&
      'text' in part &&
      before.page + 1 === part.page &&
      part.kind === 'paragraph' &&
      (before.kind === 'paragraph' || before.kind === 'item') &&
      !/[.!?:;]["”’)]?$/.test(before.text) &&
      /^[\p{Ll}\d(]/u.test(part.text);
    if (isCut) (before as OpenText).text += `\n${(part as OpenText).text}`;
    else joined.push(part);
  }
  return joined;
}

/** Footnotes follow the section that they belong to. */
function withNotesLast(parts: readonly PdfPart[]): PdfPart[] {
  const ordered: PdfPart[] = [];
  const waiting: PdfPart[] = [];
  for (const part of parts) {
    if ('text' in part && part.kind === 'note') waiting.push(part);
    else {
      if ('text' in part && part.kind === 'heading') ordered.push(...waiting.splice(0));
      ordered.push(part);
    }
  }
  return [...ordered, ...waiting];
}

function asBlocks(parts: readonly PdfPart[], notes: DocumentNotes): SourceBlock[] {
  const blocks: SourceBlock[] = [];
  let list: { levels: { indent: number; list: List }[]; page: number } | null = null;
  for (const part of parts) {
    if (!('text' in part)) {
      list = null;
      blocks.push(...part.table.map((node) => ({ node, page: part.page })));
      continue;
    }
    const text = joinLines(part.text, notes, part.page);
    if (text === '') continue;
    if (part.kind === 'item') {
      if (!list) {
        list = { levels: [], page: part.page };
        const node = addItem(list.levels, part, text)!;
        blocks.push({ node, page: part.page });
      } else {
        const node = addItem(list.levels, part, text);
        if (node) blocks.push({ node, page: part.page });
      }
      continue;
    }
    list = null;
    if (part.kind === 'note') notes.add('footnotes', 1, part.page);
    blocks.push({ node: textNode(part, text), page: part.page, ...(part.kind === 'note' && { isNote: true }) });
  }
  return blocks;
}

function textNode({ kind, depth }: OpenText, value: string): RootContent {
  const children: PhrasingContent[] = [{ type: 'text', value }];
  if (kind !== 'heading') return { type: 'paragraph', children };
  return { type: 'heading', depth: Math.min(depth, 6) as 1, children };
}

/** Adds an item to the list that is open at its indent; answers the list when a new one begins at the top. */
function addItem(levels: { indent: number; list: List }[], { indent, ordered }: OpenText, text: string): List | null {
  while (levels.length > 1 && levels.at(-1)!.indent > indent + 4) levels.pop();
  const item: ListItem = { type: 'listItem', spread: false, children: [paragraph(text)] };
  const current = levels.at(-1);
  if (current && indent <= current.indent + 6 && current.list.ordered === ordered) {
    current.list.children.push(item);
    return null;
  }
  const list: List = { type: 'list', ordered, spread: false, children: [item] };
  const parent = current && indent > current.indent + 6 && levels.length < 4 ? current.list.children.at(-1) : undefined;
  if (!parent) levels.length = 0;
  else parent.children.push(list);
  levels.push({ indent, list });
  return parent ? null : list;
}

const paragraph = (value: string): Paragraph => ({ type: 'paragraph', children: [{ type: 'text', value }] });

/** Lines as one text; a word that a hyphen cuts at a line's end is put together. */
function joinLines(text: string, notes: DocumentNotes, page: number): string {
  let cuts = 0;
  const joined = text
    .replaceAll(/(\p{L}{2})[-\u00ad\u2010]\n(\p{Ll})/gu, (_, before: string, after: string) => {
      cuts++;
      return before + after;
    })
    .replaceAll('\u00ad', '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  notes.add('joined_words', cuts, page);
  return joined;
}
