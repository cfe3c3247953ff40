import { globSync, readFileSync } from 'node:fs';
import { ORGANIZATIONS_DIR } from '@snapwell/demo-library/library';
import { expect, test } from 'vitest';
import { lessonPoints, pointCalled, pointOfPart } from './lesson-points.ts';

const pointsOf = (markdown: string) =>
  lessonPoints({ title: 'The second look', markdown })
    .filter(({ isTelling }) => isTelling)
    .map(({ front, back }) => [front, back]);

test('a sentence asks for its number, or for its end', () => {
  expect(
    pointsOf('## When\n\nLook again about 15 to 30 minutes after an injection. Tie the second look to the tea round.'),
  ).toEqual([
    ['When\n\nLook again about _____ after an injection.', 'Look again about 15 to 30 minutes after an injection.'],
    ['When\n\nTie the second look _____.', 'Tie the second look to the tea round.'],
  ]);
});

test('a part of a sentence that somebody selected is what its card asks for, and is found again by its id', () => {
  const points = lessonPoints({
    title: 'Gloves',
    markdown: 'The material is not made for alcohol, and germs stay on it. Follow your local policy in all of this.',
  });
  const point = pointOfPart(points, 'germs stay on it')!;
  expect(point.front).toBe('Gloves\n\nThe material is not made for alcohol, and _____.');
  expect(pointCalled(new Map(points.map((each) => [each.id, each])), point.id)).toEqual(point);
  expect(pointOfPart(points, 'local policy')?.front).toBe('Gloves\n\nFollow your _____ in all of this.');
  // Words torn out of the middle, what the sentence is about, and what says nothing.
  expect(pointOfPart(points, 'is not made')).toBeNull();
  expect(pointOfPart(points, 'Follow your')).toBeNull();
  expect(pointOfPart(points, 'for')).toBeNull();
});

test('a row asks by its first cell, an entry by its name', () => {
  expect(
    pointsOf(
      '| You find | You do |\n|---|---|\n| No change | Examine again |\n\n- **Depth.** How far the chest moves.',
    ),
  ).toEqual([
    ['The second look\n\nYou find: No change\n\nYou do: _____', 'You do: Examine again'],
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

test('a sentence with nothing to ask for makes no card, but one that was made of it stays', () => {
  const [point] = lessonPoints({ title: 'x', markdown: 'The second one is said to each of them.' });
  expect(point).toMatchObject({ isTelling: false });
  expect(point!.front).not.toBe('');
});

test('an entry is asked for by its list where it says nothing by itself, and a row without its empty cells', () => {
  expect(pointsOf('Look for soft signs. Ask those who know the person:\n\n- mottled skin,\n- a new fall.')).toEqual([
    ['The second look\n\nAsk those who know the person: _____', 'mottled skin\n\na new fall.'],
  ]);
  expect(pointsOf('| Breaths | 3 | 2 | 1 |\n|---|---|---|---|\n| a minute | ≤ 8 | | 9-11 |')).toEqual([
    ['The second look\n\nBreaths: a minute\n\n3: _____\n\n1: _____', '3: ≤ 8\n\n1: 9-11'],
  ]);
});

test('an entry with a number of its own is asked for that, without the comma that its list goes on from', () => {
  expect(pointsOf('- hardly any urine for half a day or longer,\n- a new fall.')).toEqual([
    ['The second look\n\nhardly any urine for _____ or longer', 'hardly any urine for half a day or longer'],
  ]);
});

test('a bold word that the sentence goes on from is no name', () => {
  expect(pointsOf('- **sees** what it was based on,\n- **may** decide,')).toEqual([]);
});

const articles = globSync(`${ORGANIZATIONS_DIR}/*/modules/*/*/*.md`).map((file) => {
  const [, , ...rest] = readFileSync(file, 'utf8').split(/^---$/m);
  return rest.join('---');
});

test('no card of a sample lesson has a gap for a word that says nothing, or says what it asks for', () => {
  const telling = articles.flatMap((markdown) => lessonPoints({ title: 'x', markdown })).filter((p) => p.isTelling);
  expect(telling.length).toBeGreaterThan(articles.length * 8);
  for (const { front, back } of telling) {
    const asked = front.split('\n\n').slice(1).join('\n\n');
    const [before, after, ...more] = asked.split('_____');
    if (after === undefined || more.length > 0 || !back.startsWith(before!) || !back.endsWith(after)) continue;
    const answer = back.slice(before!.length, back.length - after.length);
    expect(answer).toMatch(/\p{L}{4}|\d/u);
    expect(answer).not.toMatch(/^(?:one|each|two|three|times|all|some|ones?)$/i);
  }
});
