import { expect, test } from 'vitest';
import { type AttemptSpan, isAllowedBeside } from './allowance.ts';

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
