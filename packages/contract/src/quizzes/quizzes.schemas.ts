import { z } from 'zod';
import { timestamp } from '../http/ids.ts';
import { contentLock } from '../catalogue/cards.schemas.ts';
import { readLanguages } from '../text/read-languages.ts';
import { attemptSummary } from './attempt.schemas.ts';
import { difficulty } from './question-types/question-head.ts';
import { questionType } from './question-types.ts';

/** What stands before the first question: what is asked of the learner, and where they are with it. */
export const quizCover = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  introduction: z.string().nullable(),
  minutes: z.int(),
  module_id: z.string().nullable(),
  chapter_id: z.string().nullable(),
  /** Of the drawn pattern or the picture: the organization's own look. */
  cover_url: z.string().nullable(),
  questions: z.int(),
  pass_mark: z.int(),
  /** In minutes; null: none. */
  time_limit: z.number().nullable(),
  feedback: z.enum(['each', 'end']),
  certainty: z.enum(['off', 'asked', 'marked']),
  counts: z.enum(['highest', 'latest', 'average', 'first']),
  attempts_allowed: z.int().nullable(),
  attempts_used: z.int(),
  attempts_left: z.int().nullable(),
  /** When the next attempt may begin; null: now, or never again. */
  next_attempt_at: timestamp.nullable(),
  /** An attempt that was begun and waits. */
  open_attempt: z
    .object({
      id: z.string(),
      answered: z.int(),
      total_questions: z.int(),
      deadline_at: timestamp.nullable(),
      remaining_ms: z.int().nullable(),
    })
    .nullable(),
  last_attempt: attemptSummary.nullable(),
  best_score: z.int().nullable(),
  /** The most that it pays a member: for right answers, and for all of them; null for strangers. */
  points_most: z.int().nullable(),
  is_public: z.boolean(),
  /** Of the items before it how many are open: of its module where it ends the module, else of its chapter. */
  open_before: z.int(),
  /** What has to be complete before it can be begun; null when it is open. */
  lock: contentLock.nullable(),
  ...readLanguages,
});
export type QuizCover = z.output<typeof quizCover>;

/** One quiz in the overview of a member: the shape of the organization profile's `metadata.quiz_overview` (spec §3). */
export const quizOverviewItem = z.object({
  latest_attempt: z.object({
    total_questions: z.int(),
    correct_answers: z.int(),
    score: z.number(),
    module_id: z.string().nullable(),
    completed_at: timestamp.nullable(),
    started_at: timestamp,
  }),
  quiz: z.object({ id: z.string(), title: z.string(), questions: z.int() }),
  stats: z.object({ attempts: z.int() }),
});
export type QuizOverviewItem = z.output<typeof quizOverviewItem>;

/** An answer that people chose, in words. */
const chosenAnswer = z.object({ text: z.string(), times: z.int(), is_right: z.boolean() });

/** How a question did with all who met it in its present form. */
export const itemStatistics = z.object({
  question_id: z.string(),
  type: questionType,
  prompt: z.string(),
  difficulty,
  /** Finished attempts in which it was asked. */
  asked: z.int(),
  blank: z.int(),
  /** Mean credit from 0 to 1: how easy it is; null before anybody met it. */
  facility: z.number().nullable(),
  /**
   * Correlation of its credit with that of the rest of the attempt, from -1 to 1; null while there is too little to
   * tell.
   */
  discrimination: z.number().nullable(),
  median_seconds: z.number().nullable(),
  /** Of those who said how sure they were. */
  certainty: z.object({
    sure_and_right: z.int(),
    sure_and_wrong: z.int(),
    unsure_and_right: z.int(),
    unsure_and_wrong: z.int(),
  }),
  /** The wrong answers chosen most. */
  wrong_answers: z.array(chosenAnswer),
  reports: z.int(),
});
export type ItemStatistics = z.output<typeof itemStatistics>;

export const quizStatistics = z.object({
  quiz: z.object({ id: z.string(), title: z.string(), module_id: z.string().nullable() }),
  attempts: z.int(),
  learners: z.int(),
  passed: z.int(),
  mean_score: z.number().nullable(),
  /** Finished attempts by score: ten bands, 0-9 to 90-100. */
  spread: z.array(z.int()).length(10),
  items: z.array(itemStatistics),
});
export type QuizStatistics = z.output<typeof quizStatistics>;

/** A written answer with the mark it got, for the person who looks it over. */
export const writtenAnswer = z.object({
  quiz_id: z.string(),
  attempt_id: z.string(),
  question_id: z.string(),
  prompt: z.string(),
  rubric: z.string().nullable(),
  sample_answer: z.string(),
  answer: z.string(),
  learner: z.object({ uid: z.string().nullable(), display_name: z.string() }),
  credit: z.number(),
  marked_by: z.enum(['keywords', 'model', 'person']),
  reason: z.string().nullable(),
  evidence: z.array(z.string()),
  saved_at: timestamp,
});
export type WrittenAnswer = z.output<typeof writtenAnswer>;

/** A person's own mark in place of the one that was given. */
export const newMark = z.strictObject({ credit: z.number().min(0).max(1), reason: z.string().trim().min(1).max(600) });
export type NewMark = z.output<typeof newMark>;

export const questionReport = z.strictObject({
  question_id: z.string().min(1).max(80),
  text: z.string().trim().min(1).max(1000),
});
export type QuestionReport = z.output<typeof questionReport>;

export const filedReport = z.object({
  id: z.string(),
  quiz_id: z.string(),
  question_id: z.string(),
  /** What the question asks now; null when it has gone. */
  prompt: z.string().nullable(),
  text: z.string(),
  reporter: z.string(),
  at: timestamp,
});
