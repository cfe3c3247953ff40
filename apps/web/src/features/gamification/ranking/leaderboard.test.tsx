import type { LeaderboardRow } from '@snapwell/contract/gamification/leaderboard.schemas';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { boardLines } from './board-list.ts';
import { Leaderboard } from './leaderboard.tsx';

const linesOf = (changes: readonly (number | null)[]) =>
  boardLines(
    changes.map((change, i): LeaderboardRow => ({
      rank: i + 1,
      user_id: `person-${i}`,
      display_name: `Person ${i}`,
      photo_url: null,
      is_name_hidden: false,
      group: null,
      points: 100 - i,
      change,
      days: [],
      is_me: false,
    })),
    [],
  );

test('who kept their place is said only where somebody moved', () => {
  const { unmount } = draw(<Leaderboard lines={linesOf([0, 0, 0, 0, 0])} />);
  expect(screen.queryByText('same')).toBeNull();
  unmount();
  draw(<Leaderboard lines={linesOf([0, 0, 0, 0, 1])} />);
  expect(screen.getByText('same')).toBeDefined();
  expect(screen.getAllByText('up 1')[0]).toBeDefined();
});
