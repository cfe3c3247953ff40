import { expect, test } from 'vitest';
import { checkMarkdown } from './markdown-limits.ts';

const lines = (count: number, line: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => line(i)).join('\n');

test.for([
  ['lists in lists', lines(2000, (i) => `${' '.repeat(2 * i)}- a`), 'characters'],
  ['lists in lists by tabs', lines(400, (i) => `${'\t'.repeat(i)}- a`), 'indented by 100'],
  ['lists in lists on one line, with a text', `${'- '.repeat(5000)}a`, '8 deep'],
  ['numbers in numbers on one line', `${'1. '.repeat(5000)}a`, '8 deep'],
  ['quotes in quotes', `${'>'.repeat(5000)}a`, '8 deep'],
  ['very many lists', 'a\n\n- b\n\n'.repeat(3000), 'lines'],
  ['many short lists', '- b\n\nx\n'.repeat(1600), '1500 list items'],
  ['pictures in pictures', '![a]('.repeat(12_800), '1000 marks'],
  ['brackets that are none', `[${'a\\]'.repeat(2000)}]`, '1000 marks'],
  ['emphasis that never ends', 'a*_'.repeat(3000), '1000 marks'],
  ['a very wide table', `${'|a'.repeat(200)}|`, '60 columns'],
  ['a million cells', `${'|a'.repeat(50)}|\n`.repeat(900), '5000 cells'],
  ['very many lines', '\n'.repeat(6000), '5000 lines'],
] as const)('a text with %s is refused', ([, text, message]) => {
  expect(checkMarkdown(text)?.message).toContain(message);
});

test('the first line that is too much is named', () => {
  expect(checkMarkdown(`Text.\n\n${'> '.repeat(9)}a`)).toEqual({ line: 3, message: expect.any(String) });
});

test('an ordinary article is within the limits', () => {
  const list = '- **A point.** With [a link](https://example.org).\n  - and one below it\n';
  const table = '| a | b | c |\n|---|---|---|\n' + '| x | y | z |\n'.repeat(50);
  expect(
    checkMarkdown(`## Title\n\n${list.repeat(100)}\n> [!TIP]\n> Try it.\n\n${table}\n- - - - - - - - - -\n`),
  ).toBeNull();
});
