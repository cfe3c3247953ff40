import { z } from 'zod';
import { slug } from '../../http/ids.ts';
import { joinText, label, repeated, sentences } from '../../text/words.ts';

export const categoriesBody = z
  .strictObject({
    prompt: sentences,
    categories: z
      .array(z.strictObject({ id: slug, title: label }))
      .min(2)
      .max(5),
    items: z
      .array(z.strictObject({ text: label, category: slug, why: sentences.optional() }))
      .min(3)
      .max(20),
  })
  .check(({ value, issues }) => {
    const ids = value.categories.map((category) => category.id);
    for (const id of repeated(ids))
      issues.push({
        code: 'custom',
        input: value,
        path: ['categories'],
        message: `The category '${id}' stands twice.`,
      });
    value.items.forEach((item, i) => {
      if (!ids.includes(item.category))
        issues.push({
          code: 'custom',
          input: value,
          path: ['items', i, 'category'],
          message: `There is no category '${item.category}'.`,
        });
    });
    for (const text of repeated(value.items.map((item) => item.text)))
      issues.push({ code: 'custom', input: value, path: ['items'], message: `'${text}' stands twice.` });
  });
export type CategoriesBody = z.output<typeof categoriesBody>;

export function categoriesText(body: CategoriesBody): string {
  return joinText([
    body.prompt,
    ...body.categories.map((category) => category.title),
    ...body.items.flatMap((item) => [item.text, item.why]),
  ]);
}
