import { expect, test } from 'vitest';
import { afterSelected } from './answer-leaning.ts';

const text =
  'Some data can hurt people. The GDPR lists *special categories*: health and religion. Using them is forbidden.\n\nMore of it.';

test('what was selected as a whole is not said again: it goes on with what follows', () => {
  expect(afterSelected(text, 'The GDPR lists special categories: health and religion.')).toBe(
    'Using them is forbidden.\n\nMore of it.',
  );
});

test('of a few words the sentence they stand in is where it begins', () => {
  expect(afterSelected(text, 'special categories')).toBe(
    'The GDPR lists *special categories*: health and religion. Using them is forbidden.\n\nMore of it.',
  );
});

test.each(['Using them is forbidden.', 'something else'])('with %s selected something is always said', (selection) => {
  expect(afterSelected(text, selection)).toMatch(/More of it\.$/);
});

test('a table and the last sentence of all stay as they are', () => {
  expect(afterSelected('| a | b |\n|---|---|\n| c | d |', 'a')).toBe('| a | b |\n|---|---|\n| c | d |');
  expect(afterSelected('All there is.', 'All there is.')).toBe('All there is.');
});
