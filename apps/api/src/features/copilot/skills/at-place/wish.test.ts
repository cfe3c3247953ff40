import { expect, test } from 'vitest';
import { wantsAnotherExample, wishOf } from './wish.ts';

test.each([
  ['Explain this', 'explain'],
  ['what does this mean?', 'explain'],
  ["I don't understand this", 'explain'],
  ['Can you explain that row to me please', 'explain'],
  ['Give me an example', 'example'],
  ['an example', 'example'],
  ['simpler', 'simpler'],
  ['fewer words', 'simpler'],
  ['once more but like for a student', 'simpler'],
  ['please say it in easy words, my english is not so good', 'simpler'],
  ['Say it more simply', 'simpler'],
  ['in plain words please', 'simpler'],
  ["explain it like I'm five", 'simpler'],
  ['why', 'why'],
  ['Why is that so?', 'why'],
  ['why so short', 'why'],
  ['Erkläre mir das bitte', 'explain'],
  ['Ein Beispiel?', 'example'],
  ['Warum?', 'why'],
  ['huh?', 'explain'],
  ['can you unpack this for me', 'explain'],
  ['what would that look like in practice', 'example'],
  ['dumb it down pls', 'simpler'],
  ['what makes that so', 'why'],
])('%s is about the place', (question, wish) => {
  expect(wishOf(question)).toBe(wish);
});

test.each([
  'Explain PAINAD',
  'why do we wash hands',
  'Give me an example of SBAR',
  'What should I do next?',
  'thanks',
  'summarize this page',
  'Quiz me',
  'Warum Handschuhe?',
])('%s is not', (question) => {
  expect(wishOf(question)).toBeNull();
});

test('a case that is complicated is asked about, and not to be said more simply', () => {
  expect(wishOf("and if it's complicated")).toBeNull();
  expect(wishOf('too complicated')).toBe('simpler');
});

test('what holds for beginners is asked of the lesson', () => {
  expect(['and with beginners?', 'as a beginner too?'].map(wishOf)).toEqual([null, null]);
  expect(wishOf('for beginners please')).toBe('simpler');
});

test('another one, after an example, wants another example', () => {
  const reply = '**Scales** gives this example:\n\nTwo at rest.';
  for (const question of ['another', 'and another one?', 'one more please'])
    expect(wantsAnotherExample(question, reply)).toBe(true);
  expect(wantsAnotherExample('another question', reply)).toBe(false);
  expect(wantsAnotherExample('another', 'Here are 5 questions.')).toBe(false);
});
