import { z } from 'zod';
import { isReadableMarkdown } from '../markdown-limits.ts';

/** An article is one Markdown text. In a file it is what follows the front matter. */
export const articleBody = z.strictObject({ markdown: z.string().min(1).check(isReadableMarkdown) });
export type ArticleBody = z.output<typeof articleBody>;

export { embeddedQuestion, type EmbeddedQuestion } from './embedded-question.ts';
