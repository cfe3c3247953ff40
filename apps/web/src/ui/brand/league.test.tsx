import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { LeagueRow } from './league-row.tsx';
import { Podium } from './podium.tsx';
import { ordinalEnding } from './standing-panel.tsx';

test('a learner who hides their name is nowhere named', () => {
  const { container } = draw(
    <ol>
      <LeagueRow rank={4} name="Jonas Meyer" detail="Ward 2A" points={485} isHidden />
    </ol>,
  );
  expect(screen.getByText('A learner')).toBeDefined();
  expect(container.innerHTML).not.toMatch(/Jonas|JM|Ward 2A/);
});

test('a hidden learner stays hidden on the podium', () => {
  const { container } = draw(
    <Podium people={[{ id: 'a', name: 'Jonas Meyer', rank: 1, points: 720, detail: 'Ward 2A', isHidden: true }]} />,
  );
  expect(screen.getByText('A learner')).toBeDefined();
  expect(container.innerHTML).not.toMatch(/Jonas|JM|Ward 2A/);
});

test.each([
  [2, 'up 2'],
  [-1, 'down 1'],
  [0, 'same'],
])('a change of %d places is said in words: %s', (change, words) => {
  draw(
    <ol>
      <LeagueRow rank={6} name="Linh Nguyen" points={390} change={change} />
    </ol>,
  );
  expect(screen.getAllByText(words)[0]).toBeDefined();
});

test('my own row says that it is mine', () => {
  draw(
    <ol>
      <LeagueRow rank={7} name="Ada Okafor" points={340} isOwn />
    </ol>,
  );
  const row = screen.getByRole('listitem');
  expect(row.getAttribute('aria-current')).toBe('true');
  expect(within(row).getAllByText('You')).not.toHaveLength(0);
});

test('the podium marks the own place', () => {
  draw(<Podium people={[{ id: 'a', name: 'Tomas Berg', rank: 1, points: 720, isOwn: true }]} />);
  const place = screen.getByRole('listitem');
  expect(place.getAttribute('aria-current')).toBe('true');
  expect(within(place).getByText('You')).toBeTruthy();
});

test('the podium is read from the first to the third, also when ranks are shared', () => {
  draw(
    <Podium
      people={[
        { id: 'a', name: 'Tomas Berg', rank: 1, points: 720 },
        { id: 'b', name: 'Marta Kowal', rank: 1, points: 720 },
        { id: 'c', name: 'Priya Das', rank: 3, points: 540 },
        { id: 'd', name: 'Jonas Meyer', rank: 4, points: 430 },
      ]}
    />,
  );
  const said = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(said).toHaveLength(3);
  expect(said[1]).toContain('Marta Kowal');
  expect(said[1]).toContain('Rank 1');
  expect(said[2]).toContain('Rank 3');
});

test.each([
  [1, 'st'],
  [2, 'nd'],
  [3, 'rd'],
  [4, 'th'],
  [11, 'th'],
  [112, 'th'],
  [121, 'st'],
])('rank %d ends on %s', (rank, ending) => {
  expect(ordinalEnding(rank)).toBe(ending);
});
