/** A part of an item as its author divided it. */
export interface Piece {
  readonly heading: string;
  /** In light Markdown: a point with its mark, a row of a table with its head, anything else as it is read. */
  readonly text: string;
  /** Never cut: its beginning says what its end is about. */
  readonly isWhole?: boolean;
  readonly paragraph?: number;
  readonly seconds?: number;
}

export interface Passage {
  readonly heading: string;
  readonly text: string;
  readonly paragraph: number | null;
  readonly seconds: number | null;
}

/** What a passage is, told by how it is written. */
export type PieceKind = 'text' | 'point' | 'step' | 'row' | 'question' | 'term' | 'warning' | 'example';

const ROW = /^\|.*\|\n\|(?:-+\|)+\n/;
const QUESTION = /^\*\*[^\n]+\*\*\n\n/;
const WARNING = /^\*\*Warning\.\*\* /;
const EXAMPLE = /^\*\*Example\.\*\* /;
const TERM = /^\*\*[^\n*]{1,60}\*\*: /;

export function kindOfPiece(text: string): PieceKind {
  if (ROW.test(text)) return 'row';
  if (QUESTION.test(text)) return 'question';
  if (WARNING.test(text)) return 'warning';
  if (EXAMPLE.test(text)) return 'example';
  if (text.startsWith('- ')) return 'point';
  if (/^\d+\. /.test(text)) return 'step';
  return TERM.test(text) ? 'term' : 'text';
}

/** A row of a table with the head it stands under. */
export function rowPiece(head: readonly string[], cells: readonly string[]): string {
  return `${line(head)}\n|${'---|'.repeat(head.length)}\n${line(cells)}`;
}

/** What the author calls a warning or an example: it says so wherever it is read. */
export const markedPiece = (kind: 'warning' | 'example', text: string): string =>
  `**${kind === 'warning' ? 'Warning' : 'Example'}.** ${text}`;

/** A question to think about, with its answer and why. */
export const questionPiece = (prompt: string, answer: string): string => `**${prompt}**\n\n${answer}`;

/** The head and the cells of a row. */
export function cellsOfRow(text: string): { head: string[]; cells: string[] } {
  const [head = '', , cells = ''] = text.split('\n');
  return { head: cellsOf(head), cells: cellsOf(cells) };
}

/** What a row, a point or a term is called: its first cell, or what stands before its first stop. */
export function labelOf(text: string, kind: PieceKind = kindOfPiece(text)): string {
  if (kind === 'row') return cellsOfRow(text).cells[0] ?? '';
  if (kind === 'term') return /^\*\*([^*]+)\*\*/.exec(text)?.[1] ?? '';
  return kind === 'point' || kind === 'step' ? (/^(?:-|\d+\.) ([^.:;,(]+)[.:;,(]/.exec(text)?.[1] ?? '') : '';
}

/**
 * The words of a passage as one says them: a row as a sentence, each cell by the name of its column, so that it says
 * by itself what it is about.
 */
export function wordsOfPiece(text: string): string {
  switch (kindOfPiece(text)) {
    case 'row': {
      const { head, cells } = cellsOfRow(text);
      return ended(
        cells
          .map((cell, i) => (head[i] ? `${head[i]}: ${cell}` : cell))
          .filter((cell) => cell !== '')
          .join('; '),
      );
    }
    case 'question':
    case 'term':
      return text.replaceAll('**', '').replace('\n\n', ' ');
    case 'warning':
      return text.replace(WARNING, '');
    case 'example':
      return text.replace(EXAMPLE, '');
    case 'point':
    case 'step':
      return text.replace(/^(?:-|\d+\.) /, '');
    case 'text':
      return text;
  }
}

/** The words of a piece on a line, as they stand in the lesson: of a row without the head of its table. */
export const lineOfPiece = (text: string): string => (ROW.test(text) ? text.split('\n').at(-1)! : text);

const TABLE = /^\|.*\|\n\|(?:-+\|)+(?:\n\|.*\|)+/gm;

/** A text with its tables as sentences, for whoever hears it. */
export function spokenWords(text: string): string {
  return text.replaceAll(TABLE, (table) => {
    const [head, rule, ...rows] = table.split('\n');
    return rows.map((row) => wordsOfPiece(`${head}\n${rule}\n${row}`)).join(' ');
  });
}

const line = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll(/\s+/g, ' ').replaceAll('|', '/').trim()).join(' | ')} |`;

const cellsOf = (row: string): string[] =>
  row
    .replace(/^\| ?/, '')
    .replace(/ ?\|$/, '')
    .split(' | ')
    .map((cell) => cell.trim());

const ended = (text: string): string => (text === '' || /[.!?:]$/.test(text) ? text : `${text}.`);
