/** Width of an average letter of the text face, as a share of its size. */
const LETTER = 0.54;

/** Cuts a text into lines that fit a width; what goes beyond the last line ends in an ellipsis. */
export function textLines(text: string, width: number, { size, lines }: { size: number; lines: number }): string[] {
  const most = Math.max(4, Math.floor(width / (size * LETTER)));
  const rows: string[] = [];
  let row = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = row ? `${row} ${word}` : word;
    if (longer.length <= most || row === '') row = longer;
    else {
      rows.push(row);
      row = word;
    }
  }
  if (row) rows.push(row);
  const shown = rows.slice(0, lines).map((line) => (line.length > most ? `${line.slice(0, most - 1)}…` : line));
  const last = shown.at(-1);
  if (rows.length > lines && last !== undefined && !last.endsWith('…'))
    shown[shown.length - 1] = `${last.length >= most ? last.slice(0, most - 1) : last}…`;
  return shown;
}
