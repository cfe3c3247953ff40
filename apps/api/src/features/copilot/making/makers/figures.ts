import { numberGap } from '@snapwell/content-markdown/telling-gap';
import { type Fact, LEANS, type Line, type SourceMaterial } from './source-material.ts';

export const BLANK = '____';
const FEWEST_WORDS = 6;
const MOST_WORDS = 30;

/** A sentence with one figure that says something: with a gap for it, and the figure. */
export interface Figure {
  readonly line: Line;
  readonly gapped: string;
  readonly answer: string;
}

/** The figures of a page: those that its author set off come first. */
export function figuresOf(lines: readonly Line[]): Figure[] {
  const figures = lines.flatMap((line) => {
    const gap = canStandAlone(line.text) ? numberGap(line.text) : null;
    return gap ? [{ line, gapped: `${gap.before}${BLANK}${gap.after}`, answer: gap.answer.trim() }] : [];
  });
  const isSetOff = ({ line: { isMarked, setOff = [] }, answer }: Figure) =>
    isMarked || setOff.some((text) => text.includes(answer) || answer.includes(text));
  return figures.toSorted((a, b) => Number(isSetOff(b)) - Number(isSetOff(a)));
}

/** Gaps of a page, and what belongs into them. */
export const figureFacts = ({ lines }: Pick<SourceMaterial, 'lines'>): Fact[] =>
  figuresOf(lines).map(({ line, gapped, answer }) => ({ name: gapped, text: answer, heading: line.text }));

/** Out of its page it says the same, and nobody says it. */
export function canStandAlone(text: string): boolean {
  const words = text.split(' ').length;
  return (
    words >= FEWEST_WORDS && words <= MOST_WORDS && /[.!]$/.test(text) && !LEANS.test(text) && !/[?'"„“”(]/.test(text)
  );
}
