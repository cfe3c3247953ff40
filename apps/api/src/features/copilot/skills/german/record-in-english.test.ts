import { expect, test } from 'vitest';
import { recordInEnglish } from './record-in-english.ts';

const titles = new Set(['document', 'sepsi']);

test.for([
  ['wie viele punkte habe ich', 'how many points have i'],
  ['wo steh ich in the table', 'what is my rank in the table'],
  ['abzeichen, wieviele hab ich', 'badges, how many have i'],
  ['pflicht bis wann', 'assigned until when'],
  ['fehler im letzten quiz zeigen', 'wrong answers in last quiz show'],
  ['diese woche besser als letzte', 'this week better than last'],
  ['wie lange noch, sepsis kurs', 'how long do i still need for, sepsis course'],
  ['was ich zuletzt gemacht hab', 'what did i finish last'],
  ['punkte am Dienstag', 'points tuesday'],
])('%s is asked of the own record', ([german, english]) => {
  expect(recordInEnglish(german!, titles)).toEqual({ text: english, isWhole: true });
});

test.for(['wie lange muss ich die hände einreiben', 'wann blutkulturen abnehmen'])(
  'not every word of %s is known',
  (german) => {
    expect(recordInEnglish(german, titles).isWhole).toBe(false);
  },
);

test('umlauts may be typed as two letters, and what is unknown stays', () => {
  expect(recordInEnglish('Was ist diese Woche fällig?', titles)).toEqual(
    recordInEnglish('was ist diese woche faellig?', titles),
  );
  expect(recordInEnglish('wofür die 20 Punkte, Datenschutz', titles).text).toBe('wofuer the 20 points, data privacy');
});
