import { z } from 'zod';
import { mediaPath } from '../../learning/media-path.ts';
import { repeated, sentences, words } from '../../learning/words.ts';
import { questionHead } from './question-head.ts';

const option = z.strictObject({ text: words(300), correct: z.boolean().default(false), why: sentences.optional() });
const pictureOption = z.strictObject({ image: mediaPath, alternative: sentences, correct: z.boolean().default(false), why: sentences.optional() });

type Marked = { correct: boolean; text?: string | undefined };
const countCorrect = (options: readonly Marked[]) => options.filter(({ correct }) => correct).length;

/** Refuses options that stand twice and a number of right ones that the type does not allow. */
function checkOptions(options: readonly Marked[], isCountRight: (count: number) => boolean, message: string) {
  const texts = options.flatMap(({ text }) => text ?? []);
  return [...(isCountRight(countCorrect(options)) ? [] : [message]), ...repeated(texts).map((text) => `The option '${text}' stands twice.`)];
}

export const singleChoice = z
  .strictObject({ type: z.literal('single_choice'), ...questionHead, options: z.array(option).min(2).max(8) })
  .check(({ value, issues }) => {
    for (const message of checkOptions(value.options, (count) => count === 1, 'Exactly one option needs `correct: true`.'))
      issues.push({ code: 'custom', input: value, path: ['options'], message });
  });

export const multipleChoice = z
  .strictObject({ type: z.literal('multiple_choice'), ...questionHead, options: z.array(option).min(3).max(10) })
  .check(({ value, issues }) => {
    const isCountRight = (count: number) => count >= 1 && count < value.options.length;
    for (const message of checkOptions(value.options, isCountRight, 'At least one option needs `correct: true`, and at least one must be wrong.'))
      issues.push({ code: 'custom', input: value, path: ['options'], message });
  });

export const imageChoice = z
  .strictObject({ type: z.literal('image_choice'), ...questionHead, options: z.array(pictureOption).min(2).max(6) })
  .check(({ value, issues }) => {
    for (const message of checkOptions(value.options, (count) => count === 1, 'Exactly one option needs `correct: true`.'))
      issues.push({ code: 'custom', input: value, path: ['options'], message });
  });

export const trueFalse = z.strictObject({ type: z.literal('true_false'), ...questionHead, answer: z.boolean() });
