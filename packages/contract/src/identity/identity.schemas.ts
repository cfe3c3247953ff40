import { z } from 'zod';

/** Body of the federated registration (spec §3, §7). */
export const googleSignIn = z.strictObject({ id_token: z.string().min(1).max(8192) });

/** Body of the registration after sign-up (spec §3). Names are derived from the display name, so they may be empty. */
export const registration = z.strictObject({
  uid: z.string().min(1).max(128),
  email: z.email().max(254),
  username: z.string().max(100),
  first_name: z.string().max(100),
  last_name: z.string().max(100),
  organization: z.literal('default'),
});
export type Registration = z.output<typeof registration>;

export const baseRole = z.enum(['ADMIN', 'basic']);
