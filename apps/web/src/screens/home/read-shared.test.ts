import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readShared } from './read-shared.ts';

const ORIGIN = 'https://learn.example';
const ARTICLE = '/o/riverside/content/ask-first';
const read = (parts: Record<string, string>) => readShared(new URLSearchParams(parts), ORIGIN);

test.for([
  ['an address of this server', { shared_url: ORIGIN + ARTICLE }, { kind: 'page', address: ARTICLE }],
  ['an address within words', { shared_text: `Look: ${ORIGIN}${ARTICLE}` }, { kind: 'page', address: ARTICLE }],
  ['the address of the server itself', { shared_url: ORIGIN }, { kind: 'page', address: '/' }],
  [
    'a passage that was marked',
    { shared_text: '“pain scale” https://news.example/a' },
    { kind: 'words', words: 'pain scale' },
  ],
  [
    'a page of elsewhere',
    { shared_title: 'Falls', shared_text: 'https://a.example' },
    { kind: 'words', words: 'Falls' },
  ],
  [
    'an address that would lead away',
    { shared_url: `${ORIGIN}//evil.example` },
    { kind: 'page', address: '/evil.example' },
  ],
  ['a page that looks like ours', { shared_url: `${ORIGIN}.evil.example/x` }, null],
  ['nothing', {}, null],
] as const)('%s is read from what was shared', ([, parts, expected]) => expect(read(parts)).toEqual(expected));

test('a long passage is cut to what can be looked for', () =>
  expect(read({ shared_text: 'pain '.repeat(100) })).toMatchObject({
    kind: 'words',
    words: expect.stringMatching(/^.{200}$/),
  }));

test('the manifest shares by the names that are read', () => {
  const { share_target: target } = JSON.parse(readFileSync('apps/web/public/manifest.webmanifest', 'utf8'));
  expect(target.action).toBe('/home');
  expect(Object.values(target.params).toSorted()).toEqual(['shared_text', 'shared_title', 'shared_url']);
});
