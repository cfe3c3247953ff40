import { z } from 'zod';
import { languages } from '../text/language.ts';
import { awards } from '../gamification/award.schemas.ts';
import { timestamp } from '../http/ids.ts';
import { answer, key, shownQuestion } from './question-types.ts';

export const certainty = z.enum(['guess', 'fairly_sure', 'sure']);
export type Certainty = z.output<typeof certainty>;

/**
 * Who decided what an answer is worth: the key, an author's keywords, a language model by the author's rubric, a
 * person.
 */
export const marker = z.enum(['key', 'keywords', 'model', 'person']);
export type Marker = z.output<typeof marker>;

/** What became of an answer. It is made on the server and leaves it only when the answer is final. */
export const verdict = z.object({
  /** From 0 to 1. */
  credit: z.number().min(0).max(1),
  is_right: z.boolean(),
  is_blank: z.boolean(),
  marked_by: marker,
  /** Why so, where a model or a person marked it. */
  reason: z.string().nullable(),
  /** The words of the answer that decided. */
  evidence: z.array(z.string()),
  key,
  /** The answer and the right one in words. */
  answer_text: z.string().nullable(),
  right_text: z.string(),
  explanation: z.string().nullable(),
  /** The item that teaches it; null when there is none that the learner may open. */
  teaches: z.object({ content_id: z.string(), title: z.string() }).nullable(),
  /** When the question will be asked again; null when it will not. */
  comes_back_at: timestamp.nullable(),
});
export type Verdict = z.output<typeof verdict>;

export const attemptQuestion = z.object({
  question: shownQuestion,
  answer: answer.nullable(),
  certainty: certainty.nullable(),
  /** The learner said that they don't know: marked as nothing right, and never as a mistake they were sure of. */
  is_unknown: z.boolean(),
  is_flagged: z.boolean(),
  /** A final answer stays as it is. */
  is_final: z.boolean(),
  /** The moment of the change that is kept; null while nothing was answered. */
  changed_at: timestamp.nullable(),
  verdict: verdict.nullable(),
});
export type AttemptQuestion = z.output<typeof attemptQuestion>;

/** The server's clock: the only one that counts. */
export const attemptClock = z.object({
  now: timestamp,
  deadline_at: timestamp.nullable(),
  /** Null without a time limit, 0 when time is up. */
  remaining_ms: z.int().min(0).nullable(),
});
export type AttemptClock = z.output<typeof attemptClock>;

/** `missed`: an exercise on the questions missed in the attempt before; it earns no score and no points. */
export const attemptMode = z.enum(['full', 'missed']);
export type AttemptMode = z.output<typeof attemptMode>;

/** `practice`: taken without an account, beyond what the quiz allows the person who claimed it; it counts no more. */
export const keptMode = z.enum([...attemptMode.options, 'practice']);

export const attempt = z.object({
  id: z.string(),
  quiz_id: z.string(),
  title: z.string(),
  /** Of its texts. */
  language: z.enum(languages),
  mode: keptMode,
  number: z.int(),
  status: z.enum(['open', 'finished']),
  started_at: timestamp,
  clock: attemptClock,
  settings: z.object({
    feedback: z.enum(['each', 'end']),
    certainty: z.enum(['off', 'asked', 'marked']),
    pass_mark: z.int(),
    /** What each right answer pays; null where that is not so: in later attempts, in exercises, for strangers. */
    points_each: z.int().nullable(),
  }),
  questions: z.array(attemptQuestion),
});
export type Attempt = z.output<typeof attempt>;

/**
 * A change of one answer. Changes may come late, twice and in any order (a queue that waited for the network, two
 * devices): the one made last is kept, by `changed_at`, which the client counts from the server's clock.
 */
export const answerChange = z.strictObject({
  answer: answer.nullable(),
  certainty: certainty.nullable().default(null),
  /** 'I don't know' instead of an answer: answer and certainty are left out. */
  is_unknown: z.boolean().default(false),
  /** Where feedback comes after each answer: it shall be marked now and stay. */
  is_final: z.boolean().default(false),
  changed_at: timestamp,
  /** Seconds spent on the question so far. */
  seconds: z.number().min(0).max(86_400).default(0),
});
export type AnswerChange = z.output<typeof answerChange>;

export const savedAnswer = z.object({ question: attemptQuestion, clock: attemptClock });
export type SavedAnswer = z.output<typeof savedAnswer>;

/** An attempt that is over, in numbers. */
export const attemptSummary = z.object({
  id: z.string(),
  mode: keptMode,
  number: z.int(),
  started_at: timestamp,
  finished_at: timestamp,
  /** `clock`: the server ended it when time was up. */
  finished_by: z.enum(['person', 'clock']),
  /** From 0 to 100. */
  score: z.int().min(0).max(100),
  is_passed: z.boolean(),
  correct_answers: z.int(),
  total_questions: z.int(),
  /** Where certainty is marked: points of all that could be had; they may be below 0. */
  certainty_points: z.object({ points: z.number(), most: z.int() }).nullable(),
  seconds: z.int(),
});
export type AttemptSummary = z.output<typeof attemptSummary>;

/** `put_right`: missed last time, right now; `slipped`: the other way round. */
export const change = z.enum(['put_right', 'slipped', 'missed_again']);

export const quizResults = z.object({
  quiz: z.object({
    id: z.string(),
    title: z.string(),
    /** Of its texts. */
    language: z.enum(languages),
    module_id: z.string().nullable(),
    chapter_id: z.string().nullable(),
    pass_mark: z.int(),
    attempts_used: z.int(),
    /** Null when there is no limit. */
    attempts_left: z.int().nullable(),
    /** When the next attempt may begin; null when now, or never. */
    next_attempt_at: timestamp.nullable(),
    /** The score that counts by the quiz's own rule. */
    counted_score: z.int().nullable(),
    best_score: z.int().nullable(),
  }),
  attempt: attemptSummary,
  points_gained: z.int(),
  /** Still to be had: for right answers, and for a perfect score. */
  points_open: z.object({ answers: z.int(), perfect: z.int() }).nullable(),
  /** What each right answer pays; null for strangers. */
  points_each: z.int().nullable(),
  since_last: z
    .object({
      number: z.int(),
      finished_at: timestamp,
      score: z.int(),
      seconds: z.int(),
      missed_before: z.int(),
      put_right: z.int(),
      slipped: z.int(),
    })
    .nullable(),
  questions: z.array(
    attemptQuestion.extend({
      verdict,
      change: change.nullable(),
      /** In the attempt before; null when it was not asked then. */
      was_right: z.boolean().nullable(),
    }),
  ),
  /** How many of these questions come back, and when the first does. */
  reviews: z.object({ count: z.int(), first_at: timestamp }).nullable(),
});
export type QuizResults = z.output<typeof quizResults>;

/** The response to finishing an attempt. */
export const finishedAttempt = z.object({ results: quizResults, awards });
export type FinishedAttempt = z.output<typeof finishedAttempt>;
