// What games and questions have in common that are solved by arranging: things in order, pairs, categories, places.
import { z } from 'zod';
import { slug } from '../http/ids.ts';
import { label, percent, repeated } from './words.ts';

interface Problem {
  readonly path: PropertyKey[];
  readonly message: string;
}

/** Adds the problems of a value to those that its schema found. */
export function refuse<Value>(problemsOf: (value: Value) => readonly Problem[]): z.core.CheckFn<Value> {
  return ({ value, issues }) => {
    for (const problem of problemsOf(value)) issues.push({ code: 'custom', input: value, ...problem });
  };
}

/** A thing that stands twice has no one place. */
export const refuseRepeated = (
  path: string,
  texts: readonly string[],
  describe = (text: string) => `'${text}' stands twice.`,
): Problem[] => repeated(texts).map((text) => ({ path: [path], message: describe(text) }));

/** What things are sorted into. */
export const categoryList = (most: number) =>
  z
    .array(z.strictObject({ id: slug, title: label }))
    .min(2)
    .max(most);

interface Sorted {
  readonly categories: readonly { id: string }[];
  readonly items: readonly { text: string; category: string }[];
}

/** Each item belongs to a category that is there. */
export const problemsOfSorted = ({ categories, items }: Sorted): Problem[] => [
  ...items.flatMap(({ category }, i) =>
    categories.some(({ id }) => id === category)
      ? []
      : [{ path: ['items', i, 'category'], message: `There is no category '${category}'.` }],
  ),
  ...refuseRepeated(
    'items',
    items.map(({ text }) => text),
  ),
];

/**
 * A round place in a picture; the radius is in percent of its width. `label` names the thing neutrally: those who
 * cannot point choose from these names.
 */
export const pictureArea = (leastRadius: number) => ({
  label,
  x: percent,
  y: percent,
  radius: percent.min(leastRadius).max(50),
  correct: z.boolean().default(false),
});

/** All places with `correct` are to be found. */
export const problemsOfAreas = ({ areas }: { areas: readonly { correct: boolean }[] }): Problem[] =>
  areas.some(({ correct }) => correct)
    ? []
    : [{ path: ['areas'], message: 'At least one area needs `correct: true`.' }];
