// Run in a process of its own: what decodes pictures of others is a large program in another language.
import sharp, { type Sharp } from 'sharp';
import { MAX_PIXELS } from './picture-limits.ts';

/** What a picture may be, by its content. SVG is a program, so it is not among them. */
const READABLE = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

interface PictureSize {
  /** As it is stored. */
  readonly pixels: number;
  /** The right way up. */
  readonly width: number;
  readonly height: number;
}

/** Null when it cannot be read. */
export async function readSize(picture: Uint8Array): Promise<PictureSize | null> {
  try {
    const { width, height, autoOrient } = await sharp(picture).metadata();
    return { pixels: width * height, width: autoOrient.width, height: autoOrient.height };
  } catch {
    return null;
  }
}

export interface WebpInput {
  readonly picture: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** `cover` cuts the edges off, `contain` keeps all of it on a clear ground, `inside` makes it no larger than this. */
  readonly fit: 'cover' | 'contain' | 'inside';
  readonly isAnimated?: boolean;
}

/**
 * The picture as WebP of this size, the right way up. Nothing of the original file survives, so neither does its
 * place, its camera or anything hidden in it. Null when it cannot be read.
 */
export async function toWebp({ picture, isAnimated = false, ...size }: WebpInput): Promise<Uint8Array | null> {
  try {
    const decoded = sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: isAnimated });
    const { format } = await decoded.metadata();
    if (!READABLE.has(format)) return null;
    return await resize(decoded.autoOrient(), size).webp({ quality: 82 }).toBuffer();
  } catch {
    // Whatever the decoder stumbles over, the file is at fault.
    return null;
  }
}

function resize(picture: Sharp, { width, height, fit }: Pick<WebpInput, 'width' | 'height' | 'fit'>): Sharp {
  if (fit === 'inside') return picture.resize(width, height, { fit, withoutEnlargement: true });
  return picture.resize(width, height, { fit, background: { r: 0, g: 0, b: 0, alpha: 0 } });
}

/** The picture as PNG, which pages to print are made of. Null when it cannot be read. */
export async function toPng(picture: Uint8Array): Promise<Uint8Array | null> {
  try {
    return await sharp(picture, { limitInputPixels: MAX_PIXELS }).png().toBuffer();
  } catch {
    return null;
  }
}

export interface CardInput {
  /** A picture, or a drawing. */
  readonly picture: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly background: string;
}

/** The picture that is shown beside a link: JPEG, its most lively part. Null when it cannot be read. */
export async function toCard({ picture, width, height, background }: CardInput): Promise<Uint8Array | null> {
  try {
    return await sharp(picture, { limitInputPixels: MAX_PIXELS })
      .resize({ width, height, fit: 'cover', position: 'attention' })
      .flatten({ background })
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer();
  } catch {
    return null;
  }
}
