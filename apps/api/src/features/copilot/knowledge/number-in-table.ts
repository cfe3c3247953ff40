import { cellsOfRow, kindOfPiece } from './pieces/piece.ts';
import { stemsOf } from './ranking/covers.ts';

/** A range of values as a cell writes it; both ends belong to it unless they are open. */
interface Range {
  readonly from: number;
  readonly to: number;
}

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const UNIT = String.raw`(?: ?[%°a-z][%°a-z/]*(?: [a-z/]+)?)?`;
const UP_TO = new RegExp(String.raw`^(?:≤|<=|up to|at most) ?(${NUMBER})${UNIT}$`, 'i');
const FROM = new RegExp(
  String.raw`^(?:(?:≥|>=|from|at least) ?(${NUMBER})${UNIT}|(${NUMBER})${UNIT} (?:or|and) more)$`,
  'i',
);
const BELOW = new RegExp(String.raw`^(?:<|under|below|less than) ?(${NUMBER})${UNIT}$`, 'i');
const ABOVE = new RegExp(String.raw`^(?:>|over|above|more than) ?(${NUMBER})${UNIT}$`, 'i');
const BETWEEN = new RegExp(String.raw`^(${NUMBER})${UNIT} ?(?:-|–|to) ?(${NUMBER})${UNIT}$`, 'i');

function rangeOf(cell: string): Range | null {
  const text = cell.replaceAll('*', '').trim();
  const at = (found: RegExpExecArray | null): number | null =>
    found ? Number((found[1] ?? found[2])!.replace(',', '.')) : null;
  const between = BETWEEN.exec(text);
  if (between) return { from: at(between)!, to: Number(between[2]!.replace(',', '.')) };
  const [upTo, from, below, above] = [UP_TO, FROM, BELOW, ABOVE].map((form) => at(form.exec(text)));
  if (upTo != null) return { from: -Infinity, to: upTo };
  if (from != null) return { from, to: Infinity };
  // An open end leaves out the number itself.
  if (below != null) return { from: -Infinity, to: below - Number.EPSILON * Math.max(1, below) };
  return above != null ? { from: above + Number.EPSILON * Math.max(1, above), to: Infinity } : null;
}

/** What counts something else than a value: 'scale 2', 'question 3', 'bed 4'. */
const NAMES =
  /\b(?:scale|question|step|part|number|no|chapter|module|bed|room|ward|stage|grade|level|type|option)\.? \d+/gi;

/** Both are called by a number, and not by the same: scale 1 is never read for scale 2. */
function isOtherNamed(question: string, label: string): boolean {
  const [asked, own] = [question, label].map((text) => (text.match(NAMES) ?? []).map((name) => name.toLowerCase()));
  return asked!.length > 0 && own!.length > 0 && !own!.some((name) => asked!.includes(name));
}

/** The one value that a question names; null where it names none or several. */
function valueIn(question: string): { value: number; written: string } | null {
  const numbers =
    question.replaceAll(NAMES, ' ').match(new RegExp(String.raw`(?<![\w.,-])${NUMBER}(?![\w-])`, 'g')) ?? [];
  const [written] = numbers;
  return written !== undefined && numbers.length === 1 ? { value: Number(written.replace(',', '.')), written } : null;
}

interface FoundNumber {
  readonly row: string;
  readonly said: string;
}

/**
 * Under what a value of the question stands, said as a sentence: '**24** stands under **2** (Breaths per minute: 21-24).'
 * `rows` may be of several tables. Null where they have no ranges, where none or several hold the value,
 * and where the question does not name what is measured.
 */
export function findNumber(question: string, rows: readonly string[]): FoundNumber | null {
  const asked = valueIn(question);
  if (!asked) return null;
  const stems = stemsOf(question);
  // By its first word: 'per minute' and 'pressure' are in many.
  const isNamed = (label: string) => stems.has([...stemsOf(label)][0] ?? '') && !isOtherNamed(question, label);
  for (const row of rows) {
    if (kindOfPiece(row) !== 'row') continue;
    const { head, cells } = cellsOfRow(row);
    const holding = cells.flatMap((cell, i) => {
      const range = i > 0 ? rangeOf(cell) : null;
      return range ? [{ cell, under: head[i] ?? '', holds: range.from <= asked.value && asked.value <= range.to }] : [];
    });
    const [first, ...others] = holding.filter(({ holds }) => holds);
    if (holding.length > 1 && first && others.length === 0 && first.under !== '' && isNamed(cells[0] ?? ''))
      return { row, said: `**${asked.written}** stands under **${first.under}** (${cells[0]}: ${first.cell}).` };
  }
  return null;
}
