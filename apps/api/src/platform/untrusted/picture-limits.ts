/** A small file can unfold into an enormous picture. */
export const MAX_PIXELS = 60_000_000;
