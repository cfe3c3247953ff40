import { z } from 'zod';

/** What the browser must know before it starts: `GET /config.json`. One build serves every configuration. */
export const clientConfig = z.object({
  version: z.string(),
  auth: z.object({
    provider: z.enum(['embedded', 'hosted']),
    api_key: z.string(),
    project_id: z.string(),
    /** The hosted provider's domain; null with the embedded one. */
    auth_domain: z.string().nullable(),
    /**
     * The sign-in SDK talks to the page's own origin (`connectAuthEmulator(auth, location.origin)`) instead of the
     * hosted provider.
     */
    uses_own_origin: z.boolean(),
  }),
  federated_sign_in: z.object({
    is_on: z.boolean(),
    /** The accounts to choose from are sample data of this server. */
    is_demo: z.boolean(),
  }),
  /** Who runs this server, for the imprint and the privacy page; null while it is not said. */
  operator: z
    .object({
      name: z.string(),
      address: z.array(z.string()),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      representative: z.string().nullable(),
      register: z.string().nullable(),
      tax_id: z.string().nullable(),
      privacy_contact: z.string().nullable(),
      privacy_authority: z.string().nullable(),
      hosting: z.string().nullable(),
    })
    .nullable(),
  /** So long after a demonstration its booking is kept. */
  booking_days_kept: z.int(),
  demo: z.object({
    is_on: z.boolean(),
    /** Sample accounts to try the product with; empty outside demo mode. */
    accounts: z.array(z.object({ email: z.string(), description: z.string() })),
    /** Their password; null outside demo mode. */
    password: z.string().nullable(),
  }),
});
export type ClientConfig = z.output<typeof clientConfig>;
