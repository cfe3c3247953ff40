import { expect, test } from 'vitest';
import { authorizedDomains, publicUrlOf } from './public-url.ts';

test.each([
  [{ HOST: '127.0.0.1', PORT: 3000 }, 'http://localhost:3000'],
  [{ HOST: '0.0.0.0', PORT: 80 }, 'http://localhost:80'],
  [{ HOST: '::', PORT: 3000 }, 'http://localhost:3000'],
  [{ HOST: '10.0.0.7', PORT: 3000 }, 'http://10.0.0.7:3000'],
  [{ HOST: 'fd00::7', PORT: 3000 }, 'http://[fd00::7]:3000'],
  [{ HOST: '127.0.0.1', PORT: 3000, PUBLIC_URL: 'https://learn.example.org' }, 'https://learn.example.org'],
])('%j is reached under %s', (settings, expected) => {
  expect(publicUrlOf(settings)).toBe(expected);
});

test("one's own machine goes by all its names, a public server by its own and those it was given", () => {
  expect(authorizedDomains('http://localhost:3000', [])).toEqual(['localhost', '127.0.0.1', '[::1]']);
  expect(authorizedDomains('https://learn.example.org', ['www.example.org'])).toEqual([
    'learn.example.org',
    'www.example.org',
  ]);
});
