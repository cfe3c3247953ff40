import { expect, test } from 'vitest';
import { allowanceOf, type AttemptSpan, isAllowedBeside } from './allowance.ts';

/** An attempt of ten minutes that begins so many minutes after noon. */
const at = (minutes: number, isOpen = false): AttemptSpan => ({
  startedAt: new Date(Date.UTC(2026, 2, 2, 12, minutes)),
  finishedAt: isOpen ? null : new Date(Date.UTC(2026, 2, 2, 12, minutes + 10)),
});
const free = { attempts: undefined, delay: undefined };

test.for([
  ['without limits', free, [at(0), at(0)], at(0), true],
  ['the last that is allowed', { ...free, attempts: 2 }, [at(0)], at(20), true],
  ['one more than that', { ...free, attempts: 2 }, [at(0), at(20)], at(40), false],
  ['beside an open one that is the last', { ...free, attempts: 1 }, [at(0, true)], at(20), false],
  ['after exactly the pause', { ...free, delay: 60 }, [at(0)], at(70), true],
  ['a minute too soon', { ...free, delay: 60 }, [at(0)], at(69), false],
  ['long before the member took it', { ...free, delay: 60 }, [at(200)], at(0), true],
  ['shortly before the member took it', { ...free, delay: 60 }, [at(60)], at(0), false],
  ['between two, too near to one', { ...free, delay: 60 }, [at(0), at(100)], at(70), false],
] as const)('a claimed attempt %s', ([, quiz, counted, more, isAllowed]) => {
  expect(isAllowedBeside(quiz, counted, more)).toBe(isAllowed);
});

const noon = new Date('2026-03-02T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(noon.getTime() - minutes * 60_000);

test.for([
  ['without limits there is no end', free, 7, minutesAgo(1), { left: null, nextAt: null }],
  ['what was used is taken off', { ...free, attempts: 3 }, 1, minutesAgo(1), { left: 2, nextAt: null }],
  ['more than allowed leaves none', { ...free, attempts: 3 }, 5, minutesAgo(1), { left: 0, nextAt: null }],
  ['a pause runs', { ...free, delay: 60 }, 1, minutesAgo(59), { left: null, nextAt: minutesAgo(-1) }],
  ['a pause is over to the minute', { ...free, delay: 60 }, 1, minutesAgo(60), { left: null, nextAt: null }],
  ['the first attempt waits for nothing', { ...free, delay: 60 }, 0, null, { left: null, nextAt: null }],
  ['who has none left waits for none', { attempts: 1, delay: 60 }, 1, minutesAgo(1), { left: 0, nextAt: null }],
] as const)('%s', ([, quiz, used, lastFinishedAt, allowance]) => {
  expect(allowanceOf(quiz, { used, lastFinishedAt }, noon)).toEqual({ used, ...allowance });
});

test('an attempt begun beside an open one has no pause to it', () =>
  expect(isAllowedBeside({ ...free, delay: 60 }, [at(0, true)], at(200, true))).toBe(false));
