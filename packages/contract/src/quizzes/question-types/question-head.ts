import { z } from 'zod';
import { slug } from '../../http/ids.ts';
import { mediaPath } from '../../text/media-path.ts';
import { sentences, words } from '../../text/words.ts';

export const difficulty = z.enum(['easy', 'medium', 'hard']);
export type Difficulty = z.output<typeof difficulty>;

/** What every question has, whatever its type. Spread into the type's own object. */
export const questionHead = {
  /** Unique in its quiz. It must stay the same when the question is edited: answers and reviews hang on it. */
  id: slug,
  /** The first paragraph is shown as the heading, further ones (a case to think about) below it. */
  prompt: words(4000),
  image: mediaPath.optional(),
  /** What the picture shows, without giving the answer away. */
  alternative: sentences.optional(),
  /** Shown with the result: why the right answer is right. Questions from other systems may come without. */
  explanation: words(4000).optional(),
  difficulty: difficulty.default('medium'),
  tags: z.array(slug).max(10).default([]),
  /** Id of the content item that teaches this. */
  teaches: slug.optional(),
};

/** What a learner sees of every question. Spread into the type's own shown form. */
export const shownHead = {
  id: slug,
  prompt: z.string(),
  /** The picture's address and size; null when there is none. */
  image: z
    .object({ url: z.string(), alternative: z.string(), width: z.int().nullable(), height: z.int().nullable() })
    .nullable(),
  difficulty,
};

/**
 * Names an option, item or place by where it stands in what this attempt shows, counted from 0. The order is drawn
 * for each attempt, so a number says nothing about the author's order, which would give many answers away.
 */
export const spot = z.int().min(0).max(63);
