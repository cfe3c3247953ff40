import { expect, test } from 'vitest';
import { exactIntent } from './intents.ts';

test.each(['quiz?', 'ok then test me', 'Quiz me pls', 'now a quiz please'])('%s wants to be asked', (typed) =>
  expect(exactIntent(typed)).toBe('quiz_me'),
);

test('what she can do is asked in few words', () => expect(exactIntent('what can u do?')).toBe('help'));

test('what says more is not known word for word', () => expect(exactIntent('then quiz them on it')).toBeNull());

test.each([
  ['pts?', 'points'],
  ['cert?', 'certificates'],
  ['and my rank?', 'rank'],
  ['cards', 'flashcards'],
])('%s names a part of the own record by itself', (typed, intent) => expect(exactIntent(typed)).toBe(intent));
