import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { HousesPanel } from './houses-hero.tsx';

const house = (id: string, members: number, learned: number) => ({
  id,
  name: id,
  members,
  learned,
  week_points: 0,
  is_mine: id === 'Ward 2A',
});

test('where a window is one person, lit windows are counted', () => {
  const items = [house('Ward 2A', 20, 5), house('Theatre', 20, 8)];
  draw(<HousesPanel houses={{ members: 40, learned: 13, have_i_learned: false, items }} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('13 windows are lit.');
  expect(screen.getByText(/still dark/)).toBeDefined();
});

test('where a window is ten people, people are counted, and no window is called one’s own', () => {
  const items = [house('Ward 2A', 2000, 500), house('Theatre', 3000, 1900)];
  draw(<HousesPanel houses={{ members: 5000, learned: 2400, have_i_learned: false, items }} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('2,400 of us have learned today.');
  expect(screen.getByText(/You haven’t learned yet today\./)).toBeDefined();
});

test('of the lit windows in the house that leads one knows which is one’s own', () => {
  const items = [house('Ward 2A', 20, 3), house('Theatre', 20, 0)];
  draw(<HousesPanel houses={{ members: 40, learned: 3, have_i_learned: true, items }} />);
  expect(screen.getByText(/Ward 2A leads with 3 of 20/)).toBeDefined();
  expect(screen.getByText(/and one of them is yours\.$/)).toBeDefined();
});

test.each([
  ['one window is no lead', [house('Ward 2A', 20, 1), house('Theatre', 20, 0)]],
  ['equal shares lead nowhere', [house('Ward 2A', 20, 4), house('Theatre', 10, 2)]],
  ['who are in no group may be ahead', [house('Ward 2A', 20, 4), { ...house('Theatre', 5, 2), name: null, id: null }]],
])('%s', (_what, items) => {
  draw(<HousesPanel houses={{ members: 40, learned: 6, have_i_learned: true, items }} />);
  expect(screen.queryByText(/leads/)).toBeNull();
  expect(screen.getByText(/One of them is yours\.$/)).toBeDefined();
});

test('with more groups than there is room for it says how many are left, and who learned of how many', () => {
  const items = ['Ward 2A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name, at) => house(name, 5, at === 0 ? 2 : 0));
  draw(<HousesPanel houses={{ members: 35, learned: 2, have_i_learned: true, items }} />);
  expect(screen.getByText('and 3 more groups')).toBeDefined();
  expect(screen.getByRole('cell', { name: '2 of 5' })).toBeDefined();
  expect(screen.getAllByText('none of 5')).toHaveLength(6);
});

test('where nobody has learned yet it says so once', () => {
  const items = [house('Ward 2A', 20, 0), house('Theatre', 10, 0)];
  draw(<HousesPanel houses={{ members: 30, learned: 0, have_i_learned: false, items }} />);
  expect(screen.getByText('Nobody has learned today yet.')).toBeDefined();
  expect(screen.queryByText(/^none of/)).toBeNull();
});
