import { expect, test } from 'vitest';
import { aboutMishap, isSlipOfWish, understand, withBlanksInPlace, withoutManner } from './read-message.ts';

test.each([
  ['wha tis lactate', 'what is lactate'],
  ['whati s lactate', 'what is lactate'],
  ['what is lactate', 'what is lactate'],
  ['is it a risk', 'is it a risk'],
  ['give me an example', 'give me an example'],
  ['i sit down', 'i sit down'],
  ['a bed is wet', 'a bed is wet'],
])('%s is read as %s', (typed, read) => expect(withBlanksInPlace(typed)).toBe(read));

test.each(['summry', 'sumary', 'flashcrads', 'exmaple', 'quizz', 'expalin'])('%s may be a slip of a wish', (word) =>
  expect(isSlipOfWish(word)).toBe(true),
);

test.each(['summer', 'example', 'samples', 'lactate', 'nose', 'vital', 'lesion', 'sepsis', 'quit'])(
  '%s is none',
  (word) => expect(isSlipOfWish(word)).toBe(false),
);

test.each([
  ['do i have to tell him', 'mishap', 'do i have to tell the patient after a medication error'],
  ['what goes in the notes', 'mishap', 'what goes in the notes after a medication error'],
  ['who decides about it', 'breach', 'who decides about it after a personal data breach'],
  ['do i have to tell him', null, 'do i have to tell him'],
  [
    'how often is a peripheral line flushed with saline',
    'mishap',
    'how often is a peripheral line flushed with saline',
  ],
] as const)('%s, after %s, asks %s', (text, mishap, asked) => expect(aboutMishap(text, mishap)).toBe(asked));

test.each(['how can i quiz myself without a quiz', 'why do flashcards work', 'what is a good test question'])(
  'who asks about something does not begin it: %s',
  (question) => expect(understand(question, null).intent).not.toMatch(/quiz_me|flashcards|game|video_short/),
);

test.each([
  ['test my knowledge please', 'quiz_me'],
  ['give me some questions', 'quiz_me'],
])('who asks for it does: %s', (question, intent) => expect(understand(question, null).intent).toBe(intent));

test.each([
  ['what is sepsis simpler', 'what is sepsis'],
  ['what is a read-back, in plain words please', 'what is a read-back'],
  ['simpler', 'simpler'],
  ['is it simpler to wash', 'is it simpler to wash'],
])('%s: looked up is %s', (typed, looked) => expect(withoutManner(typed)).toBe(looked));
