import type { PhrasingContent, RootContent, TableCell, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { DocumentNotes } from './source-document.ts';

/** Cells hold words only: what is in them is put in one line. */
export function phrasing(nodes: readonly RootContent[]): PhrasingContent[] {
  const parts = nodes.map((node): PhrasingContent[] => {
    if (node.type === 'paragraph' || node.type === 'heading') return node.children;
    if (node.type === 'list') return node.children.flatMap((item, i) => [...gap(i), ...phrasing(item.children)]);
    if (node.type === 'table' || node.type === 'blockquote' || node.type === 'code' || node.type === 'math')
      return [{ type: 'text', value: toString(node, { includeImageAlt: false }) }];
    return PHRASING.has(node.type) ? [node as PhrasingContent] : [];
  });
  const isInline = nodes.every(({ type }) => PHRASING.has(type));
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, i) => (i > 0 && !isInline ? [...gap(i), ...part] : part))
    .map((node) => (node.type === 'break' ? { type: 'text', value: ' ' } : node));
}

const gap = (i: number): PhrasingContent[] => (i > 0 ? [{ type: 'text', value: '; ' }] : []);

const PHRASING = new Set([
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'inlineMath',
  'link',
  'image',
  'shifted',
  'break',
  'footnoteReference',
]);

const MOST_COLUMNS = 60;
const MOST_CELLS = 40_000;

/** A table while it is filled cell by cell, merged ones included. */
export class CellGrid<Content extends PhrasingContent[]> {
  readonly #rows: (Content | undefined)[][] = [];
  #merged = 0;
  #cells = 0;

  put(y: number, content: Content, { across, down }: { across: number; down: number }): void {
    const row = (this.#rows[y] ??= []);
    let x = 0;
    while (row[x] !== undefined) x++;
    const [width, height] = [Math.min(Math.max(across, 1), 200), Math.min(Math.max(down, 1), 1000)];
    if (width > 1 || height > 1) this.#merged++;
    for (let i = 0; i < height; i++)
      for (let j = 0; j < width; j++) {
        if (++this.#cells > MOST_CELLS) return;
        (this.#rows[y + i] ??= [])[x + j] = structuredClone(content);
      }
  }

  /** The blocks of it: one table, or lines of text where Markdown has no table so wide. */
  table(notes: DocumentNotes, empty: Content, page: number | null = null): RootContent[] | null {
    notes.add('merged_cells', this.#merged, page);
    const width = Math.max(0, ...this.#rows.map((row) => row?.length ?? 0));
    const rows = this.#rows.filter((row) =>
      row?.some((cell) => cell && toString({ type: 'paragraph', children: cell }) !== ''),
    );
    if (width === 0 || rows.length === 0) return null;
    const cells = rows.map((row) => Array.from({ length: width }, (_, x) => row[x] ?? empty));
    if (width === 1) return cells.map(([cell]) => ({ type: 'paragraph', children: cell ?? [] }) satisfies RootContent);
    if (width > MOST_COLUMNS) {
      notes.add('wide_tables', 1, page);
      return cells.map((row) => ({
        type: 'paragraph',
        children: row.flatMap((cell, i) => [...gap(i), ...cell]),
      }));
    }
    return [{ type: 'table', align: [], children: cells.map(rowOf) }];
  }
}

const rowOf = (cells: PhrasingContent[][]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children): TableCell => ({ type: 'tableCell', children })),
});
