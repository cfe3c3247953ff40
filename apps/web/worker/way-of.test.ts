import { expect, test } from 'vitest';
import { type RequestFacts, wayOf } from './way-of.ts';

const ORIGIN = 'https://learn.example';

const ask = (path: string, more: Partial<RequestFacts> = {}) =>
  wayOf({ method: 'GET', url: new URL(path, ORIGIN), mode: 'cors', destination: '', hasRange: false, ...more }, ORIGIN);

test.for(['/', '/o/riverside/content/first-look', '/signin?next=1'])(
  'the address of a screen (%s) opens without a network',
  (path) => {
    expect(ask(path, { mode: 'navigate', destination: 'document' })).toBe('page');
  },
);

test.for(['/api/v1/organizations/riverside/home', '/identitytoolkit.googleapis.com/v1/accounts:lookup', '/healthz'])(
  'what is answered to a person (%s) is never kept by the worker',
  (path) => {
    expect(ask(path)).toBe('network');
    expect(ask(path, { mode: 'navigate', destination: 'document' })).toBe('network');
  },
);

test('pictures and captions of what is read are kept; films, downloads and parts of files are not', () => {
  expect([ask('/files/a/b.webp', { destination: 'image' }), ask('/files/a/b.vtt', { destination: 'track' })]).toEqual([
    'file',
    'file',
  ]);
  expect(ask('/files/a/b.svg', { destination: '' })).toBe('file');
  expect(ask('/files/a/b.pdf', { destination: '' })).toBe('network');
  expect(ask('/files/a/b.mp4', { destination: 'video' })).toBe('network');
  expect(ask('/files/a/b.webp', { destination: 'image', hasRange: true })).toBe('network');
  expect(ask('/files/a/export.zip', { mode: 'navigate', destination: 'document' })).toBe('network');
});

test('writes and other origins are left alone', () => {
  expect(ask('/o/riverside/home', { method: 'POST', mode: 'navigate' })).toBe('network');
  expect(
    wayOf(
      {
        method: 'GET',
        url: new URL('https://elsewhere.example/assets/a.js'),
        mode: 'cors',
        destination: 'script',
        hasRange: false,
      },
      ORIGIN,
    ),
  ).toBe('network');
});

test('hashed files come from the device, the configuration from the network first', () => {
  expect([ask('/assets/index-a1.js', { destination: 'script' }), ask('/config.json')]).toEqual(['asset', 'fresh']);
});
