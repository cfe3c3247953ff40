import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVALUATION_DIR } from '@snapwell/demo-library/evaluation';
import { parse } from 'yaml';
import { z } from 'zod';

const isHeldOut = z.boolean().default(false);
const slug = z.string().regex(/^[a-z0-9-]+$/);

const libraryQuestion = z.strictObject({
  ask: z.string().min(3),
  /** The item that answers it, and others that do as well. */
  item: slug,
  also: z.array(slug).default([]),
  /** Where it is answered, in the words of the item. */
  passage: z.string().min(8),
  words: z.enum(['own', 'colloquial']),
  held_out: isHeldOut,
});

const declinedQuestion = z.strictObject({
  ask: z.string().min(3),
  because: z.enum(['off_topic', 'other_organization', 'other_people', 'own_health', 'quiz_key', 'instructions']),
  as: z.enum(['ada', 'eve']).default('ada'),
  must_not_say: z.array(z.string().min(3)).default([]),
  held_out: isHeldOut,
});

export const fact = z.enum([
  'snap_points',
  'snap_points_rank',
  'current_streak',
  'max_streak',
  'days_until_next_bonus',
  'next_streak_bonus',
  'next_title',
  'last_completed_title',
  'content_completed',
  'module_percentage',
  'quizzes_taken',
  'average_score',
  'last_quiz',
]);
export type Fact = z.output<typeof fact>;

const recordQuestion = z.strictObject({
  ask: z.string().min(3),
  facts: z.array(fact).min(1),
  module: slug.optional(),
  as: z.enum(['ada', 'grace', 'noor', 'eve']).default('ada'),
  held_out: isHeldOut,
});

export type LibraryQuestion = z.output<typeof libraryQuestion> & { readonly organization: string };
export type DeclinedQuestion = z.output<typeof declinedQuestion>;
export type RecordQuestion = z.output<typeof recordQuestion>;

export const EVALUATED = ['riverside', 'academy'] as const;

export const libraryQuestions = (): LibraryQuestion[] =>
  EVALUATED.flatMap((organization) =>
    read(organization, libraryQuestion).map((question) => ({ ...question, organization })),
  );
export const declinedQuestions = (): DeclinedQuestion[] => read('declined', declinedQuestion);
export const recordQuestions = (): RecordQuestion[] => read('record', recordQuestion);

function read<S extends z.ZodType>(name: string, form: S): z.output<S>[] {
  return z.array(form).parse(parse(readFileSync(join(EVALUATION_DIR, `${name}.yaml`), 'utf8')));
}
