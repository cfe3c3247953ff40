import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { solveChallenge } from './proof-of-work.ts';
import { sha256Start } from './sha256.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest();

test.for(['', 'abc', 'Zahl für Zahl', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'x'.repeat(500)])(
  'the hash of a text is the one that everybody computes: %s',
  (text) => expect(sha256Start(text)).toBe(hashOf(text).readUInt32BE(0)),
);

test('what is found goes with the challenge', async () => {
  const solution = await solveChallenge('a form', 10, new AbortController().signal);
  expect(Math.clz32(hashOf(`a form:${solution}`).readUInt32BE(0))).toBeGreaterThanOrEqual(10);
});

test('nobody looks on for a form that was left', async () => {
  expect(await solveChallenge('a form', 32, AbortSignal.abort())).toBeNull();
});
