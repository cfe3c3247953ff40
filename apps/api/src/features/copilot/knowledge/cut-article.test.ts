import { expect, test } from 'vitest';
import { cutArticle } from './cut-article.ts';

test('a row of a table says by itself what its cells are about', () => {
  const rows = cutArticle(
    '| Scale | Good for |\n|---|---|\n| Faces | Children, *and* adults |\n| [Numbers](glossary:nrs) | Most adults |',
  );
  expect(rows).toEqual([
    { heading: '', text: 'Scale: Faces; Good for: Children, and adults.', paragraph: 1, isWhole: true },
    { heading: '', text: 'Scale: Numbers; Good for: Most adults.', paragraph: 1, isWhole: true },
  ]);
});

test('a column without a name gives its cells as they are', () => {
  const [table] = cutArticle('| | Calm | Restless |\n|---|---|---|\n| Face | Smooth | Frowning |');
  expect(table!.text).toBe('Face; Calm: Smooth; Restless: Frowning.');
});
