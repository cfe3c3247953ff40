import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DOCUMENT_PICTURES } from '@snapwell/contract/library/documents/documents.limits';
import sharp, { type Sharp } from 'sharp';
import { MAX_PIXELS } from '#platform/untrusted/picture-limits.ts';
import type { DocumentNotes, PictureBox, SourcePicture } from './source-document.ts';

/** Longest side, as of every picture that browsers get. */
const SERVED_PX = 2000;
/** Lines, bullets and logos are smaller. */
const LEAST_PX = 24;
const READABLE = new Set(['jpeg', 'png', 'webp', 'gif', 'tiff', 'heif']);

/**
 * Decodes the pictures of a document and writes each anew into a folder: nothing of the original bytes survives. The
 * same picture is written once.
 */
export function createPictureBox(folder: string, notes: DocumentNotes): PictureBox & { list(): SourcePicture[] } {
  const byHash = new Map<string, SourcePicture | null>();
  const pictures: SourcePicture[] = [];
  const save = async (hash: string, open: () => Sharp): Promise<SourcePicture | null> => {
    const known = byHash.get(hash);
    if (known !== undefined) return known;
    if (pictures.length >= DOCUMENT_PICTURES) {
      notes.add('too_many_pictures');
      return null;
    }
    const name = `media/picture-${pictures.length + 1}.webp`;
    const picture = await write(open, { name, path: join(folder, `picture-${pictures.length + 1}.webp`) });
    if (picture) pictures.push(picture);
    byHash.set(hash, picture);
    return picture;
  };
  const limits = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
  return {
    add: (bytes) => save(hashOf(bytes), () => sharp(bytes, limits).autoOrient()),
    addPixels: ({ data, width, height, channels }) =>
      save(hashOf(data), () => sharp(data, { ...limits, raw: { width, height, channels } })),
    list: () => pictures,
  };
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function write(
  open: () => Sharp,
  { name, path }: Pick<SourcePicture, 'name' | 'path'>,
): Promise<SourcePicture | null> {
  try {
    const decoded = open();
    const { format, width: from, height: high } = await decoded.metadata();
    if (format !== 'raw' && !READABLE.has(format)) return null;
    if (from < LEAST_PX || high < LEAST_PX) return null;
    const size = { width: SERVED_PX, height: SERVED_PX, fit: 'inside', withoutEnlargement: true } as const;
    const { data, info } = await decoded
      .resize(size)
      .webp({ quality: 82, effort: 2 })
      .toBuffer({ resolveWithObject: true });
    await writeFile(path, data);
    return { name, path, width: info.width, height: info.height, bytes: data.length };
  } catch {
    // Whatever the decoder stumbles over, the picture is at fault.
    return null;
  }
}
