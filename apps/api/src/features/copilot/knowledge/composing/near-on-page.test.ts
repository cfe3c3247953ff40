import { expect, test } from 'vitest';
import { markedPiece, questionPiece } from '../pieces/piece.ts';
import { caseOnPage, wordOnPage } from './near-on-page.ts';

const page = [
  'Rereading and highlighting came out low.',
  questionPiece('Is highlighting useless?', 'Nearly.'),
  markedPiece('example', 'In a meeting she closes the minutes.'),
  markedPiece('example', 'Then she says what was decided.'),
  'A meeting is a good place for it.',
].map((text, at) => ({ text, paragraph: at === 3 ? 3 : at + 1 }));

test('what has the seldom words of a question comes near it', () => {
  expect(wordOnPage('is highlighting useless', page)).toBe(page[0]);
  expect(wordOnPage('is it useless', page)).toBeNull();
  expect(wordOnPage('how many people highlight tax forms in england today', page)).toBeNull();
});

test('a case that is asked for is told by the example that has its words, whole', () => {
  expect(caseOnPage('an example for a meeting', page)).toEqual([page[2], page[3]]);
  expect(caseOnPage('an example for a dentist', page)).toBeNull();
  expect(caseOnPage('a meeting', page)).toBeNull();
});
