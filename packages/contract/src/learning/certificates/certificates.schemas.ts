import { z } from 'zod';
import { slug, timestamp } from '../../http/ids.ts';
import { oneLine } from '../../http/one-line.ts';
import {
  CERTIFICATE_TEXT_LENGTH,
  CERTIFICATE_TITLE_LENGTH,
  LONGEST_VALID_MONTHS,
  MOST_HOURS,
  REVOKE_REASON_LENGTH,
  SIGNER_LENGTH,
} from './certificates.limits.ts';

export const certificateTarget = z.enum(['course', 'module']);
export type CertificateTarget = z.output<typeof certificateTarget>;

/** What a course or a module gives to those who finish it. */
export const certificateSettings = z.strictObject({
  is_on: z.boolean(),
  title: oneLine.min(1).max(CERTIFICATE_TITLE_LENGTH),
  /** Null for ever. */
  valid_months: z.int().min(1).max(LONGEST_VALID_MONTHS).nullable(),
  /** Of continuing education; null where none are given. */
  hours: z.number().min(0.1).max(MOST_HOURS).multipleOf(0.1).nullable(),
  signer_name: oneLine.max(SIGNER_LENGTH),
  signer_role: oneLine.max(SIGNER_LENGTH),
  text: oneLine.max(CERTIFICATE_TEXT_LENGTH),
});
export type CertificateSettings = z.output<typeof certificateSettings>;

export const certificateOffer = z.object({
  target_type: certificateTarget,
  target_id: z.string(),
  target_title: z.string(),
  items: z.int(),
  minutes: z.int(),
  /** How many are held now. */
  held: z.int(),
  settings: z.object(certificateSettings.shape),
  /** The picture of the signature, which stands above the name of who signs. */
  signature_url: z.string().nullable(),
});
export type CertificateOffer = z.output<typeof certificateOffer>;

export const certificateState = z.enum(['valid', 'expired', 'revoked']);
export type CertificateState = z.output<typeof certificateState>;

/** Which of their name a holder lets strangers see on the page that verifies. */
export const nameShown = z.enum(['full', 'initials', 'none']);
export type NameShown = z.output<typeof nameShown>;

/** The kinds of the steps behind it, in their order: what its tiles are drawn from. */
const steps = z.array(z.string()).max(400);

const facts = {
  /** The number that is read and typed: twelve letters and digits. */
  id: z.string(),
  target_type: certificateTarget,
  target_id: z.string(),
  title: z.string(),
  text: z.string(),
  organization_id: z.string(),
  organization_name: z.string(),
  organization_logo_url: z.string().nullable(),
  chapters: z.int(),
  steps,
  /** The best result of its last quiz, 0 to 100. */
  score: z.int().nullable(),
  hours: z.number().nullable(),
  signer_name: z.string(),
  signer_role: z.string(),
  signature_url: z.string().nullable(),
  issued_on: z.iso.date(),
  valid_until: z.iso.date().nullable(),
};

/** A certificate, for its holder and those who run the organization. */
export const certificate = z.object({
  ...facts,
  holder_name: z.string(),
  state: certificateState,
  name_shown: nameShown,
  revoked_at: timestamp.nullable(),
  revoke_reason: z.string().nullable(),
  /** The one that took its place. */
  replaced_by: z.string().nullable(),
});
export type Certificate = z.output<typeof certificate>;

/** In the list of those who run the organization. */
export const heldCertificate = certificate.extend({ uid: z.string(), photo_url: z.string().nullable() });
export type HeldCertificate = z.output<typeof heldCertificate>;

/** What a stranger is told. One that was withdrawn shows no name and no reason. */
export const verifiedCertificate = z.discriminatedUnion('state', [
  z.object({
    state: z.enum(['valid', 'expired']),
    ...facts,
    /** Null where the holder shows none. */
    holder_name: z.string().nullable(),
    has_credential: z.boolean(),
    /** The chapters of what it is for, as they are taught today; none when it is taught no more. */
    taught: z.array(z.object({ title: z.string(), steps: z.int() })),
    newer_id: z.string().nullable(),
  }),
  z.object({
    state: z.literal('revoked'),
    id: z.string(),
    title: z.string(),
    organization_id: z.string(),
    organization_name: z.string(),
    revoked_on: z.iso.date(),
    newer_id: z.string().nullable(),
  }),
]);
export type VerifiedCertificate = z.output<typeof verifiedCertificate>;

export const revocation = z.strictObject({ reason: oneLine.min(1).max(REVOKE_REASON_LENGTH) });

export const certificateQuery = z.strictObject({
  target_id: slug.optional(),
  state: certificateState.optional(),
  search: z.string().trim().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: z.string().max(500).optional(),
});
export type CertificateQuery = z.output<typeof certificateQuery>;

/** How many certificates end in each of the next twelve months, and of what most of them are. */
export const certificateEndings = z.object({
  months: z
    .array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), ending: z.int(), most_of: z.string().nullable() }))
    .length(12),
});
export type CertificateEndings = z.output<typeof certificateEndings>;
