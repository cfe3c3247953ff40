import { AppError } from '../http/app-error.ts';
import { inProcess } from '../untrusted/in-process.ts';
import type * as tasks from '../untrusted/picture-tasks.ts';
import { LimitReached, tasksOf } from '../untrusted/task.ts';

const LIMIT_MS = 20_000;

/** Pictures are decoded apart from the server. */
export const pictureTask = tasksOf<typeof tasks>(new URL('../untrusted/picture-tasks.ts', import.meta.url), LIMIT_MS);

/** Reads an uploaded picture and makes it a WebP file of this size; what sticks out is cut off. */
export function toPoster(upload: Buffer, widthPx: number, heightPx: number): Promise<Buffer> {
  return toWebp({ picture: upload, width: widthPx, height: heightPx, fit: 'cover' });
}

/**
 * Reads an uploaded picture and makes it a WebP square: `cover` cuts the edges off (faces), `contain` keeps all of it
 * (logos).
 */
export function toSquarePicture(upload: Buffer, sidePx: number, fit: 'cover' | 'contain'): Promise<Buffer> {
  return toWebp({ picture: upload, width: sidePx, height: sidePx, fit });
}

/** Reads an uploaded picture and makes it a WebP file no larger than this, with all of it and its clear parts. */
export function toPictureInside(upload: Buffer, widthPx: number, heightPx: number): Promise<Buffer> {
  return toWebp({ picture: upload, width: widthPx, height: heightPx, fit: 'inside' });
}

/** A stored picture as what paper is printed from; null when it cannot be read. */
export async function toPng(picture: Uint8Array): Promise<Buffer | null> {
  const png = await inProcess(pictureTask('toPng'), picture);
  return png && Buffer.from(png);
}

async function toWebp(input: Parameters<typeof tasks.toWebp>[0]): Promise<Buffer> {
  try {
    const webp = await inProcess(pictureTask('toWebp'), input);
    if (webp) return Buffer.from(webp);
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
  }
  throw new AppError('unreadable_picture');
}
