import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  book,
  canChange,
  cancel,
  daysBetween,
  hundredState,
  isClosed,
  readThread,
  sendMessage,
  sendWaiting,
  slotsOf,
  soundsUrgent,
  unreadOf,
  visitKinds,
} from './hundred-state.ts';
import { sampleWeek } from './sample-week.ts';

const MONDAY_NOON = new Date(2026, 10, 23, 12);
const SATURDAY = new Date(2026, 10, 28, 12);
const week = sampleWeek(MONDAY_NOON);

test('the week begins on day 42, has a visit ahead, and is what the store can read back', () => {
  expect(daysBetween(week.dayZero, '2026-11-23')).toBe(42);
  expect(week.visits).toHaveLength(1);
  expect(hundredState.parse(JSON.parse(JSON.stringify(week)))).toEqual(week);
});

test('the clinic is closed at the weekend', () => {
  expect(isClosed('2026-11-28')).toBe(true);
  expect(slotsOf(week, 'blood', '2026-11-28')).toEqual([]);
});

const wishes = fc.array(
  fc.record({
    kind: fc.constantFrom(...visitKinds),
    day: fc.integer({ min: 1, max: 7 }).map((later) => addDays('2026-11-23', later)),
    time: fc.constantFrom('08:15', '09:00', '10:30', '14:30', '03:00'),
  }),
  { maxLength: 30 },
);

test('whatever is wished for, no two visits lie on one slot, and a slot that was lost stays taken', () => {
  fc.assert(
    fc.property(wishes, (all) => {
      const end = all.reduce((state, wish, index) => book(state, wish, `visit-${index}`).state, week);
      const slots = end.visits.map(({ day, time }) => `${day} ${time}`);
      expect(new Set(slots).size).toBe(slots.length);
      for (const lost of end.lostSlots) {
        const [day, time] = lost.split(' ') as [string, string];
        const offered = visitKinds.flatMap((kind) => slotsOf(end, kind, day)).filter((slot) => slot.time === time);
        expect(offered.every(({ isTaken }) => isTaken)).toBe(true);
      }
    }),
  );
});

test('moving a visit leaves one of it, without a second bill; giving it back takes the open bill along', () => {
  const free = ['2026-11-24', '2026-11-25', '2026-11-26'].flatMap((day) =>
    slotsOf(week, 'video', day)
      .filter(({ isTaken }) => !isTaken)
      .map(({ time }) => ({ kind: 'video' as const, day, time })),
  );
  const booked = free.map((wish) => book(week, wish, 'visit-new')).find(({ isBooked }) => isBooked)!.state;
  expect(booked.bills.filter(({ visitId }) => visitId === 'visit-new')).toHaveLength(1);
  const elsewhere = free.map((wish) => book(booked, wish, 'unused', 'visit-new')).find(({ isBooked }) => isBooked)!;
  expect(elsewhere.state.visits.filter(({ id }) => id === 'visit-new')).toHaveLength(1);
  expect(elsewhere.state.bills).toEqual(booked.bills);
  expect(cancel(booked, 'visit-new').bills.some(({ visitId }) => visitId === 'visit-new')).toBe(false);
});

test.for([
  ['the evening before, before eight', new Date(2026, 10, 25, 19, 59), true],
  ['the evening before, at eight', new Date(2026, 10, 25, 20), false],
  ['on the day', new Date(2026, 10, 26, 7), false],
  ['days before', new Date(2026, 10, 23, 23), true],
] as const)('a visit may be moved %s: %s', ([, now, may]) => {
  expect(canChange({ id: 'v', kind: 'blood', day: '2026-11-26', time: '10:30' }, now)).toBe(may);
});

const send = (at: Date, isOnline = true) =>
  sendMessage(week, 'nurse', { text: 'Hello', at, isOnline, automatic: 'We read on weekdays.' }).threads[0]!.messages;

test('out of hours something answers by itself; in hours and offline nothing does', () => {
  expect(send(SATURDAY).at(-1)?.from).toBe('automatic');
  expect(send(MONDAY_NOON).at(-1)?.from).toBe('me');
  expect(send(SATURDAY, false).at(-1)).toMatchObject({ from: 'me', isWaiting: true });
});

test('what waited is sent once the connection is back, and a thread that is opened is read', () => {
  const waiting = sendMessage(week, 'nurse', { text: 'Hello', at: SATURDAY, isOnline: false, automatic: '' });
  expect(
    sendWaiting(waiting)
      .threads.flatMap(({ messages }) => messages)
      .some(({ isWaiting }) => isWaiting),
  ).toBe(false);
  expect(unreadOf(week.threads[0]!)).toBe(1);
  expect(unreadOf(readThread(week, 'nurse').threads[0]!)).toBe(0);
});

test.for([
  ['I have a fever since noon', true],
  ['38.4 this morning', true],
  ['Ich habe Fieber', true],
  ['my nose is bleeding', true],
  ['Is 36.8 fine?', false],
  ['When do you close on 24 December?', false],
] as const)('%s: urgent %s', ([text, isUrgent]) => {
  expect(soundsUrgent(text)).toBe(isUrgent);
});
