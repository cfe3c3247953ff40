import { z } from 'zod';

/** How somebody is drawn. What is left out follows from age, voice and name, always the same. */
export const personaLook = z.strictObject({
  hair: z.enum(['white', 'grey', 'blond', 'red', 'brown', 'black']).optional(),
  cut: z.enum(['bun', 'short', 'long', 'curls', 'parted', 'bald']).optional(),
  /** From light to dark. */
  skin: z.int().min(1).max(5).optional(),
  has_glasses: z.boolean().optional(),
  has_beard: z.boolean().optional(),
  /** Where one meets them. */
  setting: z.enum(['bed', 'chair', 'corridor', 'phone']).optional(),
});
export type PersonaLook = z.output<typeof personaLook>;
