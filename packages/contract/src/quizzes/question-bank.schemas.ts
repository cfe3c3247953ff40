import { z } from 'zod';
import { slug } from '../http/ids.ts';
import { pageQuery } from '../http/page.ts';
import { contentStatus } from '../catalogue/content-status.ts';
import { question, questionType } from './question-types.ts';
import { difficulty } from './question-types/question-head.ts';

/** What is looked for among the questions of all quizzes. */
export const bankQuery = pageQuery.extend({
  /** Each of its words stands somewhere in the question, its options or its explanation. */
  search: z.string().trim().max(200).optional(),
  /** A tag of the question or of its quiz. */
  tag: slug.optional(),
  /** The lesson that teaches it. */
  teaches: slug.optional(),
  type: questionType.optional(),
  difficulty: difficulty.optional(),
  quiz_id: slug.optional(),
});
export type BankQuery = z.output<typeof bankQuery>;

/** How often it was met in its present form, and with what mean credit; null before anybody met it. */
export const bankFigures = z.object({ asked: z.int(), facility: z.number().nullable(), reports: z.int() });

export const bankQuestion = z.object({
  quiz: z.object({
    id: z.string(),
    title: z.string(),
    status: contentStatus,
    module_id: z.string().nullable(),
    tags: z.array(z.string()),
  }),
  /** Its place in its quiz, counted from 1. */
  place: z.int(),
  question,
  /** Where a browser gets the pictures that it names. */
  media: z.record(z.string(), z.string()),
  figures: bankFigures,
});
export type BankQuestion = z.output<typeof bankQuestion>;

/** What there is to choose from. */
export const bankFacets = z.object({
  questions: z.int(),
  tags: z.array(z.object({ tag: z.string(), questions: z.int() })),
  lessons: z.array(z.object({ id: z.string(), title: z.string(), questions: z.int() })),
});
export type BankFacets = z.output<typeof bankFacets>;

/** A lesson that a question can lead to, with its words. */
export const taughtLesson = z.object({ id: z.string(), title: z.string(), text: z.string() });
