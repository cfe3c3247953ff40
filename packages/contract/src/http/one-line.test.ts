import { expect, test } from 'vitest';
import { inOneLine, oneLine } from './one-line.ts';

test.each(['Ada Okafor', 'Zoë 王芳', "O'Neill-Díaz", 'مريم', 'Ward 2A (nights)', '👩🏽‍⚕️ Ada'])('%s is a name', (name) => {
  expect(oneLine.parse(` ${name} `)).toBe(name);
});

test.each([
  ['a line break', 'Your bank\nConfirm at https://evil.example'],
  ['a carriage return', 'Ada\rOkafor'],
  ['a line separator', 'Ada\u2028Okafor'],
  ['a tabulator', 'Ada\tOkafor'],
  ['an escape', 'Ada\u001B[2J'],
  ['an override of direction', 'Ada \u202Eelpmaxe.live'],
  ['an isolate of direction', 'Ada \u2066x'],
])('%s is refused in words', (_, name) => {
  expect(oneLine.safeParse(name).error?.issues[0]?.message).toBe('Write it on one line, without control characters.');
});

test('a stored name is quoted on one line, without what cannot be seen, and not for ever', () => {
  expect(inOneLine(' Your bank\r\n\nConfirm \u202Eat\u2069 once ', 40)).toBe('Your bank Confirm at once');
  expect(inOneLine('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`);
  expect(inOneLine('👩👩👩👩', 3)).toBe('👩👩…');
});
