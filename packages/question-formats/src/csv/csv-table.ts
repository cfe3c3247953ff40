/** Beyond what is read of a file, and of a cell: what is longer is refused for it. */
const MOST_ROWS = 10_000;
const LONGEST_CELL = 100_000;

interface Line {
  readonly cells: string[];
  /** Counted from 1. */
  readonly line: number;
}

/**
 * Reads a table whose cells are parted by commas, semicolons or tabs; cells in quotes may hold all of them, and line
 * breaks.
 */
export function readCsvTable(text: string): Line[] {
  const whole = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(whole);
  const rows: Line[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let first = 1;
  const endRow = () => {
    cells.push(cell);
    if (cells.some((each) => each.trim() !== '')) rows.push({ cells, line: first });
    cells = [];
    cell = '';
  };
  for (let i = 0; i < whole.length && rows.length < MOST_ROWS; i++) {
    const character = whole[i]!;
    if (isQuoted) {
      if (character === '"' && whole[i + 1] === '"') {
        cell += '"';
        i++;
      } else if (character === '"') isQuoted = false;
      else if (cell.length < LONGEST_CELL) cell += character;
    } else if (character === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (character === separator) {
      cells.push(cell);
      cell = '';
    } else if (character === '\n') endRow();
    else if (character !== '\r' && cell.length < LONGEST_CELL) cell += character;
    if (character === '\n') {
      line++;
      if (!isQuoted && cells.length === 0 && cell === '') first = line;
    }
  }
  endRow();
  return rows;
}

/** The one that stands most often in the first line, outside quotes. */
function separatorOf(text: string): string {
  const [head = ''] = text.replaceAll(/"[^"]*"/g, '').split('\n');
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: head.split(mark).length }));
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).mark;
}
