/**
 * The part of an item that an answer rests on. A paragraph is a block of the article's text at its top level, counted
 * from 1; seconds count from the start of a video.
 */
export interface Chunk {
  readonly paragraph?: number | undefined;
  readonly seconds?: number | undefined;
}

/** The end of an address that opens an item at a chunk: `#p-4`, `#t=83`; empty for the item as a whole. */
export function hashOfChunk({ paragraph, seconds }: Chunk): string {
  if (paragraph !== undefined) return `#p-${paragraph}`;
  return seconds === undefined ? '' : `#t=${Math.floor(seconds)}`;
}

/** Reads what `hashOfChunk` wrote; null for any other hash. */
export function readChunkHash(hash: string): Chunk | null {
  const [, paragraph, seconds] = /^#(?:p-(\d{1,5})|t=(\d{1,6}))$/.exec(hash) ?? [];
  if (paragraph !== undefined) return { paragraph: Number(paragraph) };
  return seconds === undefined ? null : { seconds: Number(seconds) };
}
