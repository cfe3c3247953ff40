import { expect, test } from 'vitest';
import { downLine, endLine, leagueName, upLine } from './league.texts.ts';

test('a league says who moves, and to where', () => {
  expect(leagueName('silver')).toBe('Silver league');
  expect(upLine('silver', 5)).toBe('The first five move up to Gold');
  expect(upLine('bronze', 1)).toBe('The first moves up to Silver');
  expect(upLine('bronze', 7)).toBe('The first 7 move up to Silver');
  expect(downLine('gold', 2)).toBe('The last two move down to Silver');
});

test.each([
  ['2026-11-20', 'Ends Sunday night · 3 days left'],
  ['2026-11-21', 'Ends Sunday night · 2 days left'],
  ['2026-11-22', 'Ends tonight'],
  ['2026-11-03', 'Ends on the night of November 22, 2026 · 20 days left'],
])('on %s a week that runs through the 22nd: %s', (today, words) => {
  expect(endLine({ through: '2026-11-22' }, today)).toBe(words);
});
