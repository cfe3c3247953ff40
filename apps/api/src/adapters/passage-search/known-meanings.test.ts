import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packMeanings, withKnownMeanings } from './known-meanings.ts';
import type { PassageSearch } from './port.ts';

const vector = (value: number) => Int8Array.from({ length: 512 }, () => value);

test('the meaning of a known text is looked up, that of a new one computed', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'snapwell-meanings-'));
  const files = ['1.bin', '2.bin', 'missing.bin'].map((name) => join(dir, name));
  writeFileSync(files[0]!, packMeanings(['one', 'one'], [vector(1), vector(1)]));
  writeFileSync(files[1]!, packMeanings(['two'], [vector(2)]));
  const computed: string[] = [];
  const search = {
    hasMeaning: true,
    encode: async (texts: readonly string[]) => texts.map((text) => (computed.push(text), vector(9))),
  } as unknown as PassageSearch;
  const known = withKnownMeanings(search, files);
  expect(await known.encode(['two', 'new', 'one'])).toEqual([vector(2), vector(9), vector(1)]);
  expect(computed).toEqual(['new']);
  rmSync(dir, { recursive: true });
});
