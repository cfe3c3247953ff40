import type { QuizResults } from '@snapwell/contract/quizzes/attempt.schemas';
import { expect, test } from 'vitest';
import { stopsOf } from './comes-back.tsx';
import { questionIn, threadsOf } from './threads.ts';

type Row = QuizResults['questions'][number];

const row = (id: string, now: boolean, then: boolean | null): Row =>
  ({
    question: { id, prompt: `${id}?\nMore of it.` },
    was_right: then,
    change: then === null || (now && then) ? null : now ? 'put_right' : then ? 'slipped' : 'missed_again',
    verdict: { is_right: now, comes_back_at: null },
  }) as Row;

test('right ones stand on top, then and now, and only what changed crosses', () => {
  const drawing = threadsOf([
    row('again', false, false),
    row('better', true, false),
    row('kept', true, true),
    row('slipped', false, true),
  ]);
  expect(drawing.threads.map(({ id, kind, earlier, now }) => [id, kind, earlier, now])).toEqual([
    ['kept', 'kept', 0, 0],
    ['better', 'put_right', 2, 1],
    ['slipped', 'slipped', 1, 2],
    ['again', 'missed_again', 3, 3],
  ]);
  expect(drawing).toMatchObject({ rightThen: 2, rightNow: 2, rows: 4, left: 0 });
  expect(drawing.threads[0]!.prompt).toBe('kept?');
});

test('a question that was not asked then has no thread', () => {
  const { threads } = threadsOf([row('new', true, null), row('kept', true, true)]);
  expect(threads.map(({ kind, earlier }) => [kind, earlier])).toEqual([
    ['kept', 0],
    ['new_right', null],
  ]);
});

test('of two hundred questions those that stayed right are one thread, and the drawing stays short', () => {
  const drawing = threadsOf(Array.from({ length: 200 }, (_, at) => row(`q${at}`, at % 2 === 0, at % 4 < 2)));
  expect(drawing.threads[0]).toMatchObject({ kind: 'kept', count: 50 });
  expect(drawing.threads).toHaveLength(24);
  expect(drawing.left).toBe(150 - 23);
});

test('what comes back is told by day, the latest days together', () => {
  const now = new Date('2026-11-23T08:00:00');
  const back = (days: number) =>
    ({ verdict: { comes_back_at: new Date(now.getTime() + days * 86_400_000).toISOString() } }) as Row;
  const never = { verdict: { comes_back_at: null } } as Row;
  const stops = stopsOf([back(9), never, back(1), back(1), back(3), back(20), back(40)], now);
  expect(stops.map(({ days, rows }) => [days, rows.length])).toEqual([
    [1, 2],
    [3, 1],
    [9, 1],
    [20, 2],
  ]);
});

test.each([
  [
    'Mr Hoang fell at five. Which of the reasons lay in his treatment?',
    'Mr Hoang fell at five. Which of the reasons lay in his treatment?',
  ],
  [
    'Mr Hoang, 84, fell at five in the morning on his way to the toilet, in the dark. Which of the reasons lay in his treatment?',
    'Which of the reasons lay in his treatment?',
  ],
  [
    "A daughter says: 'That is how it is.' You may tell her that most can be changed.",
    "A daughter says: 'That is how it is.' You may tell her that most can be changed.",
  ],
  ['Is a value of 3.5 mmol enough?', 'Is a value of 3.5 mmol enough?'],
  ['She is pale and sweats. Why?', 'She is pale and sweats. Why?'],
  [
    'On the chart one row reads 16, 16, 16. It is the value that changes first. Which one is it?',
    'It is the value that changes first. Which one is it?',
  ],
  ['The dose is $2.5 \\cdot x$. Which one is it?', 'The dose is $2.5 \\cdot x$. Which one is it?'],
])('beside its thread %j is %j', (prompt, question) => {
  expect(questionIn(prompt)).toBe(question);
});
