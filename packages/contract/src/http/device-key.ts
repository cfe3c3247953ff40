import { z } from 'zod';

/**
 * A public quiz is taken by a device instead of a person. The device makes itself a long random key once and names it
 * with every request; the server keeps its hash only. Signing up and joining makes the attempts the person's own
 * (`claimAttempts`).
 */
export const deviceKey = z.string().regex(/^[A-Za-z0-9_-]{32,100}$/);
