import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { PassageSearch } from './port.ts';
import { DIMENSIONS } from './vectors.ts';

/** A record: the beginning of the text's hash, then its meaning. */
const HASH_BYTES = 8;
const RECORD_BYTES = HASH_BYTES + DIMENSIONS;

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest().subarray(0, HASH_BYTES);

/**
 * Meanings that were computed before, for texts that come with the product. They are the encoder's own, so that
 * nothing depends on them but time.
 */
export function packMeanings(texts: readonly string[], vectors: readonly Int8Array[]): Buffer {
  const records = new Map(
    texts.map((text, i) => [
      hashOf(text).toString('hex'),
      Buffer.concat([hashOf(text), Buffer.from(vectors[i]!.buffer)]),
    ]),
  );
  return Buffer.concat([...records].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, record]) => record));
}

/** A search that looks the meanings of known texts up. */
export function withKnownMeanings(search: PassageSearch, files: readonly string[]): PassageSearch {
  let known: Map<string, Int8Array> | undefined;
  return {
    ...search,
    get hasMeaning() {
      return search.hasMeaning;
    },
    async encode(texts) {
      known ??= new Map(files.filter(existsSync).flatMap((file) => [...unpack(readFileSync(file))]));
      const found = texts.map((text) => known!.get(hashOf(text).toString('hex')));
      const missing = texts.filter((_, i) => !found[i]);
      if (missing.length === 0) return found as Int8Array[];
      const computed = await search.encode(missing);
      return computed && found.map((vector) => vector ?? computed.shift()!);
    },
  };
}

function unpack(bytes: Buffer): Map<string, Int8Array> {
  const known = new Map<string, Int8Array>();
  for (let start = 0; start + RECORD_BYTES <= bytes.length; start += RECORD_BYTES) {
    const record = bytes.subarray(start, start + RECORD_BYTES);
    known.set(record.subarray(0, HASH_BYTES).toString('hex'), new Int8Array(record.subarray(HASH_BYTES)));
  }
  return known;
}
