import { expect, test } from 'vitest';
import { cutArticle } from './cut-article.ts';
import { kindOfPiece, spokenWords, wordsOfPiece } from './pieces/piece.ts';

test('a row of a table stands under the head of its table, and says by itself what its cells are about', () => {
  const rows = cutArticle(
    '| Scale | Good for |\n|---|---|\n| Faces | Children, *and* adults |\n| [Numbers](glossary:nrs) | Most adults |',
  );
  const row = '| Scale | Good for |\n|---|---|\n| Faces | Children, and adults |';
  expect(rows).toEqual([
    { heading: '', text: row, paragraph: 1, isWhole: true },
    {
      heading: '',
      text: row.replace('Faces | Children, and adults', 'Numbers | Most adults'),
      paragraph: 1,
      isWhole: true,
    },
  ]);
  expect(wordsOfPiece(row)).toBe('Scale: Faces; Good for: Children, and adults.');
});

test('a column without a name gives its cells as they are', () => {
  const [row] = cutArticle('| | Calm | Restless |\n|---|---|---|\n| Face | Smooth | Frowning |');
  expect(wordsOfPiece(row!.text)).toBe('Face; Calm: Smooth; Restless: Frowning.');
});

test('each point of a list stands by itself, with its number where it has one', () => {
  const pieces = cutArticle('Do this:\n\n1. **Stop.** Look.\n2. Go.\n\n- One\n- Two');
  expect(pieces.map(({ text }) => text)).toEqual(['Do this:', '1. Stop. Look.', '2. Go.', '- One', '- Two']);
  expect(pieces.map(({ text }) => kindOfPiece(text))).toEqual(['text', 'step', 'step', 'point', 'point']);
});

test('a question to think about stands with its right answer and why', () => {
  const question =
    '```question\nprompt: What now?\noptions:\n  - { text: Wait }\n  - { text: Call, correct: true, why: It is late. }\n```';
  const [piece] = cutArticle(question);
  expect(piece!.text).toBe('**What now?**\n\nCall. It is late.');
  expect(wordsOfPiece(piece!.text)).toBe('What now? Call. It is late.');
});

test('what the author calls a warning or an example is one, whole', () => {
  const pieces = cutArticle(
    '> [!WARNING]\n> Never cut a patch. Call somebody. Look first.\n\n> [!EXAMPLE]\n> Ada, 81, fell.\n\n> [!TIP]\n> Sit down.\n\nFor example, at ten.',
  );
  expect(pieces.map(({ text }) => [kindOfPiece(text), wordsOfPiece(text)])).toEqual([
    ['warning', 'Never cut a patch. Call somebody. Look first.'],
    ['example', 'Ada, 81, fell.'],
    ['text', 'Sit down.'],
    ['example', 'For example, at ten.'],
  ]);
});

test('a table is spoken as sentences, and nothing else is changed', () => {
  const table = '| Task | Gloves? |\n|---|---|\n| Taking blood | Yes |\n| Writing | No |';
  expect(spokenWords(`Look:\n\n${table}\n\nThen go.`)).toBe(
    'Look:\n\nTask: Taking blood; Gloves?: Yes. Task: Writing; Gloves?: No.\n\nThen go.',
  );
});

test('a name in bold does not run into the sentence on its next line', () => {
  const texts = cutArticle('1. **Before**\n2. **After touching surroundings**\nThe two before protect you.\n').map(
    ({ text }) => text,
  );
  expect(texts).toEqual(['1. Before', '2. After touching surroundings. The two before protect you.']);
});
