import { kindOfPiece, markedPiece, type Passage, type Piece, wordsOfPiece } from '../pieces/piece.ts';
import { sentencesOf } from '../sentences.ts';

/** Two sentences are as easy to find as single ones, and a third of the work. */
const SENTENCES = 2;
const LONGEST = 600;
/** A row of a table, a point or a question stays whole. */
const LONGEST_WHOLE = 1200;

/** The passages of an item: its summary first, then each piece in twos of sentences. */
export function cutPassages(summary: string, pieces: readonly Piece[]): Passage[] {
  const first: Passage[] = summary.trim()
    ? [{ heading: '', text: summary.trim().slice(0, LONGEST), paragraph: null, seconds: null }]
    : [];
  return [...first, ...pieces.flatMap(cutPiece)];
}

function cutPiece({ heading, text, paragraph, seconds, isWhole = false }: Piece): Passage[] {
  const kind = kindOfPiece(text);
  // Each part of a warning or an example says what it is.
  const mark = (part: string) => (kind === 'warning' || kind === 'example' ? markedPiece(kind, part) : part);
  const sentences = isWhole
    ? [text]
    : sentencesOf(kind === 'warning' || kind === 'example' ? wordsOfPiece(text) : text);
  const passages: Passage[] = [];
  for (let start = 0; start < sentences.length; start += SENTENCES) {
    // A single sentence at the end goes with the two before it.
    const isLast = sentences.length - start <= SENTENCES + 1;
    const end = isLast ? sentences.length : start + SENTENCES;
    passages.push({
      heading,
      text: mark(
        sentences
          .slice(start, end)
          .join(' ')
          .slice(0, isWhole ? LONGEST_WHOLE : LONGEST),
      ),
      paragraph: paragraph ?? null,
      seconds: seconds ?? null,
    });
    if (isLast) break;
  }
  return passages;
}
