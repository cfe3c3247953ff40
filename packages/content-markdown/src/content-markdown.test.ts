import { toString } from 'mdast-util-to-string';
import { expect, test } from 'vitest';
import { parseAsWords, parseContent } from './parse.ts';

/** The marks of the first paragraph: `text|sub:2|...`. */
function marksOf(markdown: string): string {
  const [block] = parseContent(markdown).children;
  const parts = block && 'children' in block ? block.children : [];
  return parts
    .map((node) =>
      node.type === 'shifted' ? `${node.data.hName}:${toString(node)}` : `${node.type}:${toString(node)}`,
    )
    .join('|');
}

test.each([
  ['H~2~O', 'text:H|sub:2|text:O'],
  ['x^2^ and 10^-3^', 'text:x|sup:2|text: and 10|sup:-3'],
  ['~~gone~~', 'delete:gone'],
  ['~~gone~~ and CO~2~', 'delete:gone|text: and CO|sub:2'],
  ['about ~5 ml and ~10 ml', 'text:about ~5 ml and ~10 ml'],
  [String.raw`H\~2\~O`, 'text:H~2~O'],
  ['`H~2~O`', 'inlineCode:H~2~O'],
  ['a ~ b ~ c', 'text:a ~ b ~ c'],
  ['It costs $5 or $6.', 'text:It costs $5 or $6.'],
  ['half is $$\\frac{1}{2}$$ here', 'text:half is |inlineMath:\\frac{1}{2}|text: here'],
  ['$$a_1*b*c_2$$', 'inlineMath:a_1*b*c_2'],
])('%s is read as it is meant', (markdown, marks) => {
  expect(marksOf(markdown)).toBe(marks);
});

test('a formula may stand on lines of its own', () => {
  expect(parseContent('$$\na\n= b\n$$').children).toMatchObject([{ type: 'math', value: 'a\n= b' }]);
});

test('as words a formula is what one would type', () => {
  const words = (markdown: string) => toString(parseAsWords(markdown));
  expect(words('Dose: $$\\frac{dose}{weight} \\times 2$$, H~2~O, 10^3^, x^n^')).toBe(
    'Dose: dose/weight × 2, H2O, 10³, xⁿ',
  );
  expect(words('$$\\ce{2H2 + O2 -> 2H2O}$$')).toBe('2H2 + O2 -> 2H2O');
});
