import { z } from 'zod';
import { awards } from '../gamification/award.schemas.ts';
import { timestamp } from '../http/ids.ts';
import { certainty, verdict } from './attempt.schemas.ts';
import { answer, shownQuestion } from './question-types.ts';

/** How well something was remembered; it follows from the answer, and of a term the learner says it. */
export const recall = z.enum(['forgotten', 'hard', 'good', 'easy']);
export type Recall = z.output<typeof recall>;

const cardHead = {
  id: z.string(),
  due_at: timestamp,
  /** Times it was asked. */
  reviews: z.int(),
  /** The chance, from 0 to 1, that the learner still knows it. */
  retrievability: z.number(),
  /** Its last answers, the oldest first. */
  history: z.array(z.object({ at: timestamp, recall })),
  /** For how many days it would not be asked, were it known now. */
  rests_days: z.int(),
};

export const questionCard = z.object({
  kind: z.literal('question'),
  ...cardHead,
  quiz: z.object({ id: z.string(), title: z.string() }),
  question: shownQuestion,
});

export const termCard = z.object({
  kind: z.literal('term'),
  ...cardHead,
  term: z.object({ slug: z.string(), term: z.string(), definition: z.string() }),
});

/** What a lesson says, as a card that the learner made of it. */
export const pointCard = z.object({
  kind: z.literal('point'),
  ...cardHead,
  point: z.object({ front: z.string(), back: z.string(), content_id: z.string(), title: z.string() }),
});

export const reviewCard = z.discriminatedUnion('kind', [questionCard, termCard, pointCard]);
export type ReviewCard = z.output<typeof reviewCard>;

/** What is due now, and what the next days hold. */
export const reviewQueue = z.object({
  /** Cards due now, also beyond those of `items`. */
  due: z.int(),
  items: z.array(reviewCard),
  next_due_at: timestamp.nullable(),
  cards: z.int(),
  /** How many of the cards the learner would know today, and would know without any review in a month. */
  known: z.object({ now: z.number(), in_a_month: z.number() }),
  /** How many become due on each of the next seven days. */
  days: z.array(z.object({ day: z.iso.date(), due: z.int() })),
  reviewed_today: z.int(),
  /** Some of the cards from the freshest to the most faded: all that are due, and of the others an even choice. */
  memory: z.array(
    z.object({
      retrievability: z.number(),
      is_due: z.boolean(),
      /** Last answered wrong, and not due yet: until it is known it is not remembered. */
      is_missed: z.boolean(),
      topic: z.string().nullable(),
    }),
  ),
  /** What comes back last: for how many days it still holds. */
  holds: z.array(
    z.object({
      title: z.string(),
      /** Of a question whether it is true. */
      is_statement: z.boolean(),
      topic: z.string().nullable(),
      days: z.int(),
    }),
  ),
});
export type ReviewQueue = z.output<typeof reviewQueue>;

/** A card made of what was selected. */
export const lessonCardMade = z.object({ front: z.string(), back: z.string() });
export type LessonCardMade = z.output<typeof lessonCardMade>;

/**
 * A handful of cards to be asked in passing: how many of them are of the lesson, how many of the lessons around it, and
 * how many wait in all.
 */
export const practice = z.object({ items: z.array(reviewCard), of_lesson: z.int(), nearby: z.int(), due: z.int() });
export type Practice = z.output<typeof practice>;

/** An answer to a card. The same `review_id` twice is one review. */
export const reviewAnswer = z.strictObject({
  review_id: z.uuid(),
  answer: answer.nullable().default(null),
  certainty: certainty.nullable().default(null),
  /** 'I don't know' instead of an answer to a question: it is shown, comes back soon, and pays nothing. */
  is_unknown: z.boolean().default(false),
  /** For what nobody can mark, a term or a point: what the learner says of themselves. */
  recall: recall.optional(),
  seconds: z.number().min(0).max(3600).default(0),
  /**
   * When it was answered on the device: what waited for a connection is older than its request. Believed for the
   * spacing of the card only, and only a time at which the card was due, at most seven days ago.
   */
  at: timestamp.optional(),
  /**
   * The `reviews` of the card that was shown: the order of a question's options hangs on it. A card that has moved on
   * meanwhile is refused.
   */
  reviews: z.int().min(0).optional(),
});
export type ReviewAnswer = z.output<typeof reviewAnswer>;

export const reviewed = z.object({
  recall,
  /** Of a question; null of a term. */
  verdict: verdict.nullable(),
  due_at: timestamp,
  /** Cards still due. */
  due: z.int(),
  awards,
});
export type Reviewed = z.output<typeof reviewed>;

export const keptTerm = z.object({ slug: z.string(), is_kept: z.boolean() });
