import { z } from 'zod';
import { slug } from '../../http/ids.ts';
import { label, repeated, words } from '../../learning/words.ts';
import { questionHead } from './question-head.ts';

export const orderingQuestion = z
  .strictObject({ type: z.literal('ordering'), ...questionHead, /** In the right order. */ items: z.array(words(200)).min(3).max(10) })
  .check(({ value, issues }) => {
    for (const text of repeated(value.items)) issues.push({ code: 'custom', input: value, path: ['items'], message: `'${text}' stands twice.` });
  });

export const matchingQuestion = z
  .strictObject({
    type: z.literal('matching'),
    ...questionHead,
    pairs: z
      .array(z.strictObject({ left: words(200), right: words(200) }))
      .min(2)
      .max(10),
    decoys: z.array(words(200)).max(6).default([]),
  })
  .check(({ value, issues }) => {
    const twice = [...repeated(value.pairs.map(({ left }) => left)), ...repeated([...value.pairs.map(({ right }) => right), ...value.decoys])];
    for (const text of twice) issues.push({ code: 'custom', input: value, path: ['pairs'], message: `'${text}' stands twice.` });
  });

export const categoriesQuestion = z
  .strictObject({
    type: z.literal('categories'),
    ...questionHead,
    categories: z
      .array(z.strictObject({ id: slug, title: label }))
      .min(2)
      .max(5),
    items: z
      .array(z.strictObject({ text: words(200), category: slug }))
      .min(3)
      .max(15),
  })
  .check(({ value, issues }) => {
    value.items.forEach(({ category }, i) => {
      if (!value.categories.some(({ id }) => id === category))
        issues.push({ code: 'custom', input: value, path: ['items', i, 'category'], message: `There is no category '${category}'.` });
    });
  });
