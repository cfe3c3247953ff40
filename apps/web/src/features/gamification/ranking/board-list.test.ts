import type { LeaderboardRow } from '@snapwell/contract/gamification/leaderboard.schemas';
import { expect, test } from 'vitest';
import { type BoardLine, boardLines, leagueLines } from './board-list.ts';

const aRow = (rank: number, points: number, more: Partial<LeaderboardRow> = {}): LeaderboardRow => ({
  rank,
  user_id: `p${rank}`,
  display_name: `Person ${rank}`,
  photo_url: null,
  is_name_hidden: false,
  group: null,
  points,
  change: null,
  days: [],
  is_me: false,
  ...more,
});

const inWords = (lines: readonly BoardLine[]) =>
  lines.map((line) => (line.kind === 'row' ? (line.row.is_me ? 'me' : line.row.rank) : line.kind));

test('who stands further down is shown with their neighbours behind a gap', () => {
  const around = [aRow(8, 20), aRow(9, 15, { is_me: true }), aRow(10, 10)];
  expect(inWords(boardLines([aRow(1, 90), aRow(2, 80)], around))).toEqual([1, 2, 'gap', 8, 'me', 10]);
});

test('neighbours who were read already are not shown twice, and there is no gap before the next', () => {
  const around = [aRow(2, 80), aRow(3, 70, { is_me: true }), aRow(4, 60)];
  expect(inWords(boardLines([aRow(1, 90), aRow(2, 80)], around))).toEqual([1, 2, 'me', 4]);
});

test('who stands among the rows is not repeated', () => {
  const me = aRow(2, 80, { is_me: true });
  expect(inWords(boardLines([aRow(1, 90), me], [aRow(1, 90), me]))).toEqual([1, 'me']);
});

test('two people with hidden names and the same points are two rows', () => {
  const hidden = { user_id: null, is_name_hidden: true };
  const keys = boardLines([aRow(1, 50, hidden), aRow(1, 50, hidden)], []).map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
});

test('equal points move up together, and so do the last ones move down', () => {
  const items = [aRow(1, 90), aRow(2, 80), aRow(2, 80), aRow(4, 40), aRow(5, 30), aRow(6, 20)];
  expect(inWords(leagueLines({ tier: 'silver', items, moves_up: 2, moves_down: 1 }))).toEqual([
    1,
    2,
    2,
    'up',
    4,
    5,
    'down',
    6,
  ]);
});

test('a handful of people moves nowhere', () => {
  expect(inWords(leagueLines({ tier: 'silver', items: [aRow(1, 90)], moves_up: 0, moves_down: 0 }))).toEqual([1]);
});
