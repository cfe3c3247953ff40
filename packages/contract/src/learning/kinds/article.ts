import { z } from 'zod';
import { isReadableMarkdown } from '../markdown-limits.ts';
import { sentences, words } from '../../text/words.ts';

/** An article is one Markdown text. In a file it is what follows the front matter. */
export const articleBody = z.strictObject({ markdown: z.string().min(1).check(isReadableMarkdown) });
export type ArticleBody = z.output<typeof articleBody>;

/** A question inside an article: a fenced block ```` ```question ```` of YAML. It helps to think; it is not marked. */
export const embeddedQuestion = z
  .strictObject({
    prompt: sentences,
    options: z
      .array(z.strictObject({ text: words(300), correct: z.boolean().default(false), why: sentences.optional() }))
      .min(2)
      .max(6),
  })
  .check(({ value, issues }) => {
    if (value.options.filter((option) => option.correct).length !== 1)
      issues.push({
        code: 'custom',
        input: value,
        path: ['options'],
        message: 'Exactly one option needs `correct: true`.',
      });
  });
export type EmbeddedQuestion = z.output<typeof embeddedQuestion>;
