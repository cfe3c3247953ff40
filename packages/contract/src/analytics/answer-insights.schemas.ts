import { z } from 'zod';
import { slug } from '../http/ids.ts';
import { count, panel, share } from './insight-query.schemas.ts';

/** The hardest questions in their present form. Written answers are told by their credit only. */
export const questionPanel = panel(
  z.object({
    quiz: z.object({ id: z.string(), title: z.string(), module_id: z.string().nullable() }),
    question_id: z.string(),
    prompt: z.string(),
    answers: count,
    right: share,
    sure_and_wrong: share.nullable(),
    /** The right answer and the wrong ones that people chose, the most chosen first. */
    chosen: z.array(z.object({ text: z.string(), is_right: z.boolean(), share })),
  }),
  { questions: count, answers: count, right: share.nullable() },
);
export type QuestionPanel = z.output<typeof questionPanel>;

/** Items of rubrics that conversations missed, the most missed first. */
export const rubricPanel = panel(
  z.object({
    content: z.object({ id: z.string(), title: z.string() }),
    item_id: z.string(),
    text: z.string(),
    /** Conversations in which it was judged. */
    attempts: count,
    missed: share,
  }),
  { judged: count, missed: share.nullable() },
);
export type RubricPanel = z.output<typeof rubricPanel>;

/** What of a module's questions learners are likely to have forgotten within 14 days. Now: the range does not matter. */
export const knowledgePanel = panel(
  z.object({
    skill: z.object({ module_id: z.string(), title: z.string() }),
    /** Everybody whom the caller may see together; null while too few. */
    all: z.object({ learners: count, at_risk: share, recall: share }).nullable(),
    /** By group, in the order of `groups`; null while too few. */
    groups: z.array(z.object({ group_id: z.string(), learners: count, at_risk: share, recall: share }).nullable()),
  }),
  { learners: count, cards: count, recall: share.nullable() },
).extend({
  groups: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The one thing to do next, and what it costs each of them. */
  next_act: z
    .object({
      skill: z.object({ module_id: z.string(), title: z.string() }),
      group: z.object({ id: z.string(), name: z.string() }).nullable(),
      at_risk: share,
      people: count,
      questions: count,
      minutes: z.number(),
    })
    .nullable(),
});
export type KnowledgePanel = z.output<typeof knowledgePanel>;

/** Sends the people of a cell of `knowledge` to their reviews. */
export const reviewRequest = z.strictObject({
  module_id: slug,
  group_id: z.string().min(1).max(60).optional(),
});
export const reviewResult = z.object({ sent: count, skipped: count });

export const certaintyCounts = {
  answers: count,
  sure_and_right: count,
  sure_and_wrong: count,
  unsure_and_right: count,
  unsure_and_wrong: count,
};
/** Answers with a certainty, by quiz: who is sure and wrong does not look it up. */
export const certaintyPanel = panel(
  z.object({
    quiz_id: z.string(),
    title: z.string(),
    module_id: z.string().nullable(),
    ...certaintyCounts,
  }),
  certaintyCounts,
);
export type CertaintyPanel = z.output<typeof certaintyPanel>;

/**
 * Did a lesson change the answers to its questions? Each person's first answer to each question, by whether they had
 * finished the lesson before. The interval holds the difference 19 times of 20; only what it keeps off 0 is clear. It
 * compares different people, so it shows what goes together, not what caused it.
 */
export const beforeAfterPanel = panel(
  z.object({
    content: z.object({ id: z.string(), title: z.string(), module_id: z.string().nullable() }),
    questions: count,
    before: z.object({ people: count, right: share }),
    after: z.object({ people: count, right: share }),
    change: z.number(),
    low: z.number(),
    high: z.number(),
    is_clear: z.boolean(),
  }),
  { lessons: count, clear: count },
);
export type BeforeAfterPanel = z.output<typeof beforeAfterPanel>;
