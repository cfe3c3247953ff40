import { expect, test } from 'vitest';
import { namingRefusals } from './refusals.ts';

test.each([
  ['what if he says no', 'what if he refuses'],
  ['he just says no, leave me alone', 'he refuses'],
  ['the patient does not want to be turned', 'the patient refuses to be turned'],
  ['and if the family will not let me', 'and if the family refuses'],
  ['she does not want her insulin', 'she refuses her insulin'],
])('%s: somebody refuses', (text, read) => expect(namingRefusals(text)).toBe(read));

test.each([
  'i do not want to be asked',
  'the right to say no',
  'what if the tool says nothing',
  'does he want to know',
])('%s: nobody refuses', (text) => expect(namingRefusals(text)).toBe(text));
