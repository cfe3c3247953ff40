import { expect, test } from 'vitest';
import { careFor } from '#features/copilot/skills/care/care.ts';

test.each([
  'how much noradrenalin do i give',
  'how much noradrenaline should i start with',
  'what dose',
  'and which dose then?',
  'what dose of morphine do i give',
  'how many mg for him',
  'how many units do i give',
  'how much morphine for her',
  'how fast do i run the potassium',
  'what rate should we run it',
  'can i give 2mg morphine iv to my 84 yo pt with no order',
  'should i push 40 mmol now',
])('%s is decided by who prescribes', (text) => expect(careFor(text)).toBe('patient'));

test.each([
  'how many ml of urine is too little',
  'what is the maximum of paracetamol in the lesson',
  'how much fluid is given in sepsis',
  'how many mg are in 1 ml of a 1 % solution',
  'how much time do i give somebody to answer',
  'how much detail should i give in a handover',
  'how much is too much noise for them',
  'what does dose per kilogram mean',
  'which dose is written on the label',
  'how many breaths do i give in resuscitation',
  'formula for how much ml to draw up',
])('%s is a question to the lessons', (text) => expect(careFor(text)).toBeNull());
