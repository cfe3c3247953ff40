import { expect, test } from 'vitest';
import {
  type AssignmentRule,
  dueOnFor,
  finishRound,
  firstRound,
  nextRound,
  type Round,
  stateOf,
  stepFor,
} from './assignment-rules.ts';

const rule: AssignmentRule = {
  startsOn: '2026-11-01',
  due: { type: 'day', day: '2026-11-30' },
  recertification: { every_months: 12, window_days: 30 },
  graceDays: 3,
  reminders: ['week_before', 'day_before', 'week_after'],
};
const first = firstRound(rule, '2026-11-01');
const open = { isDone: false, isExempt: false, isOnLeave: false };

test.each([
  ['who is asked with the others has their day', '2026-11-01', '2026-11-30'],
  ['who comes with a week to go has it too', '2026-11-23', '2026-11-30'],
  ['who comes later has two weeks', '2026-11-24', '2026-12-08'],
  ['who comes after the day has two weeks', '2027-02-01', '2027-02-15'],
])('%s', (_, askedOn, dueOn) => {
  expect(firstRound(rule, askedOn).baseDueOn).toBe(dueOn);
});

test('who is asked on a day close by has that day: somebody chose it', () => {
  expect(firstRound({ startsOn: '2026-11-29', due: rule.due }, '2026-11-29').baseDueOn).toBe('2026-11-30');
});

test.each([
  ['a week away moves the day by a week', [{ from: '2026-11-10', until: '2026-11-17' }], '2026-12-07'],
  ['what lay before they were asked moves nothing', [{ from: '2026-10-10', until: '2026-10-20' }], '2026-11-30'],
  ['leave that began before counts from the day on', [{ from: '2026-10-20', until: '2026-11-03' }], '2026-12-02'],
  ['leave after the day moves nothing', [{ from: '2026-12-05', until: '2026-12-20' }], '2026-11-30'],
  [
    'leave within the days that leave gave moves it on',
    [
      { from: '2026-11-25', until: '2026-12-05' },
      { from: '2026-12-08', until: '2026-12-10' },
    ],
    '2026-12-12',
  ],
])('%s', (_, leaves, dueOn) => {
  expect(dueOnFor(first, leaves, '2027-01-01')).toBe(dueOn);
});

test('nobody has a day while they are away', () => {
  expect(dueOnFor(first, [{ from: '2026-11-10', until: null }], '2026-12-24')).toBeNull();
});

test('a later day that somebody gave holds, and leave since moves it', () => {
  const later: Round = { ...first, laterDueOn: '2026-12-15', exceptionOn: '2026-11-28' };
  const before = [{ from: '2026-11-02', until: '2026-11-12' }];
  expect(dueOnFor(later, before, '2026-12-01')).toBe('2026-12-15');
  expect(dueOnFor(later, [...before, { from: '2026-12-01', until: '2026-12-03' }], '2026-12-04')).toBe('2026-12-17');
});

test.each([
  ['2026-11-30', 'under_way'],
  ['2026-12-01', 'grace'],
  ['2026-12-03', 'grace'],
  ['2026-12-04', 'late'],
] as const)('on %s it is %s', (today, state) => {
  expect(stateOf(rule, { ...open, dueOn: '2026-11-30', today })).toBe(state);
});

test('who is exempt, done or away is never late', () => {
  const over = { dueOn: '2026-01-01', today: '2026-12-31' };
  expect(stateOf(rule, { ...open, ...over, isExempt: true })).toBe('exempt');
  expect(stateOf(rule, { ...open, ...over, isDone: true })).toBe('done');
  expect(stateOf(rule, { ...open, ...over, isOnLeave: true })).toBe('on_leave');
});

test('doing it again early keeps the day of the year; late counts from then', () => {
  const done = finishRound(rule, first, { doneOn: '2026-11-20', certificateUntil: null });
  expect(done.againOn).toBe('2027-11-20');
  expect(nextRound(rule, done, '2027-10-20')).toBeNull();
  const second = nextRound(rule, done, '2027-10-21')!;
  expect(second).toMatchObject({ round: 2, askedOn: '2027-10-21', baseDueOn: '2027-11-20', doneOn: null });
  expect(finishRound(rule, second, { doneOn: '2027-11-01', certificateUntil: null }).againOn).toBe('2028-11-20');
  expect(finishRound(rule, second, { doneOn: '2027-12-01', certificateUntil: null }).againOn).toBe('2028-12-01');
});

test('a certificate that ends opens what was asked once', () => {
  const once = { ...rule, recertification: null };
  const done = finishRound(once, first, { doneOn: '2026-11-20', certificateUntil: '2028-11-20' });
  expect(done.againOn).toBe('2028-11-20');
  expect(nextRound(once, done, '2028-10-21')).toMatchObject({ baseDueOn: '2028-11-20' });
  expect(finishRound(once, first, { doneOn: '2026-11-20', certificateUntil: null }).againOn).toBeNull();
});

test.each([
  ['2026-11-22', null],
  ['2026-11-23', 'week_before'],
  ['2026-11-28', 'week_before'],
  ['2026-11-29', 'day_before'],
  ['2026-11-30', 'day_before'],
  ['2026-12-01', null],
  ['2026-12-06', null],
  ['2026-12-07', 'week_after'],
] as const)('on %s the reminder of %s belongs to the day', (today, step) => {
  expect(stepFor(rule, first, { dueOn: '2026-11-30', today })).toBe(step);
});

test('what lies before somebody was asked is not told', () => {
  expect(stepFor(rule, firstRound(rule, '2026-11-23'), { dueOn: '2026-11-30', today: '2026-11-24' })).toBeNull();
});
