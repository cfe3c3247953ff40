import { z } from 'zod';
import { joinText, repeated, sentences } from '../text/words.ts';
import { promptInWords } from './calculating/drawn-numbers.ts';
import { question } from './question-types.ts';

export const quizBody = z
  .strictObject({
    /** Said before the first question. */
    introduction: sentences.optional(),
    /** Score from 0 to 100 that passes. */
    pass_mark: z.int().min(0).max(100).default(80),
    /** How often a member may try; absent: as often as they like. */
    attempts: z.int().min(1).max(20).optional(),
    /** Minutes that must pass between two attempts; absent: none. */
    delay: z.int().min(1).max(20_160).optional(),
    /** Which attempt counts when there are several. */
    counts: z.enum(['highest', 'latest', 'average', 'first']).default('highest'),
    /** In minutes; absent: no limit. */
    time_limit: z.number().min(0.25).max(240).optional(),
    shuffle: z.boolean().default(true),
    /** Right and wrong are shown after each answer, or all at the end. */
    feedback: z.enum(['each', 'end']).default('each'),
    /**
     * `asked`: a learner may say how sure they are, which decides when a question comes back. `marked`: it also
     * decides what an answer is worth (sure 3 or -6, fairly sure 2 or -2, guess 1 or 0).
     */
    certainty: z.enum(['off', 'asked', 'marked']).default('asked'),
    /** Draw so many questions for each attempt; absent: all of them. */
    draw: z.int().min(1).optional(),
    questions: z.array(question).min(1).max(500),
  })
  .check(({ value, issues }) => {
    const ids = value.questions.map((each) => each.id);
    for (const id of repeated(ids))
      issues.push({
        code: 'custom',
        input: value,
        path: ['questions', ids.lastIndexOf(id), 'id'],
        message: `The question id '${id}' stands twice.`,
      });
    if (value.draw && value.draw > value.questions.length)
      issues.push({
        code: 'custom',
        input: value,
        path: ['draw'],
        message: `There are only ${value.questions.length} questions to draw from.`,
      });
  });
export type QuizBody = z.output<typeof quizBody>;

/** What the search may find: the questions, never the answers. */
export function quizText(body: QuizBody): string {
  return joinText([body.introduction, ...body.questions.map(promptInWords)]);
}
