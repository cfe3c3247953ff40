import sharp, { type Sharp } from 'sharp';
import { AppError } from './app-error.ts';

/** What a picture may be, by its content. SVG is a program, so it is not among them. */
const READABLE = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);
const MAX_PIXELS = 60_000_000;

/** Reads an uploaded picture and makes it a WebP file of this size; what sticks out is cut off. */
export async function toPoster(upload: Buffer, widthPx: number, heightPx: number): Promise<Buffer> {
  return reencode(upload, (picture) => picture.resize(widthPx, heightPx, { fit: 'cover' }));
}

/**
 * Reads an uploaded picture and makes it a WebP square: `cover` cuts the edges off (faces), `contain` keeps all of it
 * (logos). Nothing of the original file survives, so neither does its place, its camera or anything hidden in it.
 */
export async function toSquarePicture(upload: Buffer, sidePx: number, fit: 'cover' | 'contain'): Promise<Buffer> {
  return reencode(upload, (picture) =>
    picture.resize(sidePx, sidePx, { fit, background: { r: 0, g: 0, b: 0, alpha: 0 } }),
  );
}

async function reencode(upload: Buffer, resize: (picture: Sharp) => Sharp): Promise<Buffer> {
  try {
    const picture = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!READABLE.has(format)) throw new AppError('unreadable_picture');
    return await resize(picture.autoOrient()).webp({ quality: 82 }).toBuffer();
  } catch {
    // Whatever the decoder stumbles over, the file is at fault.
    throw new AppError('unreadable_picture');
  }
}
