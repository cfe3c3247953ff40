import { listLedGroups, listLedPeople } from '#features/organizations/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { AssignmentRow } from './assignments.repository.ts';

/** Whom a caller may ask and see: null in both for those who run the organization. */
export interface Reach {
  readonly groupIds: readonly string[] | null;
  readonly uids: readonly string[] | null;
}

export async function reachOf(scope: OrganizationScope, caller: OrganizationCaller): Promise<Reach> {
  return { groupIds: await listLedGroups(scope, caller), uids: await listLedPeople(scope, caller) };
}

type Addressees = Pick<AssignmentRow, 'uids' | 'groupIds'>;

/** True when an assignment asks nobody beyond the caller's groups: only then is it theirs to change. */
export function isWithin({ groupIds, uids }: Reach, asked: Addressees): boolean {
  if (groupIds === null || uids === null) return true;
  const isEverybody = asked.uids.length === 0 && asked.groupIds.length === 0;
  return (
    !isEverybody && asked.groupIds.every((id) => groupIds.includes(id)) && asked.uids.every((uid) => uids.includes(uid))
  );
}

export function refuseBeyond(reach: Reach, asked: Addressees): void {
  if (!isWithin(reach, asked)) throw new AppError('insufficient_permissions');
}

export function refuseStranger({ uids }: Reach, uid: string): void {
  if (uids !== null && !uids.includes(uid)) throw new AppError('not_found');
}
