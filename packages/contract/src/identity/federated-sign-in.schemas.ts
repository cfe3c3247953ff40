import { z } from 'zod';

/** Why the single sign-on of an organization did not let somebody in. */
export const signOnRefusal = z.enum([
  'provider-unreachable',
  'provider-refused',
  'token-invalid',
  'email-missing',
  'email-not-verified',
  'foreign-domain',
  'subject-changed',
  'account-moved',
  'account-reserved',
  'account-disabled',
  'membership-deactivated',
  'members-full',
]);
export type SignOnRefusal = z.output<typeof signOnRefusal>;

/** Why a federated sign-in came to nothing. `user-cancelled` is silent on the screen. */
export const federatedError = z.enum([
  'user-cancelled',
  'state-mismatch',
  'unauthorized-domain',
  'not-configured',
  'failed',
  ...signOnRefusal.options,
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
/** What `signOnStartPath` is asked with: the whole page goes to the provider. */
export const signOnStart = federatedStart.omit({ mode: true }).extend({
  /** What the person has typed already, so that the provider does not ask again. */
  login_hint: z.email().max(254).optional(),
});
export type SignOnStart = z.output<typeof signOnStart>;

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
  /** Whose provider it was, in single sign-on. */
  organization_id: z.string().optional(),
});
export type FederatedResult = z.output<typeof federatedResult>;
