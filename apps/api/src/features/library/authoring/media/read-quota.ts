import { storageQuotaOf } from '#features/organizations/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { AppError } from '#platform/http/app-error.ts';
import { readStoredLibrary } from '../../import/library.repository.ts';
import { sumDraftBytes } from '../drafts.repository.ts';

interface MediaQuota {
  /** What the library, its drafts and members' own files come to. */
  readonly usedBytes: number;
  readonly quotaBytes: number;
}

export async function readQuota(scope: OrganizationScope, ofServer: number): Promise<MediaQuota> {
  const { assets, ownBytes } = await readStoredLibrary(scope);
  const stored = [...assets.values()].reduce((sum, asset) => sum + asset.bytes, 0);
  return {
    usedBytes: stored + ownBytes + (await sumDraftBytes(scope)),
    quotaBytes: await storageQuotaOf(scope, ofServer),
  };
}

const MEGABYTE = 1024 * 1024;
const megabytes = (bytes: number) => Math.ceil(bytes / MEGABYTE);

/** Says what an organization's files would come to with this one, uploads under way among them. */
export function refuseForQuota(
  { name, bytes }: { readonly name: string; readonly bytes: number },
  underWay: readonly { readonly bytes: number }[],
  { usedBytes, quotaBytes }: MediaQuota,
): never {
  const total = underWay.reduce((sum, each) => sum + each.bytes, usedBytes + bytes);
  throw new AppError('payload_too_large', [
    {
      path: name,
      message: `The pictures and films of this organization would come to ${megabytes(total)} MB; it may have ${megabytes(quotaBytes)} MB. Take some out, or ask whoever runs this server for more.`,
    },
  ]);
}
