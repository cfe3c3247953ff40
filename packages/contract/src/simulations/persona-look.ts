import { z } from 'zod';

/** Where one meets somebody. Only who is seen in a scene lies on the floor. */
export const settings = ['bed', 'chair', 'corridor', 'phone', 'floor'] as const;

/** How somebody is drawn. What is left out follows from age, voice and name, always the same. */
export const personaLook = z.strictObject({
  hair: z.enum(['white', 'grey', 'blond', 'red', 'brown', 'black']).optional(),
  cut: z.enum(['bun', 'short', 'long', 'curls', 'parted', 'bald']).optional(),
  /** From light to dark. */
  skin: z.int().min(1).max(5).optional(),
  has_glasses: z.boolean().optional(),
  has_beard: z.boolean().optional(),
  /** Where one meets them. */
  setting: z.enum(settings).optional(),
});
export type PersonaLook = z.output<typeof personaLook>;
