import { expect, test } from 'vitest';
import { isGerman } from './is-german.ts';

test.each([
  'wie lange hände desinfizieren',
  'Wie lange muss ich die Hände einreiben?',
  'was ist sepsis',
  'hände desinfizieren',
  'und nachts?',
  'warum ist das so wichtig',
  'darf ich Tabletten teilen',
  'kannst du mir das erklären',
  'was gehört in eine notiz nach einem sturz',
  'wie viele punkte habe ich',
  'Dosierung',
  'welche skala bei demenz',
  'wer darf die akte lesen',
  'was bedeutet SBAR',
])('%s is German', (question) => expect(isGerman(question)).toBe(true));

test.each([
  'how long do i rub my hands',
  'what is händedesinfektion',
  'what does "Pflege ist nicht immer einfach" mean',
  'what does „das ist gut“ mean',
  'do patients die in shock',
  'was I right',
  'who is mr van der berg',
  'is there a word for zeitgeist in nursing',
  'how do i say schmerz in german',
  'why was my answer wrong',
  'bed sores',
  'an arm is in a cast, what now',
  'hand hygiene',
  'in an hour',
  'summry',
  'flashcrads',
  'what did müller find',
  'kübler ross stages',
  'sbar',
  'quiz me',
  'es tut weh means it hurts, is that right',
  '',
])('%s is not', (question) => expect(isGerman(question)).toBe(false));
