import type { Certificate, VerifiedCertificate } from '@snapwell/contract/learning/certificates/certificates.schemas';
import type { OutlineChapter } from '#features/catalogue/index.ts';
import type { CertificateRow } from './certificates.repository.ts';

interface Shown {
  readonly certificate: CertificateRow;
  readonly logoUrl: string | null;
}

/** Valid to the end of its last day, by the calendar of UTC: the same for whoever verifies it. */
export function stateOf({ revokedAt, validUntil }: CertificateRow, now: Date): Certificate['state'] {
  if (revokedAt) return 'revoked';
  return validUntil !== null && validUntil < now.toISOString().slice(0, 10) ? 'expired' : 'valid';
}

function factsOf({ certificate: row, logoUrl }: Shown) {
  return {
    id: row.id,
    target_type: row.targetType,
    target_id: row.targetId,
    title: row.title,
    text: row.text,
    organization_id: row.orgId,
    organization_name: row.organizationName,
    organization_logo_url: logoUrl,
    chapters: row.chapters,
    steps: row.steps,
    score: row.score,
    hours: row.hours,
    signer_name: row.signerName,
    signer_role: row.signerRole,
    signature_url: row.signatureUrl,
    issued_on: row.issuedOn,
    valid_until: row.validUntil,
  };
}

/** For its holder, and for those who run the organization. */
export function presentCertificate(shown: Shown, now: Date): Certificate {
  const { certificate: row } = shown;
  return {
    ...factsOf(shown),
    holder_name: row.holderName,
    state: stateOf(row, now),
    name_shown: row.nameShown,
    revoked_at: row.revokedAt?.toISOString() ?? null,
    revoke_reason: row.revokeReason,
    replaced_by: row.replacedBy,
  };
}

/** For a stranger: as much of the name as its holder chose, and of one that was withdrawn nobody's. */
export function presentToStranger(
  shown: Shown,
  { newerId, taught }: { newerId: string | null; taught: readonly OutlineChapter[] },
  now: Date,
): VerifiedCertificate {
  const { certificate: row } = shown;
  const state = stateOf(row, now);
  if (state === 'revoked')
    return {
      state,
      id: row.id,
      title: row.title,
      organization_id: row.orgId,
      organization_name: row.organizationName,
      revoked_on: row.revokedAt!.toISOString().slice(0, 10),
      newer_id: row.replacedBy ?? newerId,
    };
  const holder = { full: row.holderName, initials: initialsOf(row.holderName), none: null }[row.nameShown];
  return {
    state,
    ...factsOf(shown),
    holder_name: holder,
    has_credential: row.nameShown === 'full',
    taught: [...taught],
    newer_id: newerId,
  };
}

function initialsOf(name: string): string {
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const first = (word: string) => [...letters.segment(word)][0]?.segment ?? '';
  return name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${first(word)}.`)
    .join(' ');
}
