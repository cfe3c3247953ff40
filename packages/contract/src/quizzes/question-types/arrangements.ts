import { z } from 'zod';
import { slug } from '../../http/ids.ts';
import { label, repeated, words } from '../../text/words.ts';
import { questionHead, shownHead, spot } from './question-head.ts';

export const orderingQuestion = z
  .strictObject({
    type: z.literal('ordering'),
    ...questionHead,
    /** In the right order. */ items: z.array(words(300)).min(2).max(15),
  })
  .check(({ value, issues }) => {
    for (const text of repeated(value.items))
      issues.push({ code: 'custom', input: value, path: ['items'], message: `'${text}' stands twice.` });
  });

export const matchingQuestion = z
  .strictObject({
    type: z.literal('matching'),
    ...questionHead,
    /** Several left sides may have the same right side. */
    pairs: z
      .array(z.strictObject({ left: words(600), right: words(300) }))
      .min(2)
      .max(20),
    decoys: z.array(words(300)).max(10).default([]),
  })
  .check(({ value, issues }) => {
    const report = (text: string) =>
      issues.push({ code: 'custom', input: value, path: ['pairs'], message: `'${text}' stands twice.` });
    for (const text of repeated(value.pairs.map(({ left }) => left))) report(text);
    const rights = new Set(value.pairs.map(({ right }) => right));
    for (const text of [...repeated(value.decoys), ...value.decoys.filter((decoy) => rights.has(decoy))]) report(text);
  });

export const categoriesQuestion = z
  .strictObject({
    type: z.literal('categories'),
    ...questionHead,
    categories: z
      .array(z.strictObject({ id: slug, title: label }))
      .min(2)
      .max(8),
    items: z
      .array(z.strictObject({ text: words(300), category: slug }))
      .min(2)
      .max(30),
  })
  .check(({ value, issues }) => {
    value.items.forEach(({ category }, i) => {
      if (!value.categories.some(({ id }) => id === category))
        issues.push({
          code: 'custom',
          input: value,
          path: ['items', i, 'category'],
          message: `There is no category '${category}'.`,
        });
    });
    for (const text of repeated(value.items.map((item) => item.text)))
      issues.push({ code: 'custom', input: value, path: ['items'], message: `'${text}' stands twice.` });
  });

const shownText = z.object({ id: spot, text: z.string() });

export const shownOrdering = z.object({ type: z.literal('ordering'), ...shownHead, items: z.array(shownText) });
export const shownMatching = z.object({
  type: z.literal('matching'),
  ...shownHead,
  lefts: z.array(shownText),
  rights: z.array(shownText),
});
export const shownCategories = z.object({
  type: z.literal('categories'),
  ...shownHead,
  categories: z.array(z.object({ id: slug, title: z.string() })),
  items: z.array(shownText),
});

const isEachOnce = (spots: readonly number[]) => new Set(spots).size === spots.length;

/** The items in the order the learner gave them, all of them. */
export const orderingAnswer = z.strictObject({
  type: z.literal('ordering'),
  order: z.array(spot).max(15).refine(isEachOnce, 'An item has one place.'),
});
/** For each left side, in the order shown, the right side that was chosen; null while none was. */
export const matchingAnswer = z.strictObject({ type: z.literal('matching'), rights: z.array(spot.nullable()).max(20) });
/** For each item, in the order shown, its category; null while it lies nowhere. */
export const categoriesAnswer = z.strictObject({
  type: z.literal('categories'),
  placed: z.array(slug.nullable()).max(30),
});

export const orderingKey = z.object({ type: z.literal('ordering'), order: z.array(spot) });
export const matchingKey = z.object({ type: z.literal('matching'), rights: z.array(spot) });
export const categoriesKey = z.object({ type: z.literal('categories'), placed: z.array(slug) });
