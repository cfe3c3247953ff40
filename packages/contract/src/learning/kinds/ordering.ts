import { z } from 'zod';
import { refuse, refuseRepeated } from '../../text/arrangements.ts';
import { joinText, label, sentences } from '../../text/words.ts';

export const orderingBody = z
  .strictObject({
    prompt: sentences,
    /** In the right order; the learner meets them shuffled. */
    items: z
      .array(z.strictObject({ text: label, why: sentences.optional() }))
      .min(3)
      .max(12),
  })
  .check(
    refuse(({ items }) =>
      refuseRepeated(
        'items',
        items.map(({ text }) => text),
        (text) => `'${text}' stands twice, so its place is not clear.`,
      ),
    ),
  );
export type OrderingBody = z.output<typeof orderingBody>;

export function orderingText(body: OrderingBody): string {
  return joinText([body.prompt, ...body.items.flatMap((item) => [item.text, item.why])]);
}
