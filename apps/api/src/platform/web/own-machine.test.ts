import { expect, test } from 'vitest';
import { isFromOwnMachine } from './own-machine.ts';

test.each([
  ['the machine itself', { ip: '127.0.0.1', host: 'localhost:3000', headers: {} }, true],
  ['the machine itself by its other address', { ip: '::1', host: '[::1]:3000', headers: {} }, true],
  ['the machine itself by both at once', { ip: '::ffff:127.0.0.1', host: '127.0.0.1:3000', headers: {} }, true],
  ['another machine', { ip: '10.0.0.9', host: 'localhost:3000', headers: {} }, false],
  [
    'a proxy on the same machine',
    { ip: '127.0.0.1', host: 'localhost:3000', headers: { 'x-forwarded-for': '10.0.0.9' } },
    false,
  ],
  ['a proxy that keeps the name', { ip: '127.0.0.1', host: 'learn.example.org', headers: {} }, false],
  ['a page whose name was pointed here', { ip: '127.0.0.1', host: 'evil.example:3000', headers: {} }, false],
])('a request of %s', (_, request, isOwn) => {
  expect(isFromOwnMachine(request)).toBe(isOwn);
});
