import { z } from 'zod';
import { mediaPath } from '../../text/media-path.ts';
import { label, percent, sentences } from '../../text/words.ts';
import { questionHead, shownHead, spot } from './question-head.ts';

export const imageHotspot = z
  .strictObject({
    type: z.literal('image_hotspot'),
    ...questionHead,
    image: mediaPath,
    alternative: sentences,
    /**
     * Round places in the picture; the radius is in percent of its width. All places with `correct` are to be found.
     * `label` names the thing neutrally: those who cannot point choose from these names.
     */
    areas: z
      .array(
        z.strictObject({
          label,
          x: percent,
          y: percent,
          radius: percent.min(1).max(50),
          correct: z.boolean().default(false),
        }),
      )
      .min(2)
      .max(15),
  })
  .check(({ value, issues }) => {
    const correct = value.areas.filter((area) => area.correct).length;
    const report = (message: string) => issues.push({ code: 'custom', input: value, path: ['areas'], message });
    if (correct === 0) report('At least one area needs `correct: true`.');
    if (correct === value.areas.length)
      report('At least one area must be wrong: who chooses from the names needs something to choose.');
  });

export const shownImageHotspot = z.object({
  type: z.literal('image_hotspot'),
  ...shownHead,
  /** How many places are to be found; so many marks can be set. */
  find: z.int(),
  /** Names of the places, without where they are. */
  places: z.array(z.object({ id: spot, label: z.string() })),
});

/** A point in percent of the picture, or a place chosen by its name. */
export const hotspotMark = z.union([z.strictObject({ x: percent, y: percent }), z.strictObject({ place: spot })]);
export type HotspotMark = z.output<typeof hotspotMark>;
export const imageHotspotAnswer = z.strictObject({
  type: z.literal('image_hotspot'),
  marks: z.array(hotspotMark).max(15),
});

export const imageHotspotKey = z.object({
  type: z.literal('image_hotspot'),
  areas: z.array(
    z.object({
      place: spot,
      label: z.string(),
      x: z.number(),
      y: z.number(),
      radius: z.number(),
      is_right: z.boolean(),
    }),
  ),
});
