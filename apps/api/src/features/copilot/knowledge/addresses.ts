import { webPath } from '@snapwell/contract/web-routes';
import { type Chunk, hashOfChunk, readChunkHash } from '@snapwell/contract/copilot/chunk-address';
import type { LinkContent } from '@snapwell/contract/copilot/stream.schemas';

interface ContentAddress {
  readonly contentId: string;
  readonly moduleId: string | null;
  readonly chapterId: string | null;
}

/** Where an item opens in the product, with the way back to the conversation (spec §2). */
export function addressOfContent(
  orgId: string,
  { contentId, moduleId, chapterId }: ContentAddress,
  chunk: Chunk = {},
): string {
  const query = new URLSearchParams({
    ...(moduleId && { module_id: moduleId }),
    ...(chapterId && { ch_id: chapterId }),
    from: 'copilot',
  });
  return `${webPath('content', { orgId, contentId })}?${query.toString()}${hashOfChunk(chunk)}`;
}

export function addressOfLink(orgId: string, { args }: LinkContent): string {
  return addressOfContent(orgId, { contentId: args.content_id, moduleId: args.module_id, chapterId: args.chapter_id });
}

/** The item that such an address opens, and where in it; null for another address. */
export function contentAt(address: string): { readonly id: string; readonly chunk: Chunk } | null {
  const [, id, hash = ''] = /^\/o\/[^/]+\/content\/([^/?#]+)[^#]*(#.*)?$/.exec(address) ?? [];
  return id === undefined ? null : { id: decodeURIComponent(id), chunk: readChunkHash(hash) ?? {} };
}
