import { expect, test } from 'vitest';
import { minutesWanted } from './say-short.ts';

test.each([
  ['got 5 min, what now', 5],
  ['so tired. somthing short pls 2 min max', 2],
  ['something short please', 3],
  ['a quick lesson', 3],
  ['i have 5 min', 5],
  ['ive got 5 min, what would be good to do now', 5],
  ['anything quick for the train?', 3],
  ['what can i do in ten minutes', 10],
])('%s is a wish for something that takes %i minutes', (question, minutes) => {
  expect(minutesWanted(question)).toBe(minutes);
});

test.each([
  'and 5 minutes later?',
  'with 10 min left on the infusion what do i do',
  'say it a bit shorter so I can write it on a card',
  'too long, in one short sentence?',
  'give me a short summary',
  'how do I make a short handover in 5 minutes',
  'shorter',
  'what do I do in the first ten minutes after a fall',
])('%s wants no lesson', (question) => {
  expect(minutesWanted(question)).toBeNull();
});
