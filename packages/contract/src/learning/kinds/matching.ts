import { z } from 'zod';
import { refuse, refuseRepeated } from '../../text/arrangements.ts';
import { joinText, label, sentences } from '../../text/words.ts';

const describeTwin = (text: string) => `'${text}' stands twice, so its partner is not clear.`;

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
  .check(
    refuse(({ pairs, decoys }) => [
      ...refuseRepeated(
        'pairs',
        pairs.map(({ left }) => left),
        describeTwin,
      ),
      ...refuseRepeated('pairs', [...pairs.map(({ right }) => right), ...decoys], describeTwin),
    ]),
  );
export type MatchingBody = z.output<typeof matchingBody>;

export function matchingText(body: MatchingBody): string {
  return joinText([body.prompt, ...body.pairs.flatMap((pair) => [pair.left, pair.right, pair.why])]);
}
