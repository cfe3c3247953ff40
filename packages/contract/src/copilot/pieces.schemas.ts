import { z } from 'zod';
import { orgParams } from '../http/ids.ts';
import { PIECE_QUESTION_LENGTH, PIECE_QUESTIONS } from './copilot.limits.ts';

export const pieceKind = z.enum(['text', 'point', 'step', 'row', 'question', 'term', 'warning', 'example']);

/** What an author says of a piece: what else it answers, and whether it is read out at all. */
export const pieceChange = z.strictObject({
  questions: z.array(z.string().trim().min(3).max(PIECE_QUESTION_LENGTH)).max(PIECE_QUESTIONS),
  is_hidden: z.boolean(),
});
export type PieceChange = z.output<typeof pieceChange>;

/** A piece of a published item, as the assistant may read it out. */
export const answerPiece = z.object({
  /** By its words: a piece that stays the same keeps it when the item is published again. */
  id: z.string(),
  kind: pieceKind,
  /** The heading it stands under; empty where there is none. */
  heading: z.string(),
  text: z.string(),
  /** Questions of the lesson itself that it answers, or that stand beside it. */
  lesson_questions: z.array(z.string()),
  questions: z.array(z.string()),
  is_hidden: z.boolean(),
});
export type AnswerPiece = z.output<typeof answerPiece>;

export const piecesParams = orgParams.extend({ contentId: z.string().min(1).max(200) });
export const pieceParams = piecesParams.extend({ pieceId: z.string().regex(/^[0-9a-f]{32}$/) });
export const answerPieces = z.object({ items: z.array(answerPiece) });
