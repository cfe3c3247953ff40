import { z } from 'zod';
import { mediaPath } from '../../text/media-path.ts';
import { pictureArea, problemsOfAreas, refuse } from '../../text/arrangements.ts';
import { percent, sentences } from '../../text/words.ts';
import { questionHead, shownHead, spot } from './question-head.ts';

export const imageHotspot = z
  .strictObject({
    type: z.literal('image_hotspot'),
    ...questionHead,
    image: mediaPath,
    alternative: sentences,
    areas: z
      .array(z.strictObject(pictureArea(1)))
      .min(2)
      .max(15),
  })
  .check(
    refuse((question) => [
      ...problemsOfAreas(question),
      ...(question.areas.every(({ correct }) => correct)
        ? [
            {
              path: ['areas'],
              message: 'At least one area must be wrong: who chooses from the names needs something to choose.',
            },
          ]
        : []),
    ]),
  );

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
