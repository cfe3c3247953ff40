import { expect, test } from 'vitest';
import { lessonPoints } from './lesson-points.ts';

const pointsOf = (markdown: string) =>
  lessonPoints({ title: 'The second look', markdown }).map(({ front, back }) => [front, back]);

test('a sentence asks for its number, or for its end', () => {
  expect(
    pointsOf('## When\n\nLook again about 15 to 30 minutes after an injection. Tie the second look to the tea round.'),
  ).toEqual([
    ['When\n\nLook again about _____ after an injection.', 'Look again about 15 to 30 minutes after an injection.'],
    ['When\n\nTie the second look _____', 'Tie the second look to the tea round.'],
  ]);
});

test('a row asks by its first cell, an entry by its name', () => {
  expect(
    pointsOf(
      '| You find | You do |\n|---|---|\n| No change | Examine again |\n\n- **Depth.** How far the chest moves.',
    ),
  ).toEqual([
    ['The second look\n\nYou find: No change', 'You do: Examine again'],
    ['The second look\n\nDepth', 'How far the chest moves.'],
  ]);
});

test('headings, questions and what announces something are no points', () => {
  expect(pointsOf('# Head\n\nWhat do you ask yourself now?\n\nThese are the four of them:')).toEqual([]);
});

test('a point keeps its name while it says the same', () => {
  const id = (text: string) => lessonPoints({ title: 'x', markdown: text })[0]!.id;
  expect(id('Rub for thirty seconds.')).toBe(id('## Elsewhere now\n\nRub for thirty seconds.'));
  expect(id('Rub for thirty seconds.')).not.toBe(id('Rub for twenty seconds.'));
});
