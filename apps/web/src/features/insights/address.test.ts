import { expect, test } from 'vitest';
import { daysIn, periodBefore, readAddress, readersToday, writeAddress } from './address.ts';

const TODAY = '2026-11-23';
const read = (words: string) => readAddress(new URLSearchParams(words), TODAY);

test('an address without words asks for the last four weeks of everybody, beside the four before', () => {
  const address = read('');
  expect(address).toEqual({ from: '2026-10-27', to: TODAY, lastDays: 28, groupId: null, isCompared: true });
  expect(daysIn(address)).toBe(28);
  expect(periodBefore(address)).toEqual({ from: '2026-09-29', to: '2026-10-26' });
});

test.each([
  ['days=7', '2026-11-17'],
  ['days=91', '2026-08-25'],
  ['days=12', '2026-10-27'],
  ['from=2026-11-20&to=2026-11-02', '2026-10-27'],
  ['from=yesterday&to=2026-11-02', '2026-10-27'],
  ['from=2020-01-01&to=2026-11-02', '2026-10-27'],
  ['from=2026-11-02&to=2026-11-20', '2026-11-02'],
])('%s begins on %s', (words, from) => {
  expect(read(words).from).toBe(from);
});

test('what was chosen can be read again from the address', () => {
  const words = writeAddress(new URLSearchParams('tab=a'), {
    from: '2026-11-02',
    to: '2026-11-20',
    groupId: 'ward-4',
    isCompared: false,
  });
  expect(words.get('tab')).toBe('a');
  expect(readAddress(words, TODAY)).toEqual({
    from: '2026-11-02',
    to: '2026-11-20',
    lastDays: null,
    groupId: 'ward-4',
    isCompared: false,
  });
});

test('a choice of the last days takes the place of fixed ones, and all groups leave the address', () => {
  const words = writeAddress(new URLSearchParams('from=2026-11-02&to=2026-11-20&group=a&compare=none'), {
    lastDays: 28,
    groupId: null,
    isCompared: true,
  });
  expect(words.toString()).toBe('');
});

test('today is the day on the wall of who reads, not that of Greenwich', () => {
  expect(readersToday(new Date(2026, 0, 5, 0, 30))).toBe('2026-01-05');
});
