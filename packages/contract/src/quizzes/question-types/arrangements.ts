import { z } from 'zod';
import { slug } from '../../http/ids.ts';
import { categoryList, problemsOfSorted, refuse, refuseRepeated } from '../../text/arrangements.ts';
import { words } from '../../text/words.ts';
import { questionHead, shownHead, spot } from './question-head.ts';

export const orderingQuestion = z
  .strictObject({
    type: z.literal('ordering'),
    ...questionHead,
    /** In the right order. */ items: z.array(words(300)).min(2).max(15),
  })
  .check(refuse(({ items }) => refuseRepeated('items', items)));

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
  .check(
    refuse(({ pairs, decoys }) => [
      ...refuseRepeated(
        'pairs',
        pairs.map(({ left }) => left),
      ),
      ...refuseRepeated('pairs', [...new Set(pairs.map(({ right }) => right)), ...decoys]),
    ]),
  );

export const categoriesQuestion = z
  .strictObject({
    type: z.literal('categories'),
    ...questionHead,
    categories: categoryList(8),
    items: z
      .array(z.strictObject({ text: words(300), category: slug }))
      .min(2)
      .max(30),
  })
  .check(refuse(problemsOfSorted));

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
  order: z.array(spot).max(15).refine(isEachOnce, /*i18n*/ 'An item has one place.'),
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
