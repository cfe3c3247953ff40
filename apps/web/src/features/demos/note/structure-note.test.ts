import { expect, test } from 'vitest';
import { structureNote } from './structure-note.ts';
import { writeOut } from './write-out.ts';

const NOVAK =
  'Mr Novak, bed 3, day two after his new left knee. He rang at half past five because it hurts, six of ten when he bends it, two lying still. He had paracetamol one gram at six. Pressure 132 over 78, pulse 84, he breathes 16 a minute, 36.9. The knee is swollen and warm, not red. Dressing dry. He moves his toes and feels my hand. He has heart failure, and his weight is 81.4, up 1.2 since yesterday. I would like the doctor to look at him.';

test('a note as it was drawn goes where it was drawn', () => {
  const { pieces } = structureNote(NOVAK);
  expect(pieces.map(({ part, written }) => `${part} ${written}`)).toEqual([
    'B Mr Novak, bed 3, day 2 after his new left knee',
    'S He rang at 5:30 because it hurts, 6 of 10 when he bends it, two lying still',
    'A He had paracetamol 1 g at 6',
    'A 132/78, pulse 84, he breathes 16 a minute, 36.9',
    'A The knee is swollen and warm, not red',
    'A Dressing dry',
    'A He moves his toes and feels my hand',
    'B He has heart failure',
    'A His weight is 81.4, up 1.2 since yesterday',
    'R I would like the doctor to look at him',
  ]);
});

test('what is missing in it, and of which places nothing is said', () => {
  const { missing, unseen } = structureNote(NOVAK);
  expect(missing.map(({ id, part }) => `${part} ${id}`)).toEqual([
    'B allergies',
    'A pain-after',
    'A vitals',
    'R by-when',
  ]);
  expect(missing.find(({ id }) => id === 'vitals')?.which).toEqual(['saturation']);
  expect(unseen).toEqual(['head', 'belly', 'bladder']);
});

test('every piece is what was said, word for word', () => {
  for (const { said, start } of structureNote(NOVAK).pieces) expect(NOVAK.slice(start, start + said.length)).toBe(said);
});

test('of nothing, nothing is missing', () => {
  expect(structureNote('  ')).toMatchObject({ pieces: [], missing: [], judgements: [] });
});

test('words that judge are questioned where they stand, and not in what the person said', () => {
  const text = 'Non-compliant with oxygen. Says "I refuse that mask". Comfortable, urine a lot.';
  expect(
    structureNote(text).judgements.map(({ words, start }) => [words, text.slice(start, start + words.length)]),
  ).toEqual([
    ['Non-compliant', 'Non-compliant'],
    ['Comfortable', 'Comfortable'],
    ['a lot', 'a lot'],
  ]);
});

test('a wish with a time lacks none', () => {
  const { missing } = structureNote('Mrs Adler, bed 2. Please look at her within the hour.');
  expect(missing.map(({ id }) => id)).not.toContain('by-when');
  expect(missing.map(({ id }) => id)).not.toContain('request');
});

test.each([
  ['blood pressure one hundred', 'Blood pressure one hundred'],
  ['Saturation ninety-four percent', 'Saturation 94 %'],
  ['morphine five milligrams by mouth', 'Morphine 5 mg by mouth'],
  ['and one of them is his daughter,', 'One of them is his daughter'],
  ['quarter past nine', '9:15'],
])('%s is written %s', (said, written) => {
  expect(writeOut(said)).toBe(written);
});
