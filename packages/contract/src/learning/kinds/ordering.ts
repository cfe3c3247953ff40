import { z } from 'zod';
import { joinText, label, repeated, sentences } from '../../text/words.ts';

export const orderingBody = z
  .strictObject({
    prompt: sentences,
    /** In the right order; the learner meets them shuffled. */
    items: z
      .array(z.strictObject({ text: label, why: sentences.optional() }))
      .min(3)
      .max(12),
  })
  .check(({ value, issues }) => {
    for (const text of repeated(value.items.map((item) => item.text)))
      issues.push({
        code: 'custom',
        input: value,
        path: ['items'],
        message: `'${text}' stands twice, so its place is not clear.`,
      });
  });
export type OrderingBody = z.output<typeof orderingBody>;

export function orderingText(body: OrderingBody): string {
  return joinText([body.prompt, ...body.items.flatMap((item) => [item.text, item.why])]);
}
