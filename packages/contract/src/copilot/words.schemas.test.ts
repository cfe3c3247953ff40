import { expect, test } from 'vitest';
import { everydayWord } from './words.schemas.ts';

test('an everyday phrase is kept in lower case, and measured as it is kept', () => {
  expect(everydayWord.parse({ phrase: ' Bed sore ', means: 'pressure injury' }).phrase).toBe('bed sore');
  expect(everydayWord.safeParse({ phrase: 'İ'.repeat(50), means: 'pressure injury' }).success).toBe(false);
});
