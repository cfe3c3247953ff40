import { z } from 'zod';

/** Why a federated sign-in came to nothing. `user-cancelled` is silent on the screen. */
export const federatedError = z.enum([
  'user-cancelled',
  'state-mismatch',
  'provider-unreachable',
  'unauthorized-domain',
  'not-configured',
  'failed',
]);
export type FederatedError = z.output<typeof federatedError>;

/** What FEDERATED_START_PATH is asked with. */
export const federatedStart = z.object({
  mode: z.enum(['popup', 'redirect']),
  /** Names this attempt: the result comes over the channel of this name. */
  id: z.string().regex(/^[\w-]{8,64}$/),
  /** Hex SHA-256 of the raw nonce that stays in the tab: without it nobody can use the result. */
  nonce: z.string().regex(/^[0-9a-f]{64}$/),
  /** Path of this origin to go back to; in redirect mode only. */
  return_to: z.string().max(2000).optional(),
});
export type FederatedStart = z.output<typeof federatedStart>;

/**
 * What the tab gets: by `BroadcastChannel(federatedChannel(id))` and `opener.postMessage` in popup mode, as JSON in
 * `sessionStorage[FEDERATED_RESULT_KEY]` in redirect mode. Exactly one of `id_token` and `error` is there.
 */
export const federatedResult = z.object({
  type: z.literal('federated-result'),
  id: z.string(),
  id_token: z.string().optional(),
  error: federatedError.optional(),
});
export type FederatedResult = z.output<typeof federatedResult>;
