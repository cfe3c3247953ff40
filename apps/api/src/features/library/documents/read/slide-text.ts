import { childNamed, isElement, textOf, type XmlElement } from '@snapwell/question-formats/text/xml';
import type { List, ListItem, PhrasingContent, RootContent } from 'mdast';
import type { OfficeRelation } from './office-archive.ts';

/** Between what stood on lines of its own. */
export const SPACE: PhrasingContent = { type: 'text', value: ' ' };

export interface SlideParagraph {
  readonly level: number;
  readonly list: 'bullet' | 'number' | null;
  readonly children: PhrasingContent[];
}

/** One paragraph of a shape, with its links and what is bold. */
export function readParagraph(
  paragraph: XmlElement,
  kind: string | null,
  relations: ReadonlyMap<string, OfficeRelation>,
): SlideParagraph {
  const properties = childNamed(paragraph, 'pPr');
  const level = Number(properties?.attributes['lvl'] ?? 0);
  const children = paragraph.children.filter(isElement).flatMap((child): PhrasingContent[] => {
    if (child.name === 'br') return [SPACE];
    if (child.name !== 'r' && child.name !== 'fld') return [];
    return readRun(child, relations);
  });
  const trimmed = trimEnds(children);
  const list = !properties || !childNamed(properties, 'buNone') ? listOf(properties, kind, level) : null;
  return { level, list, children: trimmed };
}

/** The text of a slide's body has bullets unless it says otherwise; a text box has none unless it says so. */
function listOf(properties: XmlElement | undefined, kind: string | null, level: number): SlideParagraph['list'] {
  if (childNamed(properties, 'buAutoNum')) return 'number';
  if (childNamed(properties, 'buChar') || childNamed(properties, 'buBlip')) return 'bullet';
  return kind === 'body' || kind === 'obj' || level > 0 ? 'bullet' : null;
}

function readRun(run: XmlElement, relations: ReadonlyMap<string, OfficeRelation>): PhrasingContent[] {
  const value = textOf(childNamed(run, 't')).replaceAll(/\s+/g, ' ');
  if (value === '') return [];
  const properties = childNamed(run, 'rPr');
  const words: PhrasingContent = { type: 'text', value };
  const link = relations.get(childNamed(properties, 'hlinkClick')?.attributes['id'] ?? '');
  if (link?.isExternal && /^(https?:|mailto:)/i.test(link.target) && value.trim() !== '')
    return [{ type: 'link', url: link.target, children: [words] }];
  const isBold = properties?.attributes['b'] === '1' && value.trim() !== '';
  return isBold ? emphasized(value) : [words];
}

/** Spaces stay outside of the marks, else Markdown does not see them. */
function emphasized(value: string): PhrasingContent[] {
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(value) ?? [];
  return [
    ...(before ? [SPACE] : []),
    { type: 'strong', children: [{ type: 'text', value: inner }] },
    ...(after ? [SPACE] : []),
  ];
}

function trimEnds(children: PhrasingContent[]): PhrasingContent[] {
  const isBlank = (node: PhrasingContent | undefined) => node?.type === 'text' && node.value.trim() === '';
  const trimmed = [...children];
  while (isBlank(trimmed[0])) trimmed.shift();
  while (isBlank(trimmed.at(-1))) trimmed.pop();
  return trimmed;
}

/** Paragraphs with bullets become lists, one in the other by their level. */
export function asBlocks(paragraphs: readonly SlideParagraph[]): RootContent[] {
  const blocks: RootContent[] = [];
  const open: { level: number; list: List }[] = [];
  for (const { level, list, children } of paragraphs) {
    if (list === null) {
      open.length = 0;
      blocks.push({ type: 'paragraph', children });
      continue;
    }
    while (open.length > 0 && (open.at(-1)!.level > level || (open.length === 1 && isOther(open[0]!, level, list))))
      open.pop();
    const item: ListItem = { type: 'listItem', spread: false, children: [{ type: 'paragraph', children }] };
    const current = open.at(-1);
    if (current && current.level === level) current.list.children.push(item);
    else {
      const next: List = { type: 'list', ordered: list === 'number', spread: false, children: [item] };
      const parent = current?.list.children.at(-1);
      if (parent) parent.children.push(next);
      else blocks.push(next);
      open.push({ level, list: next });
    }
  }
  return blocks;
}

const isOther = (open: { level: number; list: List }, level: number, list: 'bullet' | 'number'): boolean =>
  open.level === level && (open.list.ordered ?? false) !== (list === 'number');
