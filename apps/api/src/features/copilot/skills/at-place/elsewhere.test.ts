import { expect, test } from 'vitest';
import { putOtherwise } from './elsewhere.ts';

test('how another lesson puts it goes on in the line, and a row of a table stands below', () => {
  expect(putOtherwise({ title: 'Rights', text: 'Ask twice.' })).toBe('**Rights** puts it this way: Ask twice.');
  expect(putOtherwise({ title: 'Rights', text: '| Right | Ask |\n|---|---|\n| Dose | How much? |' })).toBe(
    '**Rights** puts it this way:\n\n| Right | Ask |\n|---|---|\n| Dose | How much? |',
  );
});
