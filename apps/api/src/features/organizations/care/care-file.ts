import { type CareSettings, careKinds, noCareSettings } from '@snapwell/contract/copilot/care.schemas';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { findCare, saveCare } from './care.repository.ts';

/**
 * Brings in what a file says to somebody who needs help first. A file that does not say anything of it leaves what was
 * set: no library takes the emergency call of a house away by being silent.
 */
export async function importCare(scope: OrganizationScope, care: CareSettings | undefined): Promise<void> {
  if (care) await saveCare(scope, care);
}

/** What is set when it differs from what the file says. Null when the file is still right. */
export async function changedCare(
  scope: OrganizationScope,
  care: CareSettings = noCareSettings,
): Promise<CareSettings | null> {
  const set = await findCare(scope);
  return saysTheSame(set, care) ? null : set;
}

const saysTheSame = (one: CareSettings, other: CareSettings): boolean =>
  one.country === other.country &&
  one.house_call === other.house_call &&
  one.support === other.support &&
  careKinds.every((kind) => one.texts[kind] === other.texts[kind]);
