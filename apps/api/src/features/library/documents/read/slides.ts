import type { PhrasingContent, RootContent } from 'mdast';
import {
  childNamed,
  childrenNamed,
  descendantsNamed,
  isElement,
  textOf,
  type XmlElement,
} from '@snapwell/question-formats/text/xml';
import { DOCUMENT_PAGES } from '@snapwell/contract/library/documents/documents.limits';
import { CellGrid } from './cell-grid.ts';
import {
  type OfficeArchive,
  type OfficeRelation,
  openOfficeArchive,
  relationsOf,
  titleOfOffice,
} from './office-archive.ts';
import { asBlocks, readParagraph, SPACE } from './slide-text.ts';
import {
  DocumentRefused,
  type DocumentNotes,
  type ReadingTools,
  type SourceBlock,
  type SourceDocument,
} from './source-document.ts';

const PRESENTATION = 'ppt/presentation.xml';

/** Reads a PowerPoint presentation: each slide with its title, texts, tables, pictures and notes. */
export async function readSlides(path: string, tools: ReadingTools): Promise<SourceDocument> {
  const archive = await openOfficeArchive(path);
  try {
    const presentation = (await archive.text(PRESENTATION)) ?? '';
    if (!(await archive.xml(PRESENTATION))) throw new DocumentRefused('damaged');
    const { notes } = tools;
    notes.add('macros', archive.names.filter((name) => /vbaProject\.bin$/i.test(name)).length);
    notes.add('comments', archive.names.filter((name) => name.startsWith('ppt/comments/')).length);
    const relations = await relationsOf(archive, PRESENTATION);
    // A slide has an id and that of its part; read as XML both are called the same.
    const ids = [...presentation.matchAll(/<p:sldId\b[^>]*\br:id="([^"]+)"/g)].map(([, id = '']) => id);
    if (ids.length > DOCUMENT_PAGES) throw new DocumentRefused('too_many_pages');
    const blocks: SourceBlock[] = [];
    for (const [i, id] of ids.entries()) {
      const part = relations.get(id)?.target;
      if (part) blocks.push(...(await readSlide(archive, part, { ...tools, page: i + 1 })));
    }
    const properties = await titleOfOffice(archive);
    return { format: 'slides', title: properties, pages: ids.length, blocks };
  } finally {
    archive.close();
  }
}

interface SlideTools extends ReadingTools {
  readonly page: number;
}

async function readSlide(archive: OfficeArchive, part: string, tools: SlideTools): Promise<SourceBlock[]> {
  const { notes, page } = tools;
  const slide = await archive.xml(part);
  if (!slide) throw new DocumentRefused('damaged');
  if (slide.attributes['show'] === '0') {
    notes.add('hidden_slides', 1, page);
    return [];
  }
  const relations = await relationsOf(archive, part);
  for (const { kind, isExternal } of relations.values()) {
    if (isExternal && kind !== 'hyperlink')
      notes.add(kind === 'image' ? 'external_pictures' : 'external_files', 1, page);
    if (kind === 'video' || kind === 'audio') notes.add('media', 1, page);
    if (kind === 'oleObject' || kind === 'package') notes.add('embedded_objects', 1, page);
    if (kind === 'chart' || kind === 'diagramData') notes.add('charts', 1, page);
  }
  notes.add('equations', descendantsNamed(slide, 'oMath').length, page);
  const tree = childNamed(childNamed(slide, 'cSld'), 'spTree');
  const shapes = tree ? shapesOf(tree) : [];
  const nodes: RootContent[] = [];
  for (const shape of inOrder(shapes)) nodes.push(...(await readShape(archive, shape, { ...tools, relations })));
  const speaker = await readNotes(archive, relations, notes);
  return [...nodes.map((node) => ({ node, page })), ...speaker.map((node) => ({ node, page, isNote: true }))];
}

/** Groups hold shapes; what stands for older programs beside the new form is passed over. */
function shapesOf(tree: XmlElement): XmlElement[] {
  return tree.children.filter(isElement).flatMap((child) => {
    if (child.name === 'grpSp') return shapesOf(child);
    if (child.name === 'AlternateContent') return shapesOf(childNamed(child, 'Choice') ?? child);
    return ['sp', 'pic', 'graphicFrame'].includes(child.name) ? [child] : [];
  });
}

const placeholderOf = (shape: XmlElement): string | null => {
  const [placeholder] = descendantsNamed(shape.children.find(isElement) ?? shape, 'ph');
  return placeholder ? (placeholder.attributes['type'] ?? 'body') : null;
};

const TITLES = new Set(['title', 'ctrTitle']);
/** Stand on every slide. */
const FRAME = new Set(['dt', 'ftr', 'sldNum', 'hdr']);

