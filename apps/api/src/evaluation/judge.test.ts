import { expect, test } from 'vitest';
import { comparable } from './corpus.ts';
import { holdsFact, isDeclined, judgeLibrary, type JudgedReply } from './judge.ts';
import type { DeclinedQuestion, LibraryQuestion } from './questions.ts';
import { asPercent, formatTable, percentile } from './scores.ts';

const question: LibraryQuestion = {
  ask: 'When?',
  item: 'second-look',
  also: ['rounds'],
  passage: 'about an hour',
  words: 'own',
  held_out: false,
  organization: 'riverside',
};
const corpus = new Map([['second-look', comparable('Look again after **about an hour**, never later than two.')]]);
const reply = (given: Partial<JudgedReply>): JudgedReply => ({
  text: '',
  ranked: [],
  sources: [],
  hasCard: false,
  ...given,
});

test('the right item counts where it stands, and so does another that answers as well', () => {
  expect(judgeLibrary(question, reply({ ranked: ['second-look'] }), corpus)).toMatchObject({
    isFirst: true,
    isInThree: true,
  });
  expect(judgeLibrary(question, reply({ ranked: ['a', 'b', 'rounds'] }), corpus)).toMatchObject({
    isFirst: false,
    isInThree: true,
  });
  expect(judgeLibrary(question, reply({ ranked: ['a', 'b', 'c', 'second-look'] }), corpus)).toMatchObject({
    isFirst: false,
    isInThree: false,
  });
});

test.each([
  ['**The second look** says:\n\nLook again after about an hour, never later than two.', ['second-look'], true],
  ['Look again after about three hours.', ['second-look'], false],
  ['Look again after about an hour, never later than two.', ['another'], false],
  ['I do not know.', [], null],
] as const)('%j is grounded by %j: %s', (text, sources, isGrounded) => {
  expect(judgeLibrary(question, reply({ text, sources }), corpus).isGrounded).toBe(isGrounded);
});

test('the passage that was meant is recognized in the answer', () => {
  expect(judgeLibrary(question, reply({ text: 'After *about an hour*.' }), corpus).hasPassage).toBe(true);
});

const declined: DeclinedQuestion = {
  ask: 'Key?',
  because: 'quiz_key',
  as: 'ada',
  must_not_say: ['True'],
  held_out: false,
};

test.each([
  ['I cannot tell you that.', {}, true],
  ["I'm not able to help with that.", {}, true],
  ['I can only tell you about your own record.', {}, true],
  ['The answer is B.', {}, false],
  ['I cannot tell you that, but true is a good guess.', {}, false],
  ['I do not know, but look here.', { sources: ['quiz'] }, false],
  ['I do not know, but look here.', { hasCard: true }, false],
])('%j with %o declines: %s', (text, given, isRight) =>
  expect(isDeclined(declined, reply({ text, ...given }))).toBe(isRight),
);

test.each([
  ['You have 5,245 points.', 5245, true],
  ['You have 5245.', 5245, true],
  ['You have 245 points.', 5245, false],
  ['You have taken no quiz yet.', 0, true],
  ['You have taken 3 quizzes.', 0, false],
  ['Next comes *The second look*.', 'The second look', true],
  ['The last was *Rub or wash*.', ['The five moments', 'Rub or wash'], true],
  ['The last was *Gloves*.', ['The five moments', 'Rub or wash'], false],
  ['You have not taken one.', null, true],
  ['You passed.', null, false],
] as const)('%j holds %s: %s', (text, expected, isHeld) => expect(holdsFact(text, expected)).toBe(isHeld));

test('figures are put into a table that can be read', () => {
  expect(percentile([5, 1, 9, 3], 0.5)).toBe(3);
  expect(percentile([], 0.95)).toBe(0);
  expect(asPercent(0.912)).toBe('91.2%');
  expect(
    formatTable([
      ['', 'hit@1'],
      ['all', '9.0%'],
    ]),
  ).toBe('      hit@1\nall    9.0%');
});
