import { AppError } from '#platform/http/app-error.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { lockMemberQuota, readQuotas } from './quotas.repository.ts';

const MEGABYTE = 1024 * 1024;

/** What the pictures and films of an organization may come to, in bytes. */
export async function storageQuotaOf(scope: OrganizationScope, serverBytes: number): Promise<number> {
  const { storageMb } = await readQuotas(scope);
  return storageMb === null ? serverBytes : storageMb * MEGABYTE;
}

/** How many questions an organization may ask the assistant in a day. */
export async function questionQuotaOf(scope: OrganizationScope, serverQuestions: number): Promise<number> {
  return (await readQuotas(scope)).assistantQuestions ?? serverQuestions;
}

/** Refuses where an organization has as many members as it may have. */
export async function refuseBeyondMemberQuota(scope: OrganizationScope): Promise<void> {
  const held = await lockMemberQuota(scope);
  if (held && held.members >= held.quota) throw new AppError('member_quota_reached');
}
