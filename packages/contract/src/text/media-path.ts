import { z } from 'zod';

/**
 * A media file beside a content file: `media/scale.svg`, or `../media/scale.svg` for one that a module's chapters
 * share.
 */
export const MEDIA_PATH =
  /^(?:\.\.\/)?media\/(?:[A-Za-z0-9][A-Za-z0-9_-]*\/)*[A-Za-z0-9][A-Za-z0-9._-]*\.[A-Za-z0-9]+$/;

export const mediaPath = z
  .string()
  .max(200)
  .regex(MEDIA_PATH, "Name a file in the folder 'media' beside this one, for example media/scale.svg.");

/** Every media file that a body names, each once, in the order of first use. */
export function mediaPathsIn(body: unknown): string[] {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      if (MEDIA_PATH.test(value)) found.add(value);
    } else if (Array.isArray(value)) for (const item of value) look(item);
    else if (value !== null && typeof value === 'object') for (const item of Object.values(value)) look(item);
  };
  look(body);
  return [...found];
}