/** The title first, then as they stand from top to bottom where the slide says where. */
function inOrder(shapes: readonly XmlElement[]): XmlElement[] {
  const placed = shapes
    .filter((shape) => !FRAME.has(placeholderOf(shape) ?? ''))
    .map((shape, i) => {
      const [offset] = descendantsNamed(shape, 'off');
      const isTitle = TITLES.has(placeholderOf(shape) ?? '');
      return {
        shape,
        i,
        isTitle,
        x: Number(offset?.attributes['x'] ?? NaN),
        y: Number(offset?.attributes['y'] ?? NaN),
      };
    });
  const isPlaced = placed.every(({ x, y, isTitle }) => isTitle || (Number.isFinite(x) && Number.isFinite(y)));
  return placed
    .toSorted((a, b) => {
      if (a.isTitle !== b.isTitle) return a.isTitle ? -1 : 1;
      if (!isPlaced) return a.i - b.i;
      return Math.abs(a.y - b.y) > ROW_EMU ? a.y - b.y : a.x - b.x;
    })
    .map(({ shape }) => shape);
}

/** Half a centimetre: what stands so close in height is read from left to right. */
const ROW_EMU = 180_000;

interface ShapeTools extends SlideTools {
  readonly relations: ReadonlyMap<string, OfficeRelation>;
}

async function readShape(archive: OfficeArchive, shape: XmlElement, tools: ShapeTools): Promise<RootContent[]> {
  if (shape.name === 'pic') return readPicture(archive, shape, tools);
  if (shape.name === 'graphicFrame') {
    const [table] = descendantsNamed(shape, 'tbl');
    return table ? readTable(table, tools) : [];
  }
  const body = childNamed(shape, 'txBody');
  if (!body) return [];
  const kind = placeholderOf(shape);
  const paragraphs = childrenNamed(body, 'p').map((paragraph) => readParagraph(paragraph, kind, tools.relations));
  const filled = paragraphs.filter(({ children }) => children.length > 0);
  if (filled.length === 0) return [];
  if (kind !== null && TITLES.has(kind)) {
    const children = filled.flatMap((each, i) => [...(i > 0 ? [SPACE] : []), ...each.children]);
    return [{ type: 'heading', depth: 2, children }];
  }
  return asBlocks(filled);
}

function readTable(table: XmlElement, tools: ShapeTools): RootContent[] {
  const grid = new CellGrid<PhrasingContent[]>();
  for (const [y, row] of childrenNamed(table, 'tr').entries())
    for (const cell of childrenNamed(row, 'tc')) {
      const { hMerge, vMerge, gridSpan, rowSpan } = cell.attributes;
      // What a merged cell covers says nothing of its own.
      if (hMerge === '1' || vMerge === '1') continue;
      const body = childNamed(cell, 'txBody');
      const paragraphs = body ? childrenNamed(body, 'p').map((each) => readParagraph(each, null, tools.relations)) : [];
      const words = paragraphs
        .filter(({ children }) => children.length > 0)
        .flatMap(({ children }, i): PhrasingContent[] => [
          ...(i > 0 ? [{ type: 'text', value: '; ' } as const] : []),
          ...children,
        ]);
      grid.put(y, words, { across: Number(gridSpan ?? 1), down: Number(rowSpan ?? 1) });
    }
  return grid.table(tools.notes, [], tools.page) ?? [];
}

async function readPicture(
  archive: OfficeArchive,
  shape: XmlElement,
  { notes, pictures, relations, page }: ShapeTools,
): Promise<RootContent[]> {
  const id = descendantsNamed(shape, 'blip')[0]?.attributes['embed'] ?? '';
  const relation = relations.get(id);
  // One that is linked only was told of with the slide.
  if (!relation || relation.isExternal) return [];
  const bytes = await archive.bytes(relation.target);
  const picture = bytes && (await pictures.add(bytes));
  if (!picture) {
    notes.add('unreadable_pictures', 1, page);
    return [];
  }
  const described = descendantsNamed(shape, 'cNvPr')[0]?.attributes['descr'] ?? '';
  // Names of files say nothing.
  const alt = /^\S+\.(png|jpe?g|gif|emf|wmf|tiff?|bmp|webp)$/i.test(described.trim()) ? '' : described.trim();
  return [{ type: 'paragraph', children: [{ type: 'image', url: picture.name, alt }] }];
}

/** What the speaker has noted; often the better text. */
async function readNotes(
  archive: OfficeArchive,
  relations: ReadonlyMap<string, OfficeRelation>,
  notes: DocumentNotes,
): Promise<RootContent[]> {
  const part = [...relations.values()].find(({ kind }) => kind === 'notesSlide')?.target;
  const slide = part === undefined ? null : await archive.xml(part);
  const tree = childNamed(childNamed(slide ?? undefined, 'cSld'), 'spTree');
  if (!tree) return [];
  const bodies = shapesOf(tree).filter((shape) => placeholderOf(shape) === 'body');
  const paragraphs = bodies
    .flatMap((shape) => childrenNamed(childNamed(shape, 'txBody') ?? shape, 'p'))
    .map((paragraph) => textOf(paragraph).replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
  notes.add('speaker_notes', paragraphs.length > 0 ? 1 : 0);
  return paragraphs.map((value) => ({ type: 'paragraph', children: [{ type: 'text', value }] }));
}
