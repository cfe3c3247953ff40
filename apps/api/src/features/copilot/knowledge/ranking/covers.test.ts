import { expect, test } from 'vitest';
import { numberedIn } from './covers.ts';

test('what is called by a number is told from its neighbours', () => {
  const named = (text: string) =>
    Object.fromEntries([...numberedIn(text)].map(([word, numbers]) => [word, [...numbers]]));
  expect(named('whats scale 2')).toEqual({ scale: ['2'] });
  expect(named('Oxygen saturation %, scale 1; moments 3 and step 4.')).toEqual({
    scale: ['1'],
    moment: ['3'],
    step: ['4'],
  });
  expect(named('30 ml, 2 hours, no 7')).toEqual({});
});
