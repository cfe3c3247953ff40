import { expect, test } from 'vitest';
import { periodIn } from './period-in.ts';

const today = '2026-11-26'; // A Thursday.

test.each([
  ['how many points did I get yesterday', 'yesterday', '2026-11-25', '2026-11-25'],
  ['what did i finish last week', 'last week', '2026-11-16', '2026-11-22'],
  ['any new badge since last week', 'since last week', '2026-11-16', '2026-11-26'],
  ['did a freeze save me on tuesday', 'on Tuesday', '2026-11-24', '2026-11-24'],
  ['what did i do on thursday', 'on Thursday', '2026-11-26', '2026-11-26'],
  ['points since monday', 'since Monday', '2026-11-23', '2026-11-26'],
  ['my points in the last seven days', 'in the last 7 days', '2026-11-20', '2026-11-26'],
  ['what did i finish last month', 'last month', '2026-10-01', '2026-10-31'],
  ['which badges did i earn in march', 'in March', '2026-03-01', '2026-03-31'],
  ['what did i do in december', 'in December', '2025-12-01', '2025-12-31'],
])('%j is about the time %j', (question, name, from, through) =>
  expect(periodIn(question, today)).toEqual({ name, from, through }),
);

test.each(['how many points do i have until today', 'may i see my points', 'how many points in all'])(
  '%j names no time',
  (question) => expect(periodIn(question, today)).toBeNull(),
);
