import { expect, test } from 'vitest';
import { careFor } from '../care.ts';
import { germanCareFor } from '../german/german-care.ts';

test.each([
  'stuck myself with a needle',
  'i just pricked my finger on a used needle',
  'a needle went into my thumb, what now',
  'jabbed myself with the insulin pen of the lady in 4',
  'got a needlestick injury',
  'i had a needle stick just now',
  'cut my finger on a scalpel',
  'blood splashed into my eye',
  'some of her blood came in my mouth help',
  'got urine in my eyes what do i do',
  'he spat in my face',
  'the patient bit me',
  'got hand rub in my eye it burns like hell',
])('%s: the wound first, and who sees staff after it', (text) => expect(careFor(text)).toBe('exposure'));

test.each([
  'what do i do if i stick myself with a needle',
  'how do i avoid a needlestick',
  'when blood splashed in my eye, what would i do',
  'how deep does the needle go',
  'can i put disinfectant on the wound',
  'what does needle size mean',
  'the needle is stuck in the pen',
  'do i prick the side of the finger',
])('%s is a question like any other', (text) => expect(careFor(text)).not.toBe('exposure'));

test.each(['ich habe mich an einer Nadel gestochen', 'Blut ins Auge bekommen', 'ein Patient hat mich gebissen'])(
  '%s is heard in German',
  (text) => expect(germanCareFor(text)).toBe('exposure'),
);
