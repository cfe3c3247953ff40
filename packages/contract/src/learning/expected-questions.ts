import { z } from 'zod';
import { PIECE_QUESTION_LENGTH, PIECE_QUESTIONS } from '../copilot/copilot.limits.ts';
import { slug } from '../http/ids.ts';

/** Words of a lesson, and the questions that they answer. */
const expectedEntry = z.strictObject({
  /** A sentence, point or row as it stands in the lesson, with or without its marks. */
  words: z.string().trim().min(2).max(1500),
  questions: z.array(z.string().trim().min(3).max(PIECE_QUESTION_LENGTH)).max(PIECE_QUESTIONS).default([]),
  /** The assistant does not read it out. */
  hidden: z.boolean().default(false),
});
export type ExpectedEntry = z.output<typeof expectedEntry>;

/** `expected-questions.yaml` of a module: what readers are expected to ask, by the item that answers it. */
export const expectedQuestionsFile = z.record(slug, z.array(expectedEntry).max(300));
export type ExpectedQuestionsFile = z.output<typeof expectedQuestionsFile>;
