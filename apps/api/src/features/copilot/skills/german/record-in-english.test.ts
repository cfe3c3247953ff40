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
])('%s is asked of the own record', ([german, english]) => {
  expect(recordInEnglish(german!, titles)).toBe(english);
});

test.for(['wie lange muss ich die hände einreiben', 'wann blutkulturen abnehmen'])(
  '%s is asked of the lessons',
  (german) => {
    expect(recordInEnglish(german, titles)).toBeNull();
  },
);
