import type { SearchablePassage } from '#adapters/passage-search/port.ts';
import { DIMENSIONS } from '#adapters/passage-search/vectors.ts';
import { pieceId } from './piece-id.ts';
import type { PieceNote } from './piece-notes.repository.ts';

/** Behind every passage of an item. */
const QUESTIONS_FROM = 1_000_000;

/** The passages of an item as its authors want them found: without what is hidden, with what else they answer. */
export function withNotes(
  passages: readonly SearchablePassage[],
  notes: readonly PieceNote[],
): readonly SearchablePassage[] {
  if (notes.length === 0) return passages;
  const noteOf = new Map(notes.map((note) => [note.piece, note]));
  const shown = passages.filter(({ text }) => !noteOf.get(pieceId(text))?.isHidden);
  const asked = shown.flatMap(({ text, position, heading }) => {
    const note = noteOf.get(pieceId(text));
    return (note?.questions ?? []).map((question, i) => ({
      heading,
      text: question,
      vector: meaningAt(note!.meanings, i),
      answeredAt: position,
    }));
  });
  return [...shown, ...asked.map((question, i) => ({ ...question, position: QUESTIONS_FROM + i }))];
}

const meaningAt = (meanings: Buffer | null, i: number): Int8Array | null =>
  meanings && new Int8Array(meanings.subarray(i * DIMENSIONS, (i + 1) * DIMENSIONS));
