import { z } from 'zod';
import { sentences, words } from '../../text/words.ts';

/** What a question to think about says. */
const asked = {
  prompt: sentences,
  options: z
    .array(z.strictObject({ text: words(300), correct: z.boolean().default(false), why: sentences.optional() }))
    .min(2)
    .max(6),
};

/** Exactly one option is right. */
const hasOneRight: z.core.CheckFn<{ options: { correct: boolean }[] }> = ({ value, issues }) => {
  if (value.options.filter((option) => option.correct).length !== 1)
    issues.push({
      code: 'custom',
      input: value,
      path: ['options'],
      message: 'Exactly one option needs `correct: true`.',
    });
};

/** A question inside an article: a fenced block ```` ```question ```` of YAML. It helps to think; it is not marked. */
export const embeddedQuestion = z.strictObject(asked).check(hasOneRight);
export type EmbeddedQuestion = z.output<typeof embeddedQuestion>;

/** The same at a second of a film, which stops for it. */
export const filmQuestion = z
  .strictObject({
    at: z
      .number()
      .min(0)
      .max(4 * 3600),
    ...asked,
  })
  .check(hasOneRight);
export type FilmQuestion = z.output<typeof filmQuestion>;
