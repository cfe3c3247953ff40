import { z } from 'zod';
import { mediaPath } from '../../text/media-path.ts';
import { pictureArea, problemsOfAreas, refuse, refuseRepeated } from '../../text/arrangements.ts';
import { joinText, percent, sentences } from '../../text/words.ts';

export const hotspotBody = z
  .strictObject({
    prompt: sentences,
    image: mediaPath,
    /** What is to be seen, without giving the answer away. */
    alternative: sentences,
    /** With `width` a place is a band as wide as that, such as a row of a table, and twice its radius high. */
    areas: z
      .array(z.strictObject({ ...pictureArea(2), width: percent.min(4).optional(), why: sentences }))
      .min(2)
      .max(20),
  })
  .check(
    refuse((body) => [
      ...problemsOfAreas(body),
      ...refuseRepeated(
        'areas',
        body.areas.map(({ label }) => label),
        (label) => `The label '${label}' stands twice.`,
      ),
    ]),
  );
export type HotspotBody = z.output<typeof hotspotBody>;

export function hotspotText(body: HotspotBody): string {
  return joinText([body.prompt, body.alternative, ...body.areas.flatMap((area) => [area.label, area.why])]);
}
