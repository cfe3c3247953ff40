import { type Fact, LEANS, type SourceMaterial } from './source-material.ts';

const FIGURE =
  /\b\d+(?:[.,]\d+)*(?: (?:to|or|-) \d+(?:[.,]\d+)*)?(?: ?(?:%|°C|mmHg|mg|ml|micrograms|units|hours?|minutes?|seconds?|days?|weeks?|months?|points?|per cent|breaths))?/g;
const FEWEST_WORDS = 6;
const MOST_WORDS = 30;
/** A gap at the very beginning has nothing to be asked from. */
const EARLIEST = 8;

/**
 * Sentences with one figure in them: the sentence with a gap, the figure, and (as its heading) the whole sentence.
 * With several figures it would not be clear which one is meant.
 */
export function figuresOf({ lines }: Pick<SourceMaterial, 'lines'>): Fact[] {
  return lines.flatMap(({ text }) => {
    const found = [...text.matchAll(FIGURE)];
    const words = text.split(' ').length;
    const isClear = found.length === 1 && found[0]!.index >= EARLIEST && words >= FEWEST_WORDS && words <= MOST_WORDS;
    if (!isClear || LEANS.test(text) || /[?'"(]/.test(text)) return [];
    return [{ name: text.replace(FIGURE, '____'), text: found[0]![0].trim(), heading: text }];
  });
}
