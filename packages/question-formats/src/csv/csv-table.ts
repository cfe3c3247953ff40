import { CsvError, parse } from 'csv-parse/sync';

/** Beyond what is read of a file, and of a row: a longer row could be no question. */
const MOST_ROWS = 10_000;
const LONGEST_ROW = 1_000_000;

interface Row {
  readonly cells: string[];
  /** Where the row begins, counted from 1. */
  readonly line: number;
}

/** A table that cannot be read to its end. */
export interface BrokenRow {
  readonly message: string;
  readonly line: number;
}

const MESSAGES: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'A cell begins with a quotation mark (") and never ends with one.',
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE:
    'A cell goes on behind its closing quotation mark ("). Inside a cell, write the mark twice.',
  CSV_MAX_RECORD_SIZE: `A row can have ${LONGEST_ROW.toLocaleString('en')} characters.`,
};

/**
 * Reads a table whose cells are parted by commas, semicolons or tabs; cells in quotes may hold all of them, and line
 * breaks. `broken` is the row at which reading ended; those before it are there.
 */
export function readCsvTable(text: string): { rows: readonly Row[]; broken: BrokenRow | null } {
  // The parser counts a line break of two characters in a quoted cell twice.
  const whole = text.replaceAll(/\r\n?/g, '\n');
  const rows: Row[] = [];
  let line = 0;
  try {
    parse(whole, {
      bom: true,
      delimiter: separatorOf(whole),
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      skip_records_with_empty_values: true,
      trim: true,
      to: MOST_ROWS,
      max_record_size: LONGEST_ROW,
      on_record(cells: string[], { lines }) {
        line = lines;
        rows.push({ cells, line: lines - cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0) });
        return null;
      },
    });
    return { rows, broken: null };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const blank = whole
      .split('\n')
      .slice(line)
      .findIndex((text) => text.trim() !== '');
    return { rows, broken: { message: MESSAGES[error.code] ?? error.message, line: line + 1 + blank } };
  }
}

/** The one that stands most often in the first line, outside quotes. Several at once would cut '1,5' of a `;` file. */
function separatorOf(text: string): string {
  const [head = ''] = text.replaceAll(/"[^"]*"/g, '').split('\n');
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: head.split(mark).length }));
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).mark;
}
