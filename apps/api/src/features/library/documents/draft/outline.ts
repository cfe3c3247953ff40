import type { DraftBlock, DraftItem } from '@snapwell/contract/library/documents/documents.schemas';
import { WORDS_PER_MINUTE } from '@snapwell/contract/library/documents/documents.limits';
import type { FootnoteDefinition, Heading, List, RootContent, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { type NumberedBlock, wordsOf } from './document-lines.ts';
import { footnotesIn, writeMarkdown } from './write-markdown.ts';

/** Five minutes. */
const ITEM_WORDS = 5 * WORDS_PER_MINUTE;
const MOST_WORDS = ITEM_WORDS * 1.4;
/** Too little for an item of its own. */
const LEAST_WORDS = 90;
const TITLE_LENGTH = 120;

interface Section {
  readonly title: string;
  readonly blocks: NumberedBlock[];
}

interface Outline {
  readonly title: string;
  readonly items: DraftItem[];
}

/** Parts a document by its headings into items of about five minutes; a long one also into chapters. */
export function outlineOf(numbered: readonly NumberedBlock[], given: { title: string | null; name: string }): Outline {
  const definitions = new Map<string, FootnoteDefinition>();
  for (const { node } of numbered) if (node.type === 'footnoteDefinition') definitions.set(node.identifier, node);
  const { title, blocks } = withoutTitle(numbered, given);
  const content = blocks.filter(({ node }) => node.type !== 'footnoteDefinition' && node.type !== 'thematicBreak');
  const itemsOf = (sections: readonly Section[], chapter: string | null) =>
    gather(sections).map((each) => ({ ...each, chapter }));
  const parts = chaptersOf(content, title).flatMap(({ chapter, sections }) => itemsOf(sections, chapter));
  const drafts = parts.length === 1 ? parts.map((part) => ({ ...part, title, chapter: null, blocks: content })) : parts;
  return {
    title,
    items: drafts.map(({ title: itemTitle, chapter, blocks: own }, i) => ({
      id: `item-${i + 1}`,
      title: shorten(itemTitle),
      chapter: chapter === null ? null : shorten(chapter),
      minutes: Math.min(Math.max(Math.round(wordsIn(own) / WORDS_PER_MINUTE), 1), 120),
      blocks: asDraft(own, definitions),
    })),
  };
}

export const shorten = (text: string): string =>
  text.length > TITLE_LENGTH ? `${text.slice(0, TITLE_LENGTH - 1).trimEnd()}…` : text;

/** The title is what the document calls itself, its only heading of the first level, or the name of its file. */
function withoutTitle(
  blocks: readonly NumberedBlock[],
  { title, name }: { title: string | null; name: string },
): { title: string; blocks: readonly NumberedBlock[] } {
  const headings = blocks.filter(({ node }) => node.type === 'heading');
  const top = Math.min(...headings.map(({ node }) => (node as Heading).depth));
  const highest = headings.filter(({ node }) => (node as Heading).depth === top);
  const [only] = highest;
  const isFirst = only !== undefined && blocks.indexOf(only) <= 2;
  const isTitle = only && highest.length === 1 && isFirst && (headings.length > 1 || title === null);
  // Web pages add the name of their site.
  const isSame = only && title !== null && isFirst && title.toLowerCase().includes(wordsOf(only.node).toLowerCase());
  if (isTitle || isSame) return { title: wordsOf(only.node), blocks: blocks.filter((block) => block !== only) };
  const fromName = name
    .replace(/\.[a-z]{2,8}$/i, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim();
  return { title: title ?? (fromName || name), blocks };
}

const countWords = (node: RootContent): number => wordsOf(node).split(/\s+/).filter(Boolean).length;
const wordsIn = (blocks: readonly NumberedBlock[]): number =>
  blocks.reduce((sum, { node }) => sum + countWords(node), 0);

function chaptersOf(
  blocks: readonly NumberedBlock[],
  title: string,
): { chapter: string | null; sections: Section[] }[] {
  const sections = cutAtHeadings(blocks, title);
  const isLong = sections.length > 1 && sections.some((section) => wordsIn(section.blocks) > MOST_WORDS);
  if (!isLong) return [{ chapter: null, sections: sections.flatMap(cutLong) }];
  return sections.map((section) => ({
    chapter: section.title,
    sections: cutAtHeadings(section.blocks, section.title).flatMap(cutLong),
  }));
}

/** Cuts at the highest headings that there are. What stands before the first belongs to the whole. */
function cutAtHeadings(blocks: readonly NumberedBlock[], title: string): Section[] {
  const [first, ...rest] = blocks;
  // The heading of the section itself is its title.
  const inside = first?.node.type === 'heading' && wordsOf(first.node) === title ? rest : blocks;
  const depths = inside.flatMap(({ node }) => (node.type === 'heading' ? [node.depth] : []));
  if (depths.length === 0) return inside.length === 0 ? [] : [{ title, blocks: [...inside] }];
  const top = Math.min(...depths);
  const sections: Section[] = [];
  for (const block of inside) {
    if (block.node.type === 'heading' && block.node.depth === top)
      sections.push({ title: wordsOf(block.node) || title, blocks: [block] });
    else {
      if (sections.length === 0) sections.push({ title, blocks: [] });
      sections.at(-1)!.blocks.push(block);
    }
  }
  return sections;
}

/** A section of more than seven minutes is cut at the headings in it, or between its paragraphs. */
function cutLong(section: Section): Section[] {
  if (wordsIn(section.blocks) <= MOST_WORDS) return [section];
  const inside = cutAtHeadings(section.blocks, section.title);
  if (inside.length > 1) return inside.flatMap(cutLong);
  const parts: NumberedBlock[][] = [[]];
  let words = 0;
  for (const block of section.blocks.flatMap(cutBlock)) {
    const own = countWords(block.node);
    if (words > 0 && words + own > ITEM_WORDS * 1.1) {
      parts.push([]);
      words = 0;
    }
    parts.at(-1)!.push(block);
    words += own;
  }
  return parts.map((blocks, i) => ({
    title: parts.length > 1 ? `${section.title} (${i + 1})` : section.title,
    blocks,
  }));
}

const MOST_ENTRIES = 40;

/** A table or list that is longer than an item is cut as well; each part of a table has its head again. */
function cutBlock(block: NumberedBlock): NumberedBlock[] {
  const { node, lines } = block;
  if ((node.type !== 'table' && node.type !== 'list') || node.children.length <= MOST_ENTRIES) return [block];
  const isTable = node.type === 'table';
  const entries: (List | Table)['children'][number][] = isTable ? node.children.slice(1) : node.children;
  const parts: NumberedBlock[] = [];
  let line = 0;
  for (let i = 0; i < entries.length; i += MOST_ENTRIES) {
    const own = entries.slice(i, i + MOST_ENTRIES);
    const children = isTable ? [node.children[0], ...own] : own;
    const part = {
      ...node,
      children,
      ...(!isTable && node.ordered ? { start: (node.start ?? 1) + i } : {}),
    } as List | Table;
    const isLast = i + MOST_ENTRIES >= entries.length;
    const end = isLast ? lines.length : line + Math.round((lines.length * own.length) / node.children.length);
    parts.push({ ...block, node: part, lines: lines.slice(line, end) });
    line = end;
  }
  return parts;
}

/** Short sections that follow each other become one item. */
function gather(sections: readonly Section[]): Section[] {
  const gathered: { titles: string[]; blocks: NumberedBlock[]; words: number }[] = [];
  for (const { title, blocks } of sections) {
    const words = wordsIn(blocks);
    const last = gathered.at(-1);
    const fits = last && (last.words + words <= ITEM_WORDS || words < LEAST_WORDS || last.words < LEAST_WORDS);
    if (fits) {
      last.titles.push(title);
      last.blocks.push(...blocks);
      last.words += words;
    } else gathered.push({ titles: [title], blocks: [...blocks], words });
  }
  return gathered.map(({ titles, blocks }) => ({ title: titleOf(titles), blocks: withoutOwnHeading(titles, blocks) }));
}

function titleOf(titles: readonly string[]): string {
  const [first = '', second] = titles;
  if (second === undefined) return first;
  return titles.length === 2 ? `${first}, ${second}` : `${first} – ${titles.at(-1)!}`;
}

/** The heading that became the item's title need not stand in it again. */
function withoutOwnHeading(titles: readonly string[], blocks: NumberedBlock[]): NumberedBlock[] {
  const [first, ...rest] = blocks;
  const isOwn = titles.length === 1 && first?.node.type === 'heading' && wordsOf(first.node) === titles[0];
  // Its line stays with what follows it.
  if (!isOwn || rest.length === 0) return blocks;
  return rest;
}

function asDraft(blocks: readonly NumberedBlock[], definitions: ReadonlyMap<string, FootnoteDefinition>): DraftBlock[] {
  const depths = blocks.flatMap(({ node }) => (node.type === 'heading' ? [node.depth] : []));
  const levels = [...new Set(depths)].toSorted((a, b) => a - b);
  const drafted = blocks.map(({ node, lines }) => {
    const own = node.type === 'heading' ? { ...node, depth: levelOf(levels.indexOf(node.depth)) } : node;
    return draftBlock(own, lines);
  });
  const notes = footnotesIn(
    blocks.map(({ node }) => node),
    definitions,
  ).map((node) => draftBlock(node, []));
  return [...drafted, ...notes].filter(({ markdown }) => markdown.trim() !== '');
}

const levelOf = (index: number): 2 | 3 | 4 => Math.min(index + 2, 4) as 2 | 3 | 4;

const KINDS: Partial<Record<RootContent['type'], DraftBlock['kind']>> = {
  heading: 'heading',
  paragraph: 'paragraph',
  list: 'list',
  table: 'table',
};

function draftBlock(node: RootContent, lines: NumberedBlock['lines']): DraftBlock {
  let hasPicture = false;
  visit({ type: 'root', children: [node] }, 'image', () => {
    hasPicture = true;
  });
  return {
    kind: hasPicture && lines.length === 0 ? 'picture' : (KINDS[node.type] ?? 'other'),
    markdown: writeMarkdown([node]),
    sentences: lines.map(({ line, text }) => ({ text, lines: [line], support: 'quoted' })),
  };
}
