import { z } from 'zod';
import { joinText, label, repeated, sentences } from '../../text/words.ts';

export const matchingBody = z
  .strictObject({
    prompt: sentences,
    pairs: z
      .array(z.strictObject({ left: label, right: label, why: sentences.optional() }))
      .min(2)
      .max(12),
    /** Right sides that belong to nothing. */
    decoys: z.array(label).max(6).default([]),
  })
  .check(({ value, issues }) => {
    const twice = [
      ...repeated(value.pairs.map((pair) => pair.left)),
      ...repeated([...value.pairs.map((pair) => pair.right), ...value.decoys]),
    ];
    for (const text of twice)
      issues.push({
        code: 'custom',
        input: value,
        path: ['pairs'],
        message: `'${text}' stands twice, so its partner is not clear.`,
      });
  });
export type MatchingBody = z.output<typeof matchingBody>;

export function matchingText(body: MatchingBody): string {
  return joinText([body.prompt, ...body.pairs.flatMap((pair) => [pair.left, pair.right, pair.why])]);
}
