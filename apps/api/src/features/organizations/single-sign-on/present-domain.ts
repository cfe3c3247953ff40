import { BRAND } from '@snapwell/contract/brand';
import type { SignOnDomain } from '@snapwell/contract/organizations/single-sign-on/single-sign-on.schemas';
import type { DomainRow } from './single-sign-on.repository.ts';

const NAME = BRAND.toLowerCase();

/** The TXT record that proves a domain: where it stands, and what it says. */
export const proofOf = ({ domain, token }: Pick<DomainRow, 'domain' | 'token'>) => ({
  record_name: `_${NAME}-verification.${domain}`,
  record_value: `${NAME}-verification=${token}`,
});

export function presentDomain(row: DomainRow): SignOnDomain {
  return { domain: row.domain, ...proofOf(row), proven_at: row.provenAt?.toISOString() ?? null };
}
