import { CsvError, parse } from 'csv-parse/sync';
import { decodeText, type NoText, type TextEncoding } from './decode-text.ts';

export type CsvSeparator = ',' | ';' | '\t' | '|';

/** What is wrong with how a row is written. Its cells are then those of its first line, read without quotes. */
export type BrokenRow = 'quote_not_closed' | 'text_after_quote' | 'too_long';

export interface CsvRow {
  readonly cells: readonly string[];
  /** Where the row begins, counted from 1. */
  readonly line: number;
  readonly broken: BrokenRow | null;
}

export interface CsvTable {
  readonly rows: readonly CsvRow[];
  readonly encoding: TextEncoding;
  readonly separator: CsvSeparator;
  /** There are more rows than were read. */
  readonly isCut: boolean;
}

interface Limits {
  /** So many rows are read, the header among them. */
  readonly rows: number;
  readonly rowLength: number;
}

const LIMITS: Limits = { rows: 10_001, rowLength: 20_000 };
/** After so many broken rows the rest is read line by line: each of them costs a look at all that follows. */
const BROKEN_ROWS = 50;

/**
 * Reads a table as spreadsheets save or copy it. A row that is badly written is named and stops no other; empty rows
 * are passed over, and the apostrophe that kept a cell from being a formula is taken off again.
 */
export function readCsv(bytes: Uint8Array, limits: Partial<Limits> = {}): { table: CsvTable } | { refusal: NoText } {
  const { rows: most, rowLength } = { ...LIMITS, ...limits };
  const decoded = decodeText(bytes);
  if ('refusal' in decoded) return decoded;
  // The parser would count a line break of two characters in a quoted cell twice.
  const lines = decoded.text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const named = /^"?sep=([,;\t|])"?$/i.exec(lines[0]!)?.[1] as CsvSeparator | undefined;
  // The line belongs to the spreadsheet program, not to the table.
  if (named) lines[0] = '';
  const separator = named ?? separatorOf(lines);
  const rows = readRows(lines, { separator, most: most + 1, rowLength });
  return { table: { rows: rows.slice(0, most), encoding: decoded.encoding, separator, isCut: rows.length > most } };
}

interface Reading {
  readonly separator: CsvSeparator;
  readonly most: number;
  readonly rowLength: number;
}

function readRows(lines: readonly string[], reading: Reading): CsvRow[] {
  const rows: CsvRow[] = [];
  let next = 0;
  for (let broken = 0; next < lines.length && broken < BROKEN_ROWS; broken += 1) {
    const first = next;
    const { rows: read, failure } = readUntilBroken(lines.slice(first), reading);
    rows.push(...read.map((row) => ({ ...row, line: row.line + first })));
    if (failure === null || rows.length >= reading.most) return rows.slice(0, reading.most);
    next = first + failure.line;
    rows.push({ ...plainRow(lines[next - 1]!, next, reading), broken: failure.reason });
  }
  for (; next < lines.length && rows.length < reading.most; next += 1)
    if (lines[next]!.trim() !== '') rows.push(plainRow(lines[next]!, next + 1, reading));
  return rows;
}

const REASONS: Readonly<Record<string, BrokenRow>> = {
  CSV_QUOTE_NOT_CLOSED: 'quote_not_closed',
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: 'text_after_quote',
  CSV_MAX_RECORD_SIZE: 'too_long',
};

interface Failure {
  /** Counted from 1 among the lines that were given. */
  readonly line: number;
  readonly reason: BrokenRow;
}

/** The rows up to one that cannot be read, and which that is. */
function readUntilBroken(
  lines: readonly string[],
  { separator, most, rowLength }: Reading,
): { rows: CsvRow[]; failure: Failure | null } {
  const rows: CsvRow[] = [];
  let last = 0;
  try {
    parse(lines.join('\n'), {
      delimiter: separator,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      skip_records_with_empty_values: true,
      trim: true,
      to: most,
      max_record_size: rowLength,
      on_record(cells: string[], { lines: end }) {
        last = end;
        const breaks = cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
        rows.push({ cells: cells.map(cleanCell), line: end - breaks, broken: null });
        return null;
      },
    });
    return { rows, failure: null };
  } catch (error) {
    const reason = error instanceof CsvError ? REASONS[error.code] : undefined;
    if (!reason) throw error;
    const blank = lines.slice(last).findIndex((line) => line.trim() !== '');
    return { rows, failure: { line: last + 1 + blank, reason } };
  }
}

/** A row as it stands, quotes and all. */
function plainRow(text: string, line: number, { separator, rowLength }: Reading): CsvRow {
  const cells = text
    .slice(0, rowLength)
    .split(separator)
    .map((cell) => cleanCell(cell.trim().replaceAll(/^"|"$/g, '')));
  return { cells, line, broken: text.length > rowLength ? 'too_long' : null };
}

/** Without the marks that no reader sees, and without the guard against formulas. */
function cleanCell(cell: string): string {
  return cell
    .replaceAll(/^[\s\u200B-\u200D\u2060\uFEFF]+|[\s\u200B-\u200D\u2060\uFEFF]+$/g, '')
    .replace(/^'(?=[=+\-@])/, '');
}

/**
 * The one that stands most often in the first line with text, outside of quotes. Several at once would cut '1,5' of a
 * `;` file.
 */
function separatorOf(lines: readonly string[]): CsvSeparator {
  const first = lines.find((line) => line.trim() !== '') ?? '';
  const head = first.replaceAll(/"[^"]*"/g, '');
  const counts = ([',', ';', '\t', '|'] as const).map((mark) => ({ mark, count: head.split(mark).length }));
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).mark;
}
