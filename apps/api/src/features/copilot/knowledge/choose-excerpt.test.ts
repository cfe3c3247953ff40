import { expect, test } from 'vitest';
import { chooseExcerpt, type ItemPassage, textOfExcerpt } from './choose-excerpt.ts';

const place = (position: number, text: string, given: Partial<ItemPassage> = {}): ItemPassage => ({
  position,
  text,
  heading: 'Scales',
  paragraph: position,
  seconds: null,
  ...given,
});
const filled = (word: string, length: number) => word.padEnd(length, ` ${word}`);
const chosen = (places: readonly ItemPassage[], scores: Record<number, number>, summary = '') =>
  chooseExcerpt(
    places,
    new Map(Object.entries(scores).map(([position, score]) => [Number(position), score])),
    summary,
  ).map(({ position }) => position);

test('an answer goes on where its best passage ends, as long as it stays short', () => {
  const places = [
    place(0, filled('long', 400)),
    place(1, 'The best one.'),
    place(2, 'It goes on.'),
    place(3, filled('long', 400)),
  ];
  expect(chosen(places, { 0: 0.5, 1: 1, 2: 0.4, 3: 0.5 })).toEqual([1, 2]);
});

test('what stands under another heading is another matter', () => {
  const places = [place(0, 'The best one. And you?'), place(1, 'Elsewhere.', { heading: 'Words' })];
  expect(chosen(places, { 0: 1, 1: 0.9 })).toEqual([0]);
});

test('what announces something is not quoted without it, nor what is announced without what announces it', () => {
  const places = [
    place(0, `${filled('Wear gloves when', 340)}:`),
    place(1, 'There is blood.'),
    place(2, filled('Interrupted', 400).replace(/$/, '?')),
    place(3, 'Start again.'),
  ];
  expect(chosen(places, { 0: 1 })).toEqual([0, 1]);
  expect(chosen(places, { 1: 1 })).toEqual([0, 1]);
  expect(chosen(places, { 2: 1 })).toEqual([2, 3]);
});

test('the summary is quoted only where there is nothing else', () => {
  const summary = place(0, 'What this is about.', { paragraph: null, heading: '' });
  expect(chosen([summary, place(1, 'What it says.')], { 0: 1, 1: 0.1 }, summary.text)).toEqual([1]);
  expect(chosen([summary], { 0: 1 }, summary.text)).toEqual([0]);
});

test('rows of a table are read below one another', () => {
  const rows = [
    place(1, 'Gloves:'),
    place(2, 'Task: Taking blood; Gloves: Yes.'),
    place(3, 'Task: Writing; Gloves: No.', { paragraph: 2 }),
  ];
  expect(textOfExcerpt(rows)).toBe('Gloves:\n\n- Task: Taking blood; Gloves: Yes.\n- Task: Writing; Gloves: No.');
});

test('what stands in one paragraph is read as one', () => {
  expect(textOfExcerpt([place(1, 'One.'), place(2, 'Two.', { paragraph: 1 }), place(3, 'Three.')])).toBe(
    'One. Two.\n\nThree.',
  );
});
