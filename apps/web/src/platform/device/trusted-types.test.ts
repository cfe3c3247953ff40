import { expect, test } from 'vitest';
import { trusted } from './trusted-types.ts';

test.each([
  ['an entity', '&nbsp;', 'Element innerHTML', true],
  ['a numbered entity', '&#x41;', 'Element innerHTML', true],
  ['a document that runs nothing', '<p>words</p>', 'DOMParser parseFromString', true],
  ['markup', '<img src=x onerror=alert(1)>', 'Element innerHTML', false],
  ['an entity with more behind it', '&lt;<b>', 'Element innerHTML', false],
] as const)('%s: %s', (_, html, sink, passes) => {
  expect(trusted.html(html, sink)).toBe(passes ? html : null);
});

test('a library that asks by itself is sent away, so that it takes a policy of its own', () => {
  expect(() => trusted.html('<p>words</p>', undefined)).toThrow('Only the browser');
});

test.each([
  ['/worker.js', true],
  ['blob:https://learn.example.org/1b4e', true],
  ['https://evil.example/worker.js', false],
  ['//evil.example/worker.js', false],
  ['blob:https://evil.example/1b4e', false],
  ['data:text/javascript,alert(1)', false],
])('a script at %s', (url, passes) => {
  expect(trusted.scriptUrl(url, 'https://learn.example.org')).toBe(passes ? url : null);
});
