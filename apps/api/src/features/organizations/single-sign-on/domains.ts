import { randomBytes } from 'node:crypto';
import { MOST_SIGN_ON_DOMAINS } from '@snapwell/contract/organizations/single-sign-on/single-sign-on.limits';
import type { SignOnDomain } from '@snapwell/contract/organizations/single-sign-on/single-sign-on.schemas';
import { recordAct } from '#platform/audit/audit-log.ts';
import { inOrganization, isUniqueViolation } from '#platform/database/transaction.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { lockOrganization } from '../organizations.repository.ts';
import { byCaller, followRequirement } from './connections.ts';
import { presentDomain, proofOf } from './present-domain.ts';
import { deleteDomain, findDomainRow, insertDomain, listDomainRows, markProven } from './single-sign-on.repository.ts';

/** Names a domain. Its proof is made once: asked again, the answer is the same. */
export function addDomain(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  caller: OrganizationCaller,
  domain: string,
): Promise<SignOnDomain> {
  return inOrganization(db, caller.orgId, async (scope) => {
    await lockOrganization(scope);
    const known = await listDomainRows(scope);
    const same = known.find((row) => row.domain === domain);
    if (same) return presentDomain(same);
    if (known.length >= MOST_SIGN_ON_DOMAINS) throw new AppError('limit_reached');
    const row = await insertDomain(scope, domain, randomBytes(24).toString('base64url'));
    const act = { act: 'sign_on_domain_added', target: domain, at: clock.now() };
    await recordAct(scope.tx, { ...byCaller(caller), ...act });
    return presentDomain(row);
  });
}

/** Looks for the proof in the DNS. The system administrator may do without: some servers see no DNS of the internet. */
export async function proveDomain(
  { db, clock, textRecords }: Pick<World, 'db' | 'clock' | 'textRecords'>,
  caller: OrganizationCaller,
  { domain, isWithoutDns }: { domain: string; isWithoutDns: boolean },
): Promise<SignOnDomain> {
  if (isWithoutDns && caller.role !== 'ADMIN') throw new AppError('insufficient_permissions');
  const row = await inOrganization(db, caller.orgId, (scope) => findDomainRow(scope, domain));
  if (!row) throw new AppError('not_found');
  if (row.provenAt) return presentDomain(row);
  const { record_name: name, record_value: value } = proofOf(row);
  if (!isWithoutDns && !(await textRecords.find(name)).includes(value)) throw new AppError('domain_proof_missing');
  const at = clock.now();
  try {
    return await inOrganization(db, caller.orgId, async (scope) => {
      const proven = await markProven(scope, domain, at);
      await followRequirement(scope);
      const details = { is_without_dns: isWithoutDns };
      await recordAct(scope.tx, { ...byCaller(caller), act: 'sign_on_domain_proven', target: domain, details, at });
      return presentDomain(proven);
    });
  } catch (error) {
    throw isUniqueViolation(error, 'sign_on_domains_proven_once') ? new AppError('domain_taken') : error;
  }
}

export function removeDomain(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  caller: OrganizationCaller,
  domain: string,
): Promise<{ is_deleted: true }> {
  return inOrganization(db, caller.orgId, async (scope) => {
    if (!(await deleteDomain(scope, domain))) throw new AppError('not_found');
    await followRequirement(scope);
    const act = { act: 'sign_on_domain_removed', target: domain, at: clock.now() };
    await recordAct(scope.tx, { ...byCaller(caller), ...act });
    return { is_deleted: true };
  });
}
