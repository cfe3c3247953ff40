import type { PhrasingContent, RootContent } from 'mdast';
import { CellGrid } from './cell-grid.ts';
import type { LineSegment } from './pdf-lines.ts';
import type { DocumentNotes } from './source-document.ts';

/** What an item of a list begins with. */
export const BULLET = /^(?:[•‣▪◦●○■□❖➢✓►\uf0b7\uf0a7–·*-]|o(?=\s))\s*(?=\S)/u;

const LEAST_ROWS = 3;
const ALIGNED = 5;
/** Longer cells are lines of columns. */
const LONGEST_MEAN = 36;

interface TableRowOfSegments {
  readonly y: number;
  readonly cells: LineSegment[];
}

/** Rows whose cells begin one below the other are a table. Null where none begins. */
export function tableAt(
  segments: readonly LineSegment[],
  start: number,
  notes: DocumentNotes,
): { nodes: RootContent[]; length: number } | null {
  const rows: TableRowOfSegments[] = [];
  let length = 0;
  let starts: number[] = [];
  for (let i = start; i < segments.length;) {
    const { y, size } = segments[i]!;
    const cells = [segments[i]!];
    while (segments[i + cells.length] && Math.abs(segments[i + cells.length]!.y - y) < size * 0.45)
      cells.push(segments[i + cells.length]!);
    if (rows.length === 0 && cells.length < 2) return null;
    if (rows.length === 0) starts = cells.map(({ x }) => x);
    const isInColumns = cells.every(({ x }) => starts.some((each) => Math.abs(each - x) < ALIGNED));
    const isNear = rows.length === 0 || rows.at(-1)!.y - y < size * 3.2;
    if (!isInColumns || !isNear || y > (rows.at(-1)?.y ?? Infinity)) break;
    // One cell alone goes on with the row above, or is text after the table.
    if (cells.length === 1 && (rows.at(-1)!.y - y > size * 1.6 || BULLET.test(cells[0]!.text))) break;
    rows.push({ y, cells });
    i += cells.length;
    length += cells.length;
  }
  if (rows.filter(({ cells }) => cells.length > 1).length < LEAST_ROWS) return null;
  const cells = rows.flatMap((row) => row.cells);
  if (cells.reduce((sum, { text }) => sum + text.length, 0) > cells.length * LONGEST_MEAN) return null;
  const grid = new CellGrid<PhrasingContent[]>();
  const texts: string[][] = [];
  for (const { cells } of rows) {
    const isContinued = cells.length < starts.length && cells.every(({ x }) => Math.abs(x - starts[0]!) >= ALIGNED);
    const isWrapped = cells.length === 1 || isContinued;
    const row = isWrapped && texts.length > 0 ? texts.at(-1)! : starts.map(() => '');
    for (const { x, text } of cells) {
      const column = starts.findIndex((each) => Math.abs(each - x) < ALIGNED);
      row[column] = row[column] ? `${row[column]} ${text}` : text;
    }
    if (row !== texts.at(-1)) texts.push(row);
  }
  for (const [y, row] of texts.entries())
    for (const value of row) grid.put(y, value === '' ? [] : [{ type: 'text', value }], { across: 1, down: 1 });
  const page = segments[start]!.page;
  notes.add('layout_tables', 1, page);
  return { nodes: grid.table(notes, [], page) ?? [], length };
}
