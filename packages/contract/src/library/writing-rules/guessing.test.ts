import { expect, test } from 'vitest';
import { question } from '../../quizzes/question-types.ts';
import { type GuessingStrategy, givesAway, scoreGuesses } from './guessing.ts';

/** A choice with its key at a place. */
const choice = (key: number, ...texts: string[]) =>
  question.parse({
    id: 'q',
    type: 'single_choice',
    prompt: 'A drip line has to be opened. What do you do?',
    options: texts.map((text, i) => ({ text, correct: i === key })),
  });
const statement = (answer: boolean) => question.parse({ id: 's', type: 'true_false', prompt: 'So it is.', answer });

const scoreOf = (strategy: GuessingStrategy, questions: Parameters<typeof scoreGuesses>[0]) =>
  scoreGuesses(questions).find((score) => score.strategy === strategy)!;

test('the longest option is right as often as the key is the longest, and among equals by lot', () => {
  const questions = [choice(0, 'Wash hands first', 'Wait', 'Go on'), choice(1, 'Wait', 'Go on', 'Wash hands first')];
  expect(scoreOf('longest', questions)).toMatchObject({ right: 0.5, questions: 2, chance: 1 / 3 });
  expect(scoreOf('longest', [choice(0, 'Now', 'Yes', 'Why')])).toMatchObject({ right: 1 / 3 });
});

test('the longest option is counted for each number of options', () => {
  const questions = [choice(0, 'Wash hands', 'Wait'), choice(0, 'Wash hands', 'Wait', 'Go on')];
  const scores = scoreGuesses(questions).filter(({ strategy }) => strategy === 'longest');
  expect(scores).toMatchObject([
    { options: null, questions: 2, chance: expect.closeTo(5 / 12) },
    { options: 2, questions: 1, chance: 1 / 2 },
    { options: 3, questions: 1, chance: 1 / 3 },
  ]);
});

test('a place and a word of the stem are signs like any other', () => {
  const questions = [choice(1, 'Wait', 'Open the line', 'Go on'), choice(1, 'Open the line', 'Clean hands', 'Go on')];
  expect(scoreOf('place_b', questions).right).toBe(1);
  expect(scoreOf('place_a', questions).right).toBe(0);
  expect(scoreOf('shared_words', questions).right).toBe(0.5);
});

test('whoever always says False gets the share of what is false', () => {
  const questions = [statement(false), statement(false), statement(false), statement(true)];
  expect(scoreOf('always_false', questions)).toMatchObject({ right: 0.75, chance: 0.5, questions: 4 });
  expect(scoreOf('always_true', questions)).toMatchObject({ right: 0.25 });
});

test('more than five points over chance gives away, where there are enough questions to say so', () => {
  const of = (right: number, count: number) => ({
    strategy: 'longest' as const,
    options: null,
    questions: count,
    right,
    chance: 0.25,
  });
  expect(givesAway(of(0.3, 40))).toBe(false);
  expect(givesAway(of(0.31, 40))).toBe(true);
  expect(givesAway(of(0.9, 8))).toBe(false);
});
