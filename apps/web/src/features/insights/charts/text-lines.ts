/** Width of an average letter of the text face, as a share of its size. */
const LETTER = 0.54;
/** A last word no longer than this tells one from another: 'Ward 12', 'Theatre B'. */
const NUMBER = 3;

export interface LineLimits {
  readonly size: number;
  readonly lines: number;
  /** The short word that a name ends in stays when the middle has to go: 'Community… 2'. */
  readonly keepsEnd?: boolean;
}

/** Cuts a text into lines that fit a width; what doesn't fit is an ellipsis. */
export function textLines(text: string, width: number, { size, lines, keepsEnd = false }: LineLimits): string[] {
  const most = Math.max(4, Math.floor(width / (size * LETTER)));
  const words = text.split(/\s+/).filter(Boolean);
  const rows = rowsOf(words, most);
  if (rows.length <= lines) return rows.map((row) => clipped(row, most));
  const end = words.at(-1)!;
  const shown = rows.slice(0, lines).map((row) => clipped(row, most));
  const last = shown.pop()!;
  if (keepsEnd && end.length <= NUMBER) return [...shown, `${clipped(`${last}…`, most - end.length - 1)} ${end}`];
  return [...shown, clipped(last.endsWith('…') ? last : `${last}…`, most)];
}

/** As many words in each row as fit; one that fits nowhere has a row of its own. */
function rowsOf(words: readonly string[], most: number): string[] {
  const rows: string[] = [];
  for (const word of words) {
    const longer = rows.length > 0 ? `${rows.at(-1)} ${word}` : word;
    if (rows.length > 0 && longer.length <= most) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
}

const clipped = (row: string, most: number) => (row.length > most ? `${row.slice(0, most - 1)}…` : row);
