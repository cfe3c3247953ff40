import { z } from 'zod';
import { slug, timestamp } from '../../http/ids.ts';
import { oneLine } from '../../http/one-line.ts';
import { signOnRefusal } from '../../identity/federated-sign-in.schemas.ts';
import { emailDomain } from '../organizations.schemas.ts';
import { MOST_SIGN_ON_GROUPS } from './single-sign-on.limits.ts';

// Plain http only ever leads to a machine that the operator of the server has named.
const issuer = z
  .url({ protocol: /^https?$/, error: /*i18n*/ 'Give an address that begins with https://' })
  .max(500)
  .refine((value) => !/[?#]/.test(value), /*i18n*/ 'Give the address without ? and #.');

/** What new people become. Nobody comes in as an administrator. */
export const newcomerLevel = z.enum(['learner', 'manager']);

const newcomers = {
  system_level: newcomerLevel,
  group_ids: z.array(z.string().min(1).max(80)).max(MOST_SIGN_ON_GROUPS),
};

/** An organization's own sign-in, as its administrators see it. The secret is never shown. */
export const signOnConnection = z.object({
  issuer: z.string(),
  client_id: z.string(),
  is_active: z.boolean(),
  /** Members with an address of a proven domain enter by it only; administrators also by other ways. */
  is_required: z.boolean(),
  ...newcomers,
  /** When somebody came in with these settings last; null when nobody has yet. */
  last_entered_at: timestamp.nullable(),
});
export type SignOnConnection = z.output<typeof signOnConnection>;

export const signOnConnectionChange = z.strictObject({
  issuer,
  client_id: oneLine.min(1).max(300),
  /** The one that is there stays when absent; another issuer or client needs its own. */
  client_secret: z.string().trim().min(1).max(1000).optional(),
  is_active: z.boolean(),
  is_required: z.boolean(),
  ...newcomers,
});
export type SignOnConnectionChange = z.output<typeof signOnConnectionChange>;

/** A domain, and the TXT record that proves it. */
export const signOnDomain = z.object({
  domain: z.string(),
  record_name: z.string(),
  record_value: z.string(),
  proven_at: timestamp.nullable(),
});
export type SignOnDomain = z.output<typeof signOnDomain>;
export const newSignOnDomain = z.strictObject({ domain: emailDomain });
/** Only the system administrator may confirm a domain that the internet's DNS does not know. */
export const domainProof = z.strictObject({ without_dns: z.boolean().default(false) });

export const singleSignOn = z.object({
  connection: signOnConnection.nullable(),
  /** What the provider must send people back to. */
  callback_url: z.string(),
  domains: z.array(signOnDomain),
});
export type SingleSignOn = z.output<typeof singleSignOn>;

/** What is wrong with a connection, as far as the server can see without anybody signing in. */
export const connectionProblem = z.enum([
  'not-allowed',
  'unreachable',
  'not-a-provider',
  'other-issuer',
  'not-supported',
  'no-keys',
  'client-refused',
]);
export type ConnectionProblem = z.output<typeof connectionProblem>;
export const connectionTest = z.object({
  /** Null when everything answered as it should. */
  problem: connectionProblem.nullable(),
  /** The technical words, for whoever runs the provider. */
  detail: z.string().nullable(),
});
export type ConnectionTest = z.output<typeof connectionTest>;

/** A sign-in that came in or did not, for administrators who look for the reason. */
export const signOnEvent = z.object({
  id: z.string(),
  at: timestamp,
  /** Null when it was refused before anybody was known. */
  email: z.string().nullable(),
  uid: z.string().nullable(),
  /** Null when they came in. */
  refusal: signOnRefusal.nullable(),
  detail: z.string().nullable(),
});
export type SignOnEvent = z.output<typeof signOnEvent>;

export const signOnSearch = z.strictObject({ email: z.email().max(254) });
/** Where somebody with an address of a proven domain signs in. */
export const signOnPlace = z.object({ organization_id: slug, organization_name: z.string() });
export type SignOnPlace = z.output<typeof signOnPlace>;
