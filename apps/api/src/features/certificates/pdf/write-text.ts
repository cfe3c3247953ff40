import { type Face, fontPath, runsOf } from './fonts.ts';

export const ink = '#162232';
export const ink2 = '#485463';

/** Words in one face. */
export type Styled = readonly [face: Face, words: string];

interface Line {
  readonly x: number;
  readonly y: number;
  readonly face: Face;
  readonly size: number;
  readonly colour?: string;
  /** `x` is where it ends. */
  readonly isRight?: boolean;
  /** Between letters, in parts of the size. */
  readonly tracking?: number;
}

/** Writes one line, letter by letter in the font that has it. */
export function line(
  doc: PDFKit.PDFDocument,
  words: string,
  { x, y, face, size, colour = ink, isRight = false, tracking = 0 }: Line,
): void {
  let at = isRight ? x - widthOf(doc, words, { face, size, tracking }) : x;
  for (const run of runsOf(face, words)) {
    const options = { lineBreak: false, characterSpacing: tracking * size };
    doc.font(fontPath(run.file), size).fillColor(colour).text(run.text, at, y, options);
    at += doc.widthOfString(run.text, options);
  }
}

/** How wide words are. */
export function widthOf(
  doc: PDFKit.PDFDocument,
  words: string,
  { face, size, tracking = 0 }: Pick<Line, 'face' | 'size' | 'tracking'>,
): number {
  return runsOf(face, words).reduce(
    (sum, run) =>
      sum + doc.font(fontPath(run.file), size).widthOfString(run.text, { characterSpacing: tracking * size }),
    0,
  );
}

/** The largest size at which a name stands in one line. */
export function fitting(
  doc: PDFKit.PDFDocument,
  words: string,
  { face, largest, width }: { face: Face; largest: number; width: number },
): number {
  const needed = widthOf(doc, words, { face, size: largest, tracking: -0.03 });
  return needed <= width ? largest : (largest * width) / needed;
}

/** Writes words in lines, and answers where they end. */
export function paragraph(
  doc: PDFKit.PDFDocument,
  styled: readonly Styled[],
  { x, y, width, size }: { x: number; y: number; width: number; size: number },
): number {
  let [left, top] = [x, y];
  for (const [face, words] of styled) {
    for (const word of words.split(/(?<=\s)/)) {
      const needed = widthOf(doc, word.trimEnd(), { face, size });
      if (left > x && left + needed > x + width) [left, top] = [x, top + size * 1.42];
      line(doc, word, { x: left, y: top, face, size, colour: face === 'bold' ? ink : ink2 });
      left += widthOf(doc, word, { face, size });
    }
  }
  return top + size * 1.42;
}
