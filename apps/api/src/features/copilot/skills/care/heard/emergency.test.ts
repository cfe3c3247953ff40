import { expect, test } from 'vitest';
import { emergencyIn, tellsOfDanger } from './emergency.ts';

test.each([
  'i can not wake mrs hansen up',
  'patient fell out of bed and will not open his eyes',
  'seizure will not stop',
  'he can not speak properly all of a sudden',
  'she just stopped talking suddenly and her arm is dead',
  'his pupils are different sizes after the fall',
  'he hit his head and now he is drowsy',
  'a man in the waiting room grabs his chest',
  'chest hurts and left arm is tingling',
  'the bleeding will not stop',
  'she is vomiting blood',
  'black stool and dizzy',
  'his lips are swelling after the antibiotic',
  'he is gone grey',
  'blood sugar 2.1, he is confused',
  'resp rate is 6',
  'breathing only 7 times a minute',
  'saturation dropped to 79',
  'blood pressure 70 over 40 what now',
  'where is the crash cart',
  'patient says he will kill himself tonight',
  'mr k just told me he is going to end it tonight, he saved his pills',
  'my patient says he has saved up his tablets and tonight it is over',
  'she left a goodbye letter on the bed',
  'she was fine this morning and now she is sleepy and picks at the blanket',
  'mrs b more and more sleepy since the fall last night and vomited',
  'drowsy and threw up after the fall',
  'he had 10 units of actrapid and now is not eating, he is sweating',
])('%s: help comes first', (text) => expect(tellsOfDanger(text)).toBe(true));

test.each([
  'how many points does a resp rate of 6 get',
  'what is the target saturation',
  'what if somebody can not be woken after morphine',
  'does skin look grey in sepsis',
  'the leg is numb and hurting, what do i do',
  'painad breathing 1 or 2',
  'blood pressure 120 over 80 today',
  'sit up or lie flat when struggling for air',
  'how do i stop a bleeding nose',
  'who keeps the tablets of a resident',
  'he wants to end the call',
  'look again an hour after the fall, he is awake',
])('%s: a lesson may answer', (text) => expect(tellsOfDanger(text)).toBe(false));

test.each([
  ['the man in room 4 is not waking up', 'emergency'],
  ['over the last hours he got worse, now he is not waking up', 'emergency'],
  ['the palliative lady in room 4 is choking', 'emergency'],
  ['he says 9 and now he is not breathing', 'emergency'],
  ['she was chatty at 8, now 97 over 50, clammy and muddled', 'emergency'],
  ['bed 9 has not peed since this morning and talks nonsense now', 'emergency'],
  ['mr stein is pale and sweaty, pulse 130', 'emergency'],
  ['he is newly confused and his skin is blotchy', 'emergency'],
  ['he is sleepier than this morning and breathing 28, should i ring', 'emergency'],
  ['smoke coming out of the linen room', 'danger'],
  ['the bin is burning, my eyes hurt from the smoke in the room', 'danger'],
  ['man with knife in the waiting room what to do', 'danger'],
  ['found mrs gruber on the floor, she says she is ok and wants to get up', 'emergency'],
  ['my patient mr keller is lying next to his bed, he looks fine', 'emergency'],
  ['mrs petersen has 86/52 and her drain is full of blood again', 'emergency'],
  ['he got 45/50 in the quiz', null],
])('%s: %s, whoever it is', (text, expected) =>
  expect(emergencyIn(text, { isOfNow: true, isStory: false })).toBe(expected),
);

test.each([
  [{ isOfNow: false, isStory: false }, 'he is not waking up'],
  [{ isOfNow: true, isStory: true }, 'i can not wake mrs hansen up'],
  // Who tells how much it hurts is awake, and a flame or a counter is no person.
  [{ isOfNow: true, isStory: false }, 'patient says 2 but will not move'],
  [{ isOfNow: true, isStory: false }, 'please check whether my streak broke, the flame has turned grey'],
  [{ isOfNow: true, isStory: false }, 'app said well done keep it burning but the number has not gone up'],
  [{ isOfNow: true, isStory: false }, 'got hand rub in my eye it burns like hell'],
  [{ isOfNow: true, isStory: false }, 'i did falls ch 2 and the counter did not move, no points for it?'],
])('%j: %s is asked to learn', (when, text) => expect(emergencyIn(text, when)).toBeNull());
