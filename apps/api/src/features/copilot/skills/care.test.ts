import { expect, test } from 'vitest';
import { careFor } from './care.ts';

test.each([
  ['i do not want to live any more', 'self-harm'],
  ['i want to die', 'self-harm'],
  ['just want to die', 'self-harm'],
  ['wish to end it all', 'self-harm'],
  ['my mother died and i want to die too', 'self-harm'],
  ['she left me, want to die', 'self-harm'],
  ['when my patients die i think i should die as well', 'self-harm'],
  ['i think it is time to die', 'self-harm'],
  ['he asks for help all day and i just want to disappear for ever', 'self-harm'],
  ['i keep thinking about suicide', 'self-harm'],
  ['everybody says i am fine but i could kill myself', 'self-harm'],
  ['i do not want to go on', 'self-harm'],
  ['i feel like killing me', 'self-harm'],
  ['am i going to die', 'self-harm'],
  ['my colleague just collapsed', 'emergency'],
  ['a visitor is not breathing', 'emergency'],
  ['there is smoke coming out of the kitchen', 'danger'],
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
  'what do i say when she asks whether she is going to die',
  'what do i say when a patient asks am i going to die',
  'how do i tell the family that he is going to die',
  'i do not know what to say when they ask if mum will die',
  'should i say die or pass away when somebody is dying',
  'i think the woman is about to die, how do i tell her son',
])('%s is a question like any other', (text) => expect(careFor(text)).toBeNull());
