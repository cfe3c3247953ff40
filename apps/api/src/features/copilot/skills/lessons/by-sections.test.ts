import { expect, test } from 'vitest';
import { rowPiece } from '../../knowledge/pieces/piece.ts';
import { bySections } from './by-sections.ts';

const under = (heading: string, ...texts: string[]) => texts.map((text) => ({ heading, text }));
const order = under('The order', 'Any fixed order is better than a clever one. Many wards use SBAR.');
const steps = under(
  'Four steps',
  '1. **Stop**: stand still.',
  '2. **Ask**: what do you see?',
  '3. **Say**: it plainly.',
);

test('each section is told by the sentence it begins with, a list that is counted by its names', () => {
  expect(bySections([...under('', 'A story.'), ...order, ...steps])).toEqual([
    '**The order**: Any fixed order is better than a clever one.',
    '**Four steps**: Stop; Ask; Say.',
  ]);
});

test('a sentence that only leads on is told with what it leads to', () => {
  const two = under(
    'At the bed',
    'Handing over at the bed has two advantages. Two pairs of eyes see the wound.',
    'More.',
  );
  const table = ['Red', 'Grey', 'Pale'].map((name) => rowPiece(['Skin', 'Do'], [name, 'Call.']));
  expect(bySections([...two, ...under('Colours', 'Look at the skin:', ...table)])).toEqual([
    '**At the bed**: Handing over at the bed has two advantages. Two pairs of eyes see the wound.',
    '**Colours**: Look at the skin: Red; Grey; Pale.',
  ]);
});

test('no more than are wanted, and nothing where there is one section alone', () => {
  expect(bySections([...order, ...steps], 1)).toHaveLength(1);
  expect(bySections(order)).toBeNull();
});
