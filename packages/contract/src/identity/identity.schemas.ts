import { z } from 'zod';
import { oneLine } from '../http/one-line.ts';

/** Body of the federated registration (spec §3, §7). */
export const googleSignIn = z.strictObject({ id_token: z.string().min(1).max(8192) });

/** Body of the registration after sign-up (spec §3). Names are derived from the display name, so they may be empty. */
export const registration = z.strictObject({
  uid: z.string().min(1).max(128),
  email: z.email().max(254),
  username: oneLine.max(100),
  first_name: oneLine.max(100),
  last_name: oneLine.max(100),
  organization: z.literal('default'),
});
export type Registration = z.output<typeof registration>;

export const baseRole = z.enum(['ADMIN', 'basic']);
