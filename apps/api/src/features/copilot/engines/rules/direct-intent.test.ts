import { expect, test } from 'vitest';
import { directIntent } from './direct-intent.ts';

const heard = (typed: string) =>
  directIntent({ plain: null, understood: { intent: 'help', confidence: 0.97 }, typed, leans: 'surely' });

test('what goes on from an answer is no question about what she can do', () => {
  expect(heard('what do you ask instead')).toBeNull();
  expect(heard('and what can you do?')).toBe('understood');
});

test("a part of the own record, named as one's own, goes on from no lesson", () => {
  const own = (typed: string) =>
    directIntent({ plain: null, understood: { intent: 'streak', confidence: 0.75 }, typed, leans: 'perhaps' });
  expect(own('and my streak, is it still there')).toBe('understood');
  expect(own('and is it still there')).toBeNull();
});

test('what a whole phrase says leans on nothing, whatever was learned', () => {
  const skill = async () => ({});
  const understood = { intent: 'weeks', confidence: 0.95 } as const;
  const typed = 'how long was i on this app this week';
  const said = (plain: { name: string; skill: typeof skill; isWhole?: true }) =>
    directIntent({ plain, understood, typed, leans: 'surely' });
  expect(said({ name: 'time', skill, isWhole: true })).toBe('plain');
  expect(said({ name: 'time', skill })).toBeNull();
});

test('what is wanted in other words leans by itself', () => {
  const wanted = (intent: 'again' | 'find', confidence: number) =>
    directIntent({ plain: null, understood: { intent, confidence }, typed: 'and slower', leans: 'surely' });
  expect(wanted('again', 0.85)).toBe('understood');
  expect(wanted('again', 0.6)).toBeNull();
  expect(wanted('find', 0.85)).toBeNull();
});

test('words that name a part of the record are of a lesson where examples surely say so', () => {
  const skill = async () => ({});
  const asked = (name: string, confidence: number) =>
    directIntent({
      plain: { name, skill },
      understood: { intent: 'question', confidence },
      typed: 'how long do we have to answer',
      leans: null,
    });
  expect(asked('quiz_results', 0.99)).toBeNull();
  expect(asked('quiz_results', 0.9)).toBe('plain');
  // Who is in need, wants a dose, or asks about the product, is heard by the words.
  for (const name of ['care: emergency', 'care: patient', 'product_help', 'quiz_key'])
    expect(asked(name, 0.99)).toBe('plain');
});

test('help with the product gives way to the own record that is surely asked for', () => {
  const skill = async () => ({});
  const asked = (typed: string, confidence: number, name = 'product_help') =>
    directIntent({
      plain: { name, skill },
      understood: { intent: 'certificates', confidence },
      typed,
      leans: null,
    });
  expect(asked('which certificates could i show there', 0.9)).toBe('understood');
  expect(asked('which certificates could i show there', 0.7)).toBe('plain');
  expect(asked('which certificates are there', 0.9)).toBe('plain');
  expect(asked('which certificates could i show there', 0.9, 'other_people')).toBe('plain');
});
