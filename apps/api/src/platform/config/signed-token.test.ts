import { expect, test } from 'vitest';
import { readToken, signToken } from './signed-token.ts';

const key = Buffer.alloc(32, 7);

test('a token gives back its text', () => {
  expect(readToken(key, signToken(key, 'riverside ada'))).toBe('riverside ada');
});

test.each([
  [
    'another text',
    () => `${Buffer.from('riverside eve').toString('base64url')}.${signToken(key, 'riverside ada').split('.')[1]}`,
  ],
  ['another key', () => signToken(Buffer.alloc(32, 8), 'riverside ada')],
  ['no signature', () => Buffer.from('riverside ada').toString('base64url')],
  ['nothing', () => ''],
])('a token with %s is refused', (_, token) => {
  expect(readToken(key, token())).toBeNull();
});
