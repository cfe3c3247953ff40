import { expect, test } from 'vitest';
import { readTypedWish, wantsToGoOn } from './typed-wish.ts';

test.each([
  'next',
  'next question',
  'Next one please',
  'skip',
  'skip this',
  'pass',
  'ok next',
  'can we skip this one',
  'nächste Frage',
  'weiter',
])('%s asks for the next card', (typed) => expect(readTypedWish(typed)).toBe('next'));

test.each([
  'stop',
  'stop the quiz',
  'Stop the quiz, I need to go to a patient',
  'later',
  'maybe later, i have to go',
  'i have to go',
  "sorry I've got to run",
  "i don't want to anymore",
  'not now',
  'no more questions',
  'gotta go, bell',
  'a patient is calling me',
  'patient needs me',
  'brb',
  'ich muss weg',
  'später',
])('%s leaves the card', (typed) => expect(readTypedWish(typed)).toBe('stop'));

test.each([
  'stop the bleeding how',
  'when do i stop the opioid',
  'what is next for me',
  "what's next",
  'next of kin',
  'later signs of sepsis',
  'i have to go over this again',
  'skip a dose',
  'no',
  'quiz me',
  'can a patient be left alone',
  'why',
])('%s is asked', (typed) => expect(readTypedWish(typed)).toBeNull());

test('who comes back says so', () => {
  for (const typed of ['go on', "I'm back", 'continue the quiz', 'weiter', 'next question'])
    expect(wantsToGoOn(typed)).toBe(true);
  for (const typed of ['go on about sepsis', 'what now', 'tell me more']) expect(wantsToGoOn(typed)).toBe(false);
});
