import type { FileStore } from '#adapters/files/port.ts';
import { fileAddress } from '#platform/files/file-keys.ts';
import { pictureTask } from '#platform/files/pictures.ts';
import { inProcess } from '#platform/untrusted/in-process.ts';
import type { NewAsset } from './library.repository.ts';
import { rewritePlaylist } from '../media/playlist.ts';
import type { HashedMedia } from '../media/media-file.ts';
import { BrokenFile } from '../files/problem.ts';

/** Longest side of a picture as browsers get it. */
const SERVED_PX = 2000;

/**
 * Puts files into the store under names made of their content: the same file is stored once, and what a failed import
 * leaves behind is found again by the next. Playlists come last, since they name the addresses of their parts.
 */
export async function storeMedia(
  files: FileStore,
  { orgId, media, wanted, onStored }: StoreInput,
): Promise<NewAsset[]> {
  const keyOf = (file: HashedMedia, suffix = '') =>
    `content/${orgId}/${file.sha256.slice(0, 40)}${suffix}.${file.type.extension}`;
  const stored: NewAsset[] = [];
  for (const file of wanted) {
    const originalKey = keyOf(file);
    onStored(originalKey);
    if (!(await files.find(originalKey))) await files.put(originalKey, file.file.open(), file.type.contentType);
    const served = await serveAs(file, { media, keyOf });
    if (served) onStored(served.key);
    if (served && !(await files.find(served.key))) await files.put(served.key, served.body, served.type);
    stored.push({
      path: file.path,
      sha256: file.sha256,
      bytes: file.file.bytes,
      contentType: file.type.contentType,
      originalKey,
      servedKey: served?.key ?? originalKey,
      servedType: served?.type ?? file.type.contentType,
      width: file.width,
      height: file.height,
    });
  }
  return stored;
}

interface StoreInput {
  readonly orgId: string;
  readonly media: readonly HashedMedia[];
  /** Those that the store does not have yet. */
  readonly wanted: readonly HashedMedia[];
  /** Hears each key before it is written. */
  onStored(key: string): void;
}

interface Keys {
  readonly media: readonly HashedMedia[];
  keyOf(file: HashedMedia, suffix?: string): string;
}

/** What browsers get instead of the file itself; null when they get the file. */
async function serveAs(
  file: HashedMedia,
  { media, keyOf }: Keys,
): Promise<{ key: string; body: Buffer; type: string } | null> {
  if (file.type.family === 'picture') {
    // Re-encoded: smaller, the right way up, and without what a camera writes into it.
    const webp = await inProcess(pictureTask('toWebp'), {
      picture: await file.file.read(),
      width: SERVED_PX,
      height: SERVED_PX,
      fit: 'inside',
      isAnimated: file.type.extension === 'gif',
    });
    if (!webp) throw new BrokenFile(file.file.path, 'The picture cannot be read.');
    const body = Buffer.from(webp);
    return { key: keyOf(file, '-web').replace(/\.\w+$/, '.webp'), body, type: 'image/webp' };
  }
  if (file.type.family === 'playlist') {
    const addresses = new Map(file.parts.map(({ uri, path }) => [uri, media.find((part) => part.file.path === path)]));
    const playlist = rewritePlaylist((await file.file.read()).toString('utf8'), (uri) => {
      const part = addresses.get(uri);
      return part ? fileAddress(part.type.family === 'playlist' ? keyOf(part, '-web') : keyOf(part)) : uri;
    });
    return { key: keyOf(file, '-web'), body: Buffer.from(playlist), type: file.type.contentType };
  }
  return null;
}
