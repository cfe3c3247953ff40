import { expect, test } from 'vitest';
import { inOrderOfKind } from './body-order.ts';

const keysOf = (body: unknown): string[] => JSON.stringify(body).match(/"[a-z_]+"(?=:)/g) ?? [];

test('a card is read from its front to its back, in whichever order it was stored', () => {
  const stored = {
    cards: [
      { back: 'Where patients lie', hint: 'A place', front: 'Ward' },
      { back: 'At night', front: 'When?' },
    ],
  };
  const body = inOrderOfKind('flashcards', stored);
  expect(body).toEqual(stored);
  expect(keysOf(body)).toEqual(['"cards"', '"front"', '"back"', '"hint"', '"front"', '"back"']);
});

test('a body that its kind does not take stays as it is', () => {
  const stored = { cards: [{ back: 'Alone', front: 'One' }] };
  expect(inOrderOfKind('flashcards', stored)).toBe(stored);
});
