import { z } from 'zod';
import { mediaPath } from '../../text/media-path.ts';
import { repeated, sentences, words } from '../../text/words.ts';
import { questionHead, shownHead, spot } from './question-head.ts';

const option = z.strictObject({ text: words(600), correct: z.boolean().default(false), why: sentences.optional() });
const pictureOption = z.strictObject({
  image: mediaPath,
  alternative: sentences,
  correct: z.boolean().default(false),
  why: sentences.optional(),
});

type Marked = { correct: boolean; text?: string | undefined };
const countCorrect = (options: readonly Marked[]) => options.filter(({ correct }) => correct).length;

/** Refuses options that stand twice and a number of right ones that the type does not allow. */
function checkOptions(options: readonly Marked[], isCountRight: (count: number) => boolean, message: string) {
  const texts = options.flatMap(({ text }) => text ?? []);
  return [
    ...(isCountRight(countCorrect(options)) ? [] : [message]),
    ...repeated(texts).map((text) => `The option '${text}' stands twice.`),
  ];
}

export const singleChoice = z
  .strictObject({ type: z.literal('single_choice'), ...questionHead, options: z.array(option).min(2).max(20) })
  .check(({ value, issues }) => {
    for (const message of checkOptions(
      value.options,
      (count) => count === 1,
      'Exactly one option needs `correct: true`.',
    ))
      issues.push({ code: 'custom', input: value, path: ['options'], message });
  });

export const multipleChoice = z
  .strictObject({ type: z.literal('multiple_choice'), ...questionHead, options: z.array(option).min(2).max(20) })
  .check(({ value, issues }) => {
    const isCountRight = (count: number) => count >= 1 && count < value.options.length;
    for (const message of checkOptions(
      value.options,
      isCountRight,
      'At least one option needs `correct: true`, and at least one must be wrong.',
    ))
      issues.push({ code: 'custom', input: value, path: ['options'], message });
  });

export const imageChoice = z
  .strictObject({ type: z.literal('image_choice'), ...questionHead, options: z.array(pictureOption).min(2).max(12) })
  .check(({ value, issues }) => {
    for (const message of checkOptions(
      value.options,
      (count) => count === 1,
      'Exactly one option needs `correct: true`.',
    ))
      issues.push({ code: 'custom', input: value, path: ['options'], message });
  });

export const trueFalse = z.strictObject({
  type: z.literal('true_false'),
  ...questionHead,
  answer: z.boolean(),
  /** What is said to who chose it: for 'True' and for 'False'. */
  why_true: sentences.optional(),
  why_false: sentences.optional(),
});

const shownOption = z.object({ id: spot, text: z.string() });
const shownPicture = z.object({ id: spot, url: z.string(), alternative: z.string() });

export const shownSingleChoice = z.object({
  type: z.literal('single_choice'),
  ...shownHead,
  options: z.array(shownOption),
});
export const shownMultipleChoice = z.object({
  type: z.literal('multiple_choice'),
  ...shownHead,
  options: z.array(shownOption),
});
export const shownImageChoice = z.object({
  type: z.literal('image_choice'),
  ...shownHead,
  options: z.array(shownPicture),
});
export const shownTrueFalse = z.object({ type: z.literal('true_false'), ...shownHead });

export const singleChoiceAnswer = z.strictObject({ type: z.literal('single_choice'), chosen: spot });
export const imageChoiceAnswer = z.strictObject({ type: z.literal('image_choice'), chosen: spot });
export const multipleChoiceAnswer = z.strictObject({
  type: z.literal('multiple_choice'),
  chosen: z
    .array(spot)
    .max(20)
    .refine((chosen) => new Set(chosen).size === chosen.length, /*i18n*/ 'An option can be chosen once.'),
});
export const trueFalseAnswer = z.strictObject({ type: z.literal('true_false'), value: z.boolean() });

/** The right options, and what the author says about each. */
const optionKeys = z.array(z.object({ id: spot, is_right: z.boolean(), why: z.string().nullable() }));
export const singleChoiceKey = z.object({ type: z.literal('single_choice'), options: optionKeys });
export const multipleChoiceKey = z.object({ type: z.literal('multiple_choice'), options: optionKeys });
export const imageChoiceKey = z.object({ type: z.literal('image_choice'), options: optionKeys });
export const trueFalseKey = z.object({
  type: z.literal('true_false'),
  value: z.boolean(),
  why_true: z.string().nullable(),
  why_false: z.string().nullable(),
});
