import { expect, test } from 'vitest';
import {
  askBank,
  type CardFields,
  type CardProblem,
  checkCard,
  groupDigits,
  groupExpiry,
  testCards,
} from './check-card.ts';

const good: CardFields = { number: '4242 4242 4242 4242', until: '09/39', code: '123', holder: 'Jo Ward' };

test.for([
  ['a whole card', {}, {}],
  ['no number', { number: '' }, { number: 'number-empty' }],
  ['a number that breaks off', { number: '4242 4242' }, { number: 'number-short' }],
  ['a slip in the number', { number: '4242 4242 4242 4241' }, { number: 'number-slip' }],
  ['a month that does not exist', { until: '19/39' }, { until: 'until-unreadable' }],
  ['a card that has expired', { until: '01/20' }, { until: 'until-past' }],
  ['no date', { until: '' }, { until: 'until-empty' }],
  ['a short code', { code: '12' }, { code: 'code-length' }],
  ['three digits where the card has four', { number: '3782 822463 10005' }, { code: 'code-length' }],
  ['nobody', { holder: '' }, { holder: 'holder-empty' }],
] as [string, Partial<CardFields>, Partial<Record<keyof CardFields, CardProblem>>][])('%s', ([, change, problems]) => {
  expect(checkCard({ ...good, ...change })).toEqual(problems);
});

test('every card that one may try checks out, and the bank answers each differently', () => {
  expect(testCards.map((number) => checkCard({ ...good, number }))).toEqual(testCards.map(() => ({})));
  expect(new Set(testCards.map(askBank)).size).toBe(testCards.length);
});

test('digits are grouped as on the card while one types', () => {
  expect(groupDigits('42424242x4')).toBe('4242 4242 4');
  expect(groupDigits('378282246310005')).toBe('3782 822463 10005');
  expect(groupExpiry('0929', '092')).toBe('09/29');
  expect(groupExpiry('09', '0')).toBe('09/');
  expect(groupExpiry('09', '09/')).toBe('09');
});
