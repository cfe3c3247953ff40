import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { type Column, DataTable, type Sorting } from '../layout/data-table.tsx';
import { ErrorState } from './error-state.tsx';
import { Stat } from '../progress/stat.tsx';
import { StatStrip } from '../progress/stat-strip.tsx';
import { ThemeToggle } from '../action/theme-toggle.tsx';

interface Member {
  name: string;
  days: number;
}

const COLUMNS: Column<Member>[] = [
  { key: 'name', head: 'Member', isName: true, cell: ({ name }) => name },
  { key: 'days', head: 'Longest streak', isNumber: true, canSort: true, cell: ({ days }) => `${days} days` },
];
const ROWS = [
  { name: 'Jonas', days: 34 },
  { name: 'Amara', days: 12 },
];

test('a table names its rows and says how it is sorted', async () => {
  const sort = vi.fn<(sorting: Sorting) => void>();
  const { person } = draw(
    <DataTable
      caption="Members at risk"
      columns={COLUMNS}
      rows={ROWS}
      rowKey={({ name }) => name}
      sorting={{ key: 'days', direction: 'descending' }}
      onSort={sort}
    />,
  );
  const table = screen.getByRole('table', { name: 'Members at risk' });
  expect(within(table).getByRole('rowheader', { name: 'Jonas' })).toBeDefined();
  expect(within(table).getByRole('columnheader', { name: 'Longest streak' }).getAttribute('aria-sort')).toBe(
    'descending',
  );
  expect(within(table).getByRole('columnheader', { name: 'Member' }).hasAttribute('aria-sort')).toBe(false);
  await person.click(screen.getByRole('button', { name: 'Longest streak' }));
  expect(sort).toHaveBeenCalledExactlyOnceWith({ key: 'days', direction: 'ascending' });
});

test('an error says what happened, shows its number and lets one try again', async () => {
  const retry = vi.fn<() => void>();
  const { person } = draw(
    <ErrorState title="This page could not be loaded" requestId="req-7f3a" onRetry={retry}>
      Check the connection.
    </ErrorState>,
  );
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('req-7f3a');
  expect(within(alert).getByRole('heading', { name: 'This page could not be loaded' })).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('a number is read with its unit, what it was before and how it changed', () => {
  draw(
    <StatStrip>
      <Stat label="Score" value="80" unit="of 100" before="60" change={{ words: '20 better', direction: 'up' }} />
    </StatStrip>,
  );
  expect(screen.getByRole('term').textContent).toBe('Score');
  expect(screen.getByRole('definition').textContent).toBe('80of 100before: 6020 better');
});

test.each([
  ['light', 'Use the dark theme', 'dark'],
  ['dark', 'Use the light theme', 'light'],
] as const)('in the %s theme the switch says "%s"', async (theme, label, next) => {
  const change = vi.fn<(theme: 'light' | 'dark') => void>();
  const { person } = draw(<ThemeToggle theme={theme} onChange={change} />);
  await person.click(screen.getByRole('button', { name: label }));
  expect(change).toHaveBeenCalledExactlyOnceWith(next);
});
