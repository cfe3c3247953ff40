import type { AnswerPiece, PieceChange } from '@snapwell/contract/copilot/pieces.schemas';
import { listExpected, listPublishedMarks } from '#features/catalogue/index.ts';
import { saveExpected } from '#features/library/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { findItemPassages, growIndex } from '../passages.repository.ts';
import { kindOfPiece, lineOfPiece } from './piece.ts';
import { pieceId } from './piece-id.ts';
import { changeQuestions } from './questions.repository.ts';
import { isAbout } from './with-expected.ts';

type Piece = Awaited<ReturnType<typeof findItemPassages>>[number];

/** The pieces that a published item was cut into, as its author looks through them. */
export async function listPieces({ db }: Pick<World, 'db'>, { orgId }: OrganizationCaller, contentId: string) {
  return { items: await inOrganization(db, orgId, (scope) => piecesOf(scope, contentId)) };
}

/** What a piece answers besides, and whether it is read out. Its questions are found by their meaning too. */
export async function changePiece(
  { db, assistant }: Pick<World, 'db' | 'assistant'>,
  { orgId }: OrganizationCaller,
  { contentId, pieceId: id }: { contentId: string; pieceId: string },
  { questions: written, is_hidden: isHidden }: PieceChange,
): Promise<AnswerPiece> {
  const questions = [...new Set(written)];
  // Before the transaction: it would hold the database for as long.
  const meanings = questions.length === 0 ? null : await assistant.search.encode(questions);
  return inOrganization(db, orgId, async (scope) => {
    const piece = (await findItemPassages(scope, contentId)).find(({ text }) => pieceId(text) === id);
    if (!piece) throw new AppError('not_found');
    const others = (await expectedOf(scope, contentId)).filter(({ words }) => !isAbout(words, piece.text));
    const isSaid = questions.length > 0 || isHidden;
    const own = { words: lineOfPiece(piece.text), questions, isHidden };
    await saveExpected(scope, contentId, isSaid ? [...others, own] : others);
    const [published] = await listPublishedMarks(scope, [contentId]);
    await changeQuestions(scope, contentId, {
      piece: { ...piece, isHidden },
      questions: isHidden ? [] : questions,
      meanings,
      mark: published?.mark ?? '',
      indexVersion: await growIndex(scope),
    });
    return (await piecesOf(scope, contentId)).find((each) => each.id === id)!;
  });
}

const expectedOf = async (scope: OrganizationScope, contentId: string) =>
  (await listExpected(scope, [contentId])).get(contentId) ?? [];

async function piecesOf(scope: OrganizationScope, contentId: string): Promise<AnswerPiece[]> {
  const [passages, expected] = [await findItemPassages(scope, contentId), await expectedOf(scope, contentId)];
  const unique = new Map(passages.map((passage) => [pieceId(passage.text), passage]));
  return [...unique].map(([id, passage]) => {
    const own = expected.filter(({ words }) => isAbout(words, passage.text));
    return {
      id,
      kind: kindOfPiece(passage.text),
      heading: passage.heading,
      text: passage.text,
      lesson_questions: questionsBeside(passage, passages),
      questions: own.flatMap(({ questions }) => questions),
      is_hidden: own.some(({ isHidden }) => isHidden),
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
