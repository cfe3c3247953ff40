import { expect, test } from 'vitest';
import type { Said } from '../../request/engine.ts';
import { findEarlier, wantsEarlier } from './say-earlier.ts';

test.each([
  'before, on the other page, you said something about rinsing. how long was it',
  'what was that you said earlier about gloves?',
  'you mentioned a number of drops before',
  'what did you say about drying again',
])('"%s" asks for what was said', (question) => expect(wantsEarlier(question)).toBe(true));

test.each([
  'what do i do before i rinse',
  'what do you say to the family before you leave',
  'the lesson said something else',
  'what have you been told about me',
])('"%s" asks for something else', (question) => expect(wantsEarlier(question)).toBe(false));

const history: Said[] = [
  { role: 'user', text: 'how do i rinse' },
  {
    role: 'assistant',
    text: 'This comes nearest:\n\nRinse under running water.\n\nRinsing takes 40 seconds at least.\n[Water]',
  },
  { role: 'user', text: 'and gloves' },
  { role: 'assistant', text: 'Gloves come off first. They go into the bin.\n[Gloves]' },
];

test('what was said earlier is found by what it was about, and a number where one is asked for', () => {
  expect(findEarlier('before, you said something about rinsing. how long was it', history)).toMatchObject({
    text: 'Rinsing takes 40 seconds at least.',
    message: history[1],
  });
  expect(findEarlier('what did you say about gloves', history)?.text).toBe(
    'Gloves come off first. They go into the bin.',
  );
});

test('what nobody said is not found, nor what a question does not name', () => {
  expect(findEarlier('what did you say about kumquats', history)).toBeNull();
  expect(findEarlier('what did you say before', history)).toBeNull();
});
