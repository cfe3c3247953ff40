import { expect, test } from 'vitest';
import { asExcerpt, cutAtMarks, toTsQuery, wordsOf } from './search-query.ts';

test.for([
  ['Ask first. Look second.', 'Ask first. Look second.'],
  ['of the bed. Wash your hands and', '… of the bed. Wash your hands and …'],
  ['Before you start\nThe six movements\nUntil dry.', 'Before you start · The six movements · Until dry.'],
  ["'It stings, so I leave it out.'", "'It stings, so I leave it out.'"],
  ['\u0002hand\u0003 rub is the \u0002rule\u0003', '… \u0002hand\u0003 rub is the \u0002rule\u0003 …'],
  ['60 mmHg', '60 mmHg …'],
  [
    'A doctor in Vienna, Ignaz Semmelweis, asked his students to wash their \u0002hands\u0003.',
    '… his students to wash their \u0002hands\u0003.',
  ],
  ['He looked at them.\nThen he washed both \u0002hands\u0003.', '… Then he washed both \u0002hands\u0003.'],
] as const)('the piece %j reads %j', ([piece, read]) => {
  expect(asExcerpt(piece, '\u0002')).toBe(read);
});

test('hits are told apart from what stands around them', () => {
  expect(cutAtMarks('Rub your <hands> dry', '<', '>')).toEqual([
    { text: 'Rub your ', is_hit: false },
    { text: 'hands', is_hit: true },
    { text: ' dry', is_hit: false },
  ]);
});

test('a text that begins or ends with a hit has nothing beside it', () =>
  expect(cutAtMarks('<Rub> your <hands>', '<', '>')).toEqual([
    { text: 'Rub', is_hit: true },
    { text: ' your ', is_hit: false },
    { text: 'hands', is_hit: true },
  ]));

test('a question is twelve words at most, without marks, in lower case', () => {
  expect(wordsOf("What's “PAIN-relief”, in 2?")).toEqual(['what', 's', 'pain', 'relief', 'in', '2']);
  expect(wordsOf('Cafe\u0301')).toEqual(['caf\u00e9']);
  expect(wordsOf('?!')).toEqual([]);
  expect(wordsOf('word '.repeat(20))).toHaveLength(12);
});

test('every word must be there, and the last may be only begun', () => {
  expect(toTsQuery(['pain', 'relief', 'in'])).toBe("'pain' & 'relief' & 'in':*");
  expect(toTsQuery(['pain'])).toBe("'pain':*");
});
