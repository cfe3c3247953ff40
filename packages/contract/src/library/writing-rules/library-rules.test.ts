import { expect, test } from 'vitest';
import { question } from '../../quizzes/question-types.ts';
import { isCase, isNearlyAllRight, labelsBesideDrawing } from './library-rules.ts';

const statement = (fields: object) =>
  question.parse({ id: 's', type: 'true_false', answer: true, prompt: 'So?', ...fields });

test('a question is a case when it tells or shows something before it asks', () => {
  expect(
    isCase(statement({ prompt: 'Mr Lang fell at four. He feels well. He needs a new look at his medicines.' })),
  ).toBe(true);
  expect(isCase(statement({ prompt: 'Falls have reasons.' }))).toBe(false);
  expect(isCase(statement({ prompt: 'What do you see?', image: 'media/chart.svg', alternative: 'A chart.' }))).toBe(
    true,
  );
});

test('one wrong option among several right ones invites to choose all of them', () => {
  const of = (...keys: boolean[]) =>
    question.parse({
      id: 'm',
      type: 'multiple_choice',
      prompt: 'Which?',
      options: keys.map((correct, i) => ({ text: `Option ${i}`, correct })),
    });
  expect(isNearlyAllRight(of(true, true, false))).toBe(true);
  expect(isNearlyAllRight(of(true, true, false, false))).toBe(false);
  expect(isNearlyAllRight(of(true, false))).toBe(false);
});

test('a label that shares no word with the drawing is told; letters in several marks make one word', () => {
  const svg = '<svg><text x="1">Watch</text><text><tspan>hydr</tspan><tspan>ALAZINE</tspan></text></svg>';
  expect(labelsBesideDrawing(['Watching closely', 'hydralazine', 'Green'], svg)).toEqual(['Green']);
});
