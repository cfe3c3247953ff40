import type { PathStepState } from './path-node.tsx';

/** The field that a path is drawn on, in pixels: as wide as the content column. */
export const PATH_WIDTH = 1152;
export const ROW_HEIGHT = 352;
/** From the top of a row to its line. */
export const LINE_TOP = 176;
const MOST_IN_ROW = 6;
const BEND_RADIUS = ROW_HEIGHT / 2;
const RIGHT_BEND = PATH_WIDTH - BEND_RADIUS + 12;
const LEFT_BEND = BEND_RADIUS - 12;

export interface PathPoint {
  readonly x: number;
  readonly row: number;
}

export interface ChapterLayout {
  /** Rows from the top of the path. */
  readonly firstRow: number;
  readonly rows: number;
  /** Its first row runs from right to left. */
  readonly isReversed: boolean;
  readonly points: readonly PathPoint[];
}

/**
 * Lays the steps of chapters out in rows that run to and fro like the lines of a plough: every chapter begins a row,
 * a long one takes several, filled evenly.
 */
export function layOutPath(stepCounts: readonly number[]): ChapterLayout[] {
  let row = 0;
  return stepCounts.map((count) => {
    const firstRow = row;
    const rows = Math.max(1, Math.ceil(count / MOST_IN_ROW));
    row += rows;
    const points = Array.from({ length: count }, (_, at) => {
      const inChapter = Math.floor((at * rows) / count);
      const first = Math.ceil((inChapter * count) / rows);
      const inRow = Math.ceil(((inChapter + 1) * count) / rows) - first;
      return { row: firstRow + inChapter, x: xOf(firstRow + inChapter, at - first, inRow) };
    });
    return { firstRow, rows, isReversed: firstRow % 2 === 1, points };
  });
}

/** Even rows run to the right; all but the first begin behind the bend that leads to them. */
function xOf(row: number, at: number, inRow: number): number {
  const isReversed = row % 2 === 1;
  const start = isReversed ? 948 : row === 0 ? 64 : 204;
  const end = isReversed ? 164 : 988;
  return Math.round(start + (inRow === 1 ? 0 : ((end - start) * at) / (inRow - 1)));
}

export const lineTop = (row: number): number => row * ROW_HEIGHT + LINE_TOP;

/** The line from one step to the next: straight in a row, else around the bend. */
export function pathBetween(from: PathPoint, to: PathPoint): string {
  const begin = `m${from.x} ${lineTop(from.row)}`;
  if (from.row === to.row) return `${begin}H${to.x}`;
  const [bend, sweep] = from.row % 2 === 0 ? [RIGHT_BEND, 1] : [LEFT_BEND, 0];
  return `${begin}H${bend}A${BEND_RADIUS} ${BEND_RADIUS} 0 0 ${sweep} ${bend} ${lineTop(to.row)}H${to.x}`;
}

/** A stretch is as what it leads to; to where one is, it is walked only if one came that way. */
export const stretchBetween = (from: PathStepState, to: PathStepState): PathStepState =>
  to === 'now' && from !== 'done' ? 'open' : to;

/** Where the line from one step to the next says which way it goes, and that way in degrees: 0 leads to the right. */
export function waySignBetween(from: PathPoint, to: PathPoint): { x: number; y: number; turn: number } {
  if (from.row === to.row) return { x: (from.x + to.x) / 2, y: lineTop(from.row), turn: to.x > from.x ? 0 : 180 };
  const x = from.row % 2 === 0 ? RIGHT_BEND + BEND_RADIUS : LEFT_BEND - BEND_RADIUS;
  return { x, y: (lineTop(from.row) + lineTop(to.row)) / 2, turn: 90 };
}

/** As wide as half of a line and its round ends. */
const LINE_ROOM = 8;

/** What the line from one step to the next takes of the field. */
export function boxBetween(from: PathPoint, to: PathPoint): { x: number; y: number; width: number; height: number } {
  const turns = from.row === to.row ? [] : [from.row % 2 === 0 ? RIGHT_BEND + BEND_RADIUS : LEFT_BEND - BEND_RADIUS];
  const across = [from.x, to.x, ...turns];
  const x = Math.min(...across) - LINE_ROOM;
  const y = lineTop(from.row) - LINE_ROOM;
  return { x, y, width: Math.max(...across) + LINE_ROOM - x, height: lineTop(to.row) + LINE_ROOM - y };
}

/** On phones steps swing around the line: pixels from the left edge to the middle of a step. */
const SWING = [44, 62, 70, 58, 46];
export const swingOf = (at: number): number => SWING[at % SWING.length]!;
export const STRAIGHT = SWING[0]!;
