import { imageSize } from 'image-size';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The pictures that lie beside an item. */
export interface Pictures {
  find(address: string): Buffer | null;
  /** Null when the picture is not there, or is none. */
  sizeOf(address: string): PictureSize | null;
}

/** More than any item names. */
const MOST_PICTURES = 100;

/** The addresses of pictures in the text of an item, as they are written there. */
export function picturesNamedIn(text: string): string[] {
  const addresses = [...text.matchAll(/\b(?:src|data|href)\s*=\s*(?:"([^"<>]{1,300})"|'([^'<>]{1,300})')/g)]
    .map(([, quoted, single]) => quoted ?? single ?? '')
    .filter((address) => /\.(?:png|jpe?g|gif|svg|webp)$/i.test(address));
  return [...new Set(addresses)].slice(0, MOST_PICTURES);
}

/** The size that the head of a picture tells; nothing of it is decoded. Null for what is no picture. */
export function measurePicture(bytes: Uint8Array): PictureSize | null {
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0 ? { width, height } : null;
  } catch {
    return null;
  }
}
