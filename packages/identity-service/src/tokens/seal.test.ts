import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, unseal } from './seal.ts';

const key = randomBytes(32);

test('what is sealed comes back with the same key', () => {
  expect(unseal(key, seal(key, 'a private key'))).toBe('a private key');
});

test('sealing twice looks different', () => {
  expect(seal(key, 'a private key')).not.toBe(seal(key, 'a private key'));
});

test('another key, or a changed text, opens nothing', () => {
  const sealed = seal(key, 'a private key');
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[bytes.length - 1]! ^= 1;
  expect(() => unseal(randomBytes(32), sealed)).toThrow('unable to authenticate data');
  expect(() => unseal(key, bytes.toString('base64url'))).toThrow('unable to authenticate data');
});
