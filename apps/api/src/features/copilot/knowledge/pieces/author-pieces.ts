import type { AnswerPiece, PieceChange } from '@snapwell/contract/copilot/pieces.schemas';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { findItemPassages, growIndex } from '../passages.repository.ts';
import { kindOfPiece } from './piece.ts';
import { pieceId } from './piece-id.ts';
import { listPieceNotes, savePieceNote, touchItem } from './piece-notes.repository.ts';

type Piece = Awaited<ReturnType<typeof findItemPassages>>[number];

/** The pieces that a published item was cut into, as its author looks through them. */
export async function listPieces({ db }: Pick<World, 'db'>, { orgId }: OrganizationCaller, contentId: string) {
  return { items: await inOrganization(db, orgId, (scope) => piecesOf(scope, contentId)) };
}

/** What a piece answers besides, and whether it is read out. Its questions are found by their meaning too. */
export async function changePiece(
  { db, assistant }: Pick<World, 'db' | 'assistant'>,
  { orgId }: OrganizationCaller,
  { contentId, pieceId: piece }: { contentId: string; pieceId: string },
  { questions: written, is_hidden: isHidden }: PieceChange,
): Promise<AnswerPiece> {
  const questions = [...new Set(written)];
  // Before the transaction: it would hold the database for as long.
  const vectors = questions.length === 0 ? null : await assistant.search.encode(questions);
  const meanings =
    vectors && Buffer.concat(vectors.map((vector) => Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength)));
  return inOrganization(db, orgId, async (scope) => {
    const isThere = (await findItemPassages(scope, contentId)).some(({ text }) => pieceId(text) === piece);
    if (!isThere) throw new AppError('not_found');
    await savePieceNote(scope, { contentId, piece, isHidden, questions, meanings });
    await touchItem(scope, contentId, await growIndex(scope));
    return (await piecesOf(scope, contentId)).find(({ id }) => id === piece)!;
  });
}

async function piecesOf(scope: OrganizationScope, contentId: string): Promise<AnswerPiece[]> {
  const [passages, notes] = [await findItemPassages(scope, contentId), await listPieceNotes(scope, [contentId])];
  const unique = new Map(passages.map((passage) => [pieceId(passage.text), passage]));
  return [...unique].map(([id, passage]) => {
    const note = notes.find(({ piece }) => piece === id);
    return {
      id,
      kind: kindOfPiece(passage.text),
      heading: passage.heading,
      text: passage.text,
      lesson_questions: questionsBeside(passage, passages),
      questions: note?.questions ?? [],
      is_hidden: note?.isHidden ?? false,
    };
  });
}

const PROMPT = /^\*\*([^\n]+)\*\*\n\n/;

/** A piece is ranked by what the lesson itself asks below its heading, and a question by its own words. */
function questionsBeside(passage: Piece, all: readonly Piece[]): string[] {
  const own = PROMPT.exec(passage.text)?.[1];
  if (own) return [own];
  return all
    .filter(({ heading }) => heading !== '' && heading === passage.heading)
    .flatMap(({ text }) => PROMPT.exec(text)?.[1] ?? []);
}
