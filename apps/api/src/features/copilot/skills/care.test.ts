import { expect, test } from 'vitest';
import { careFor } from './care.ts';

test.each([
  ['i do not want to live any more', 'self-harm'],
  ['i want to die', 'self-harm'],
  ['just want to die', 'self-harm'],
  ['wish to end it all', 'self-harm'],
  ['my colleague just collapsed', 'emergency'],
  ['a visitor is not breathing', 'emergency'],
  ['there is smoke coming out of the kitchen', 'fire'],
  ['how much morphine can i give her, she weighs 60 kg', 'patient'],
  ['should i stop the insulin of the man in room 4', 'patient'],
  ['i have a headache, what should i take', 'own-health'],
  ['i made a terrible mistake and can not sleep', 'distress'],
  ['you are useless', 'insult'],
] as const)('%s: %s comes first', (text, care) => expect(careFor(text)).toBe(care));

test.each([
  'what is sepsis',
  'how do i rub my hands',
  'what should i do after a fall',
  'why is a low temperature a sign in sepsis',
  'which scale do i use for somebody with dementia',
  'how do i give feedback',
])('%s is a question like any other', (text) => expect(careFor(text)).toBeNull());
