import type { LeaderboardRow } from '@snapwell/contract/gamification/leaderboard.schemas';
import { boardLines } from './board-list.ts';
import { Leaderboard } from './leaderboard.tsx';

const PEOPLE: [name: string, group: string, days: number[], change: number][] = [
  ['Rosa Iglesias', 'Day clinic', [70, 40, 60, 45, 130, 60, 60], 1],
  ['Beatriz Costa', 'Theatre', [80, 20, 90, 60, 80, 40, 70], -1],
  ['Abena Owusu', 'Emergency', [60, 80, 30, 90, 60, 60, 60], 0],
  ['Sofia Rossi', 'Ward 4B', [30, 50, 70, 60, 100, 70, 50], 2],
  ['Ada Okafor', 'Ward 2A', [10, 0, 60, 75, 90, 70, 100], 5],
  ['Nadia Petrova', 'Pharmacy', [90, 60, 40, 60, 50, 40, 35], -2],
  ['Somebody', 'Ward 6', [100, 50, 45, 40, 60, 30, 40], -1],
  ['Wilhelmina Featherstonehaugh-Cholmondeley', 'Anaesthesiology and intensive care', [50, 60, 40, 70, 40, 50, 30], 0],
  ['Ingrid Solheim', 'Ward 2A', [40, 70, 20, 60, 40, 45, 30], 1],
  ['Arjun Patel', 'Ward 6', [20, 40, 60, 50, 40, 40, 40], -5],
];

const rowsOf = (days: number): LeaderboardRow[] =>
  PEOPLE.map(([name, group, points, change]) => ({
    rank: 0,
    user_id: name,
    display_name: name,
    photo_url: null,
    is_name_hidden: name === 'Somebody',
    group,
    days: points.slice(0, days),
    points: points.slice(0, days).reduce((sum, each) => sum + each, 0),
    change,
    is_me: name === 'Ada Okafor',
  }))
    .toSorted((a, b) => b.points - a.points)
    .map((row, at) => ({ ...row, rank: at + 1 }));

export const OnSunday = () => <Leaderboard lines={boardLines(rowsOf(7), [])} from="2026-11-16" />;

export const OnTuesday = () => <Leaderboard lines={boardLines(rowsOf(2), [])} from="2026-11-16" />;
