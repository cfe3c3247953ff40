import { z } from 'zod';
import { mediaPath } from '../../text/media-path.ts';
import { joinText, label, percent, repeated, sentences } from '../../text/words.ts';

export const hotspotBody = z
  .strictObject({
    prompt: sentences,
    image: mediaPath,
    /** What is to be seen, without giving the answer away. */
    alternative: sentences,
    /**
     * Round places in the picture. `label` names the thing neutrally: those who cannot point choose from these names.
     */
    areas: z
      .array(
        z.strictObject({
          label,
          x: percent,
          y: percent,
          radius: percent.min(2).max(50),
          correct: z.boolean().default(false),
          why: sentences,
        }),
      )
      .min(2)
      .max(20),
  })
  .check(({ value, issues }) => {
    if (!value.areas.some((area) => area.correct))
      issues.push({
        code: 'custom',
        input: value,
        path: ['areas'],
        message: 'At least one area needs `correct: true`.',
      });
    for (const text of repeated(value.areas.map((area) => area.label)))
      issues.push({ code: 'custom', input: value, path: ['areas'], message: `The label '${text}' stands twice.` });
  });
export type HotspotBody = z.output<typeof hotspotBody>;

export function hotspotText(body: HotspotBody): string {
  return joinText([body.prompt, body.alternative, ...body.areas.flatMap((area) => [area.label, area.why])]);
}
