import { z } from 'zod';
import { baseRole } from '../identity/identity.schemas.ts';

/** The base profile (spec §3): `organization` is 'default' while the person belongs to none. */
export const baseProfile = z.object({
  uid: z.string(),
  email: z.string(),
  username: z.string(),
  displayName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  photoURL: z.string().nullable(),
  role: baseRole,
  organization: z.string(),
  metadata: z.object({ snap_points: z.number().int() }),
});
export type BaseProfile = z.output<typeof baseProfile>;

/** Only what is given is changed (spec §3). */
export const profileUpdate = z.strictObject({
  display_name: z.string().trim().min(1).max(100).optional(),
  first_name: z.string().trim().max(100).optional(),
  last_name: z.string().trim().max(100).optional(),
  photo_url: z
    .url()
    .max(500)
    .or(z.string().regex(/^\/files\/[\w./-]+$/))
    .optional(),
});
export type ProfileUpdate = z.output<typeof profileUpdate>;
