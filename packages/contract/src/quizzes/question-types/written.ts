import { z } from 'zod';
import { slug } from '../../http/ids.ts';
import { label, words } from '../../learning/words.ts';
import { questionHead } from './question-head.ts';

const BLANK = /\{\{([a-z0-9-]+)\}\}/g;

/** The names of the blanks in a text such as `Rub for {{time}} seconds`. */
export function blankNames(text: string): string[] {
  return [...text.matchAll(BLANK)].map((match) => match[1]!);
}

export const fillInTheBlank = z
  .strictObject({
    type: z.literal('fill_in_the_blank'),
    ...questionHead,
    /** The text with its blanks, each named in double braces: `Rub for {{time}} seconds`. */
    text: words(1500),
    /** For each blank what counts as right. Case and accents do not matter. */
    blanks: z.record(slug, z.strictObject({ accept: z.array(label).min(1).max(10) })),
    /** Further words to choose from. When it is there, the learner chooses from a word bank instead of typing. */
    bank: z.array(label).max(12).optional(),
  })
  .check(({ value, issues }) => {
    const names = blankNames(value.text);
    const report = (path: PropertyKey[], message: string) => issues.push({ code: 'custom', input: value, path, message });
    if (names.length === 0) report(['text'], 'The text has no blank. Write one as {{name}}.');
    for (const name of names) if (!value.blanks[name]) report(['blanks'], `The blank '${name}' has no answer.`);
    for (const name of Object.keys(value.blanks)) if (!names.includes(name)) report(['blanks', name], `The text has no blank '${name}'.`);
  });

export const numeric = z.strictObject({
  type: z.literal('numeric'),
  ...questionHead,
  answer: z.number(),
  /** How far off an answer may be, up and down. */
  tolerance: z.number().min(0).default(0),
  /** Shown beside the field, such as `ml/h`. */
  unit: words(20).optional(),
});

export const shortText = z.strictObject({
  type: z.literal('short_text'),
  ...questionHead,
  /** Ideas that a full answer names; each counts the same. Any of the words or phrases of an idea will do. */
  keywords: z
    .array(z.strictObject({ idea: label, any: z.array(label).min(1).max(15) }))
    .min(1)
    .max(8),
  /** How a person, or the assistant, should mark it. */
  rubric: words(1500).optional(),
  sample_answer: words(1500),
});
