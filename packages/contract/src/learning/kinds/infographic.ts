import { z } from 'zod';
import { isReadableMarkdown } from '../markdown-limits.ts';
import { mediaPath } from '../../text/media-path.ts';
import { joinText, label, passage, percent, sentences, withoutMarks } from '../../text/words.ts';

export const infographicBody = z.strictObject({
  image: mediaPath,
  /** Everything the picture says, in words (Markdown): for those who cannot see it, and for the search. */
  alternative: passage.check(isReadableMarkdown),
  /** Points of the picture that say more when they are opened. */
  hotspots: z
    .array(z.strictObject({ x: percent, y: percent, title: label, text: sentences }))
    .max(30)
    .default([]),
});
export type InfographicBody = z.output<typeof infographicBody>;

export function infographicText(body: InfographicBody): string {
  return joinText([withoutMarks(body.alternative), ...body.hotspots.flatMap((spot) => [spot.title, spot.text])]);
}
