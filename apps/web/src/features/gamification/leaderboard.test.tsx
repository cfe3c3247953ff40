import type { LeaderboardRow } from '@snapwell/contract/gamification/leaderboard.schemas';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { Leaderboard } from './leaderboard.tsx';

function aBoard(changes: readonly (number | null)[]) {
  const items = changes.map((change, i): LeaderboardRow => ({
    rank: i + 1,
    user_id: `person-${i}`,
    display_name: `Person ${i}`,
    photo_url: null,
    is_name_hidden: false,
    group: null,
    points: 100 - i,
    change,
    is_me: false,
  }));
  return { period: 'week' as const, from: null, through: null, items, next_cursor: null, around_me: [] };
}

test('who kept their place is said only where somebody moved', () => {
  const { unmount } = draw(<Leaderboard pages={[aBoard([0, 0, 0, 0, 0])]} />);
  expect(screen.queryByText('same')).toBeNull();
  unmount();
  draw(<Leaderboard pages={[aBoard([0, 0, 0, 0, 1])]} />);
  expect(screen.getByText('same')).toBeDefined();
  expect(screen.getByText('up 1')).toBeDefined();
});
