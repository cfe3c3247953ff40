import { z } from 'zod';

/** What a federated provider's ID token says, after its signature, issuer, audience and times were checked. */
export const federatedClaims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(254).optional(),
  email_verified: z.boolean().optional(),
  name: z.string().max(256).optional(),
  given_name: z.string().max(256).optional(),
  family_name: z.string().max(256).optional(),
  picture: z.string().max(2048).optional(),
  nonce: z.string().optional(),
});
export type FederatedClaims = z.output<typeof federatedClaims>;
