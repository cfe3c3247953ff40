import { expect, test } from 'vitest';
import { hashOfChunk, readChunkHash } from './chunk-address.ts';

test.each([
  [{ paragraph: 4 }, '#p-4'],
  [{ seconds: 83.7 }, '#t=83'],
  [{}, ''],
])('the chunk %o stands in an address as %s', (chunk, hash) => expect(hashOfChunk(chunk)).toBe(hash));

test.each([
  ['#p-4', { paragraph: 4 }],
  ['#t=83', { seconds: 83 }],
  ['#p-', null],
  ['#t=-1', null],
  ['#the-scales', null],
  ['', null],
])('%s opens an item at %o', (hash, chunk) => expect(readChunkHash(hash)).toEqual(chunk));
