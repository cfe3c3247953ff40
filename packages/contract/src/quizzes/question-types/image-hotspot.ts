import { z } from 'zod';
import { mediaPath } from '../../learning/media-path.ts';
import { label, percent, sentences } from '../../learning/words.ts';
import { questionHead } from './question-head.ts';

export const imageHotspot = z
  .strictObject({
    type: z.literal('image_hotspot'),
    ...questionHead,
    image: mediaPath,
    alternative: sentences,
    /** Round places in the picture. `label` names the thing neutrally: those who cannot point choose from these names. */
    areas: z
      .array(z.strictObject({ label, x: percent, y: percent, radius: percent.min(2).max(50), correct: z.boolean().default(false) }))
      .min(2)
      .max(15),
  })
  .check(({ value, issues }) => {
    if (!value.areas.some(({ correct }) => correct))
      issues.push({ code: 'custom', input: value, path: ['areas'], message: 'At least one area needs `correct: true`.' });
  });
