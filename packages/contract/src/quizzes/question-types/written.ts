import { z } from 'zod';
import { slug } from '../../http/ids.ts';
import { label, repeated, words } from '../../text/words.ts';
import { questionHead, shownHead } from './question-head.ts';

const BLANK = /\{\{([a-z0-9-]+)\}\}/g;

/** The names of the blanks in a text such as `Rub for {{time}} seconds`. */
export function blankNames(text: string): string[] {
  return [...text.matchAll(BLANK)].map((match) => match[1]!);
}

/** The text around the blanks: always one piece more than there are blanks. */
export function piecesAround(text: string): string[] {
  return text.split(BLANK).filter((_, i) => i % 2 === 0);
}

const blank = z.strictObject({
  /** What counts as right. Case and accents do not matter; a `*` stands for any letters (`\*` for the star itself). */
  accept: z.array(words(200)).min(1).max(20),
  /** Wrong words: with them, the learner chooses for this blank from a list. */
  others: z.array(words(200)).min(1).max(20).optional(),
  /** The blank is a number that may be so far off. */
  tolerance: z.number().min(0).optional(),
});

export const fillInTheBlank = z
  .strictObject({
    type: z.literal('fill_in_the_blank'),
    ...questionHead,
    /** The text with its blanks, each named in double braces: `Rub for {{time}} seconds`. */
    text: words(4000),
    blanks: z.record(slug, blank),
    /** Further words to choose from. When it is there, the learner chooses from a word bank instead of typing. */
    bank: z.array(words(200)).max(20).optional(),
  })
  .check(({ value, issues }) => {
    const names = blankNames(value.text);
    const report = (path: PropertyKey[], message: string) =>
      issues.push({ code: 'custom', input: value, path, message });
    if (names.length === 0) report(['text'], 'The text has no blank. Write one as {{name}}.');
    if (names.length > 20) report(['text'], 'A text can have 20 blanks at most.');
    for (const name of repeated(names)) report(['text'], `The blank '${name}' stands twice. Give each its own name.`);
    for (const name of names) if (!value.blanks[name]) report(['blanks'], `The blank '${name}' has no answer.`);
    for (const [name, { accept, tolerance }] of Object.entries(value.blanks)) {
      if (!names.includes(name)) report(['blanks', name], `The text has no blank '${name}'.`);
      if (tolerance !== undefined && accept.some((text) => !Number.isFinite(Number(text))))
        report(['blanks', name, 'accept'], 'A blank with a tolerance accepts numbers only.');
    }
  });

export const numeric = z
  .strictObject({
    type: z.literal('numeric'),
    ...questionHead,
    answer: z.number(),
    /** How far off an answer may be, up and down. */
    tolerance: z.number().min(0).default(0),
    /** Shown beside the field, such as `ml/h`. */
    unit: words(20).optional(),
    /** Other units to choose from: `factor` of them make one of `unit`. With them, the unit is part of the answer. */
    other_units: z
      .array(z.strictObject({ unit: words(20), factor: z.number().positive() }))
      .min(1)
      .max(6)
      .optional(),
  })
  .check(({ value, issues }) => {
    if (value.other_units && !value.unit)
      issues.push({
        code: 'custom',
        input: value,
        path: ['other_units'],
        message: 'Other units need a `unit` that they are measured by.',
      });
    for (const unit of repeated([value.unit ?? '', ...(value.other_units ?? []).map((other) => other.unit)]))
      issues.push({ code: 'custom', input: value, path: ['other_units'], message: `The unit '${unit}' stands twice.` });
  });

export const shortText = z
  .strictObject({
    type: z.literal('short_text'),
    ...questionHead,
    /** Ideas that an answer may name; each counts the same. Any of the words or phrases of an idea will do. */
    keywords: z
      .array(z.strictObject({ idea: label, any: z.array(label).min(1).max(20) }))
      .min(1)
      .max(10),
    /** So many ideas make a full answer; absent: all of them. */
    needed: z.int().min(1).optional(),
    /** How a person, or the assistant, should mark it. */
    rubric: words(4000).optional(),
    sample_answer: words(4000),
  })
  .check(({ value, issues }) => {
    if (value.needed && value.needed > value.keywords.length)
      issues.push({
        code: 'custom',
        input: value,
        path: ['needed'],
        message: `There are only ${value.keywords.length} ideas.`,
      });
  });

export const shownFillInTheBlank = z.object({
  type: z.literal('fill_in_the_blank'),
  ...shownHead,
  /** The text around the blanks, in order: one piece more than there are blanks. */
  pieces: z.array(z.string()),
  blanks: z.array(
    z.object({
      /** Words to choose from; null when it is typed. */ choices: z.array(z.string()).nullable(),
      is_number: z.boolean(),
    }),
  ),
  /** Words to choose from for all blanks; null when there is no word bank. */
  bank: z.array(z.string()).nullable(),
});
export const shownNumeric = z.object({
  type: z.literal('numeric'),
  ...shownHead,
  unit: z.string().nullable(),
  /** More than one: the unit is part of the answer. */
  units: z.array(z.string()),
});
export const shownShortText = z.object({ type: z.literal('short_text'), ...shownHead });

/** Longest answers in characters. */
export const LONGEST_BLANK = 200;
export const LONGEST_SHORT_TEXT = 2000;

/** What stands in each blank, in order; empty while nothing does. */
export const fillInTheBlankAnswer = z.strictObject({
  type: z.literal('fill_in_the_blank'),
  blanks: z.array(z.string().max(LONGEST_BLANK)).max(20),
});
/** The number as it was typed: what counts as a number is decided where it is marked. */
export const numericAnswer = z.strictObject({
  type: z.literal('numeric'),
  text: z.string().max(60),
  unit: z.string().max(20).optional(),
});
export const shortTextAnswer = z.strictObject({
  type: z.literal('short_text'),
  text: z.string().max(LONGEST_SHORT_TEXT),
});

export const fillInTheBlankKey = z.object({
  type: z.literal('fill_in_the_blank'),
  accept: z.array(z.array(z.string())),
  right: z.array(z.boolean()),
});
export const numericKey = z.object({
  type: z.literal('numeric'),
  value: z.number(),
  tolerance: z.number(),
  unit: z.string().nullable(),
});
export const shortTextKey = z.object({
  type: z.literal('short_text'),
  sample_answer: z.string(),
  /** The ideas, and the words of the answer in which each was found. */
  ideas: z.array(z.object({ idea: z.string(), found: z.string().nullable() })),
  needed: z.int(),
});
