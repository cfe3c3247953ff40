import type { CourseAsker } from '@snapwell/contract/learning/assignments/assignments.schemas';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { CourseAskers } from './course-askers.tsx';

const priya: CourseAsker = {
  asked_by: { display_name: 'Priya Das', photo_url: null },
  asked_on: '2026-11-02',
  groups: [],
  is_everybody: false,
  people: null,
};
const linesOf = (...askers: CourseAsker[]) => {
  draw(<CourseAskers organizationName="Riverside" askers={askers} />);
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
};
const LEAVE = ' On leave? Your dates wait with you.';

test('a course says who asks, and whom', () => {
  const lines = linesOf(
    { ...priya, groups: ['Ward 2A', 'Ward 4B'] },
    { ...priya, is_everybody: true },
    { ...priya, asked_by: null },
  );
  expect(lines.map((line) => line?.replace(LEAVE, '').replace(/^PD/, ''))).toEqual([
    'Priya Das asks everybody in Ward 2A and Ward 4B.',
    'Priya Das asks everybody here.',
    'Riverside asks you.',
  ]);
});

test.for([
  [0, 'None of the 6 who are asked have finished yet. You can be the first.'],
  [1, 'One of the 6 who are asked has finished.'],
  [4, '4 of the 6 who are asked have finished.'],
] as const)('how far the others are is said without their names: %s', ([finished, words]) => {
  expect(linesOf({ ...priya, people: { asked: 6, finished } })).toContain(words);
});

test('nothing stands there where nobody asks', () => {
  expect(linesOf()).toEqual([]);
  expect(screen.queryByRole('heading')).toBeNull();
});
