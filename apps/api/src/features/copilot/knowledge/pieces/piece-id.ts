import { createHash } from 'node:crypto';

/** A piece is known by its words: whatever else of an item changes, what is said of it stays with it. */
export const pieceId = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);
