import { expect, test } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

const error = {
  category: 'javascript',
  message: "Cannot read 'id' of undefined (item 17 of 4f6c2b1e-8a57-4f0c-9d53-0b8f1d2a7c11)",
  stack: "TypeError: Cannot read 'id'\n    at openItem (https://a.example/assets/home-B7xK2_qz.js:1:2345)\n    at x",
} as const;

test.each([
  [
    'other numbers and ids in the message',
    { message: "Cannot read 'id' of undefined (item 3 of 00000000-8a57-4f0c-9d53-0b8f1d2a7c11)" },
  ],
  [
    'another build and another address',
    { stack: error.stack.replace('a.example', 'b.example').replace('B7xK2_qz', 'C8yL3-ra').replace('2345', '99') },
  ],
])('%s make no other error', (_, change) => {
  expect(fingerprintOf({ ...error, ...change })).toBe(fingerprintOf(error));
});

test.each([
  ['another kind', { category: 'render' as const }],
  ['another message', { message: 'Failed to fetch' }],
  ['another function', { stack: error.stack.replace('openItem', 'closeItem') }],
  ['another call', { endpoint: 'GET /api/v1/organizations' }],
  ['another status', { status: 500 }],
])('%s is another error', (_, change) => {
  expect(fingerprintOf({ ...error, ...change })).not.toBe(fingerprintOf(error));
});
