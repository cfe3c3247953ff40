import { z } from 'zod';
import { slug } from '../../http/ids.ts';
import { mediaPath } from '../../learning/media-path.ts';
import { sentences, words } from '../../learning/words.ts';

/** What every question has, whatever its type. Spread into the type's own object. */
export const questionHead = {
  /** Unique in its quiz. It must stay the same when the question is edited: answers and reviews hang on it. */
  id: slug,
  prompt: words(1500),
  image: mediaPath.optional(),
  /** What the picture shows, without giving the answer away. */
  alternative: sentences.optional(),
  /** Shown with the result: why the right answer is right. */
  explanation: words(1500),
  difficulty: z.enum(['easy', 'medium', 'hard']).default('medium'),
  tags: z.array(slug).max(10).default([]),
  /** Id of the content item that teaches this. */
  teaches: slug.optional(),
};
