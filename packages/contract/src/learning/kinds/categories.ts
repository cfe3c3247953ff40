import { z } from 'zod';
import { slug } from '../../http/ids.ts';
import { categoryList, problemsOfSorted, refuse, refuseRepeated } from '../../text/arrangements.ts';
import { joinText, label, sentences } from '../../text/words.ts';

export const categoriesBody = z
  .strictObject({
    prompt: sentences,
    categories: categoryList(5),
    items: z
      .array(z.strictObject({ text: label, category: slug, why: sentences.optional() }))
      .min(3)
      .max(20),
  })
  .check(
    refuse((body) => [
      ...refuseRepeated(
        'categories',
        body.categories.map(({ id }) => id),
        (id) => `The category '${id}' stands twice.`,
      ),
      ...problemsOfSorted(body),
    ]),
  );
export type CategoriesBody = z.output<typeof categoriesBody>;

export function categoriesText(body: CategoriesBody): string {
  return joinText([
    body.prompt,
    ...body.categories.map((category) => category.title),
    ...body.items.flatMap((item) => [item.text, item.why]),
  ]);
}
