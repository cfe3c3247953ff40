import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findNumber } from './number-in-table.ts';
import { rowPiece } from './pieces/piece.ts';

const said = (question: string, rows: readonly string[]) => findNumber(question, rows)?.said ?? null;
const HEAD = ['', '3', '2', '1', '0', '1', '2', '3'];
const BREATHS = rowPiece(HEAD, ['Breaths per minute', '≤ 8', '', '9-11', '12-20', '', '21-24', '≥ 25']);
const PULSE = rowPiece(HEAD, ['Pulse per minute', '≤ 40', '', '41-50', '51-90', '91-110', '111-130', '≥ 131']);
const TEMPERATURE = rowPiece(HEAD, [
  'Temperature °C',
  '≤ 35.0',
  '',
  '35.1-36.0',
  '36.1-38.0',
  '38.1-39.0',
  '≥ 39.1',
  '',
]);
const OXYGEN = rowPiece(HEAD, ['Oxygen saturation %, scale 1', '≤ 91', '92-93', '94-95', '≥ 96', '', '', '']);
const ALL = [BREATHS, OXYGEN, PULSE, TEMPERATURE];

it.each([
  ['how many points for 24 breaths a minute?', '**24** stands under **2** (Breaths per minute: 21-24).'],
  ['breaths 8', '**8** stands under **3** (Breaths per minute: ≤ 8).'],
  ['oxygen 93 on scale 1', '**93** stands under **2** (Oxygen saturation %, scale 1: 92-93).'],
  ['and a pulse of 131', '**131** stands under **3** (Pulse per minute: ≥ 131).'],
  ['temperature 38,5 gives what', '**38,5** stands under **1** (Temperature °C: 38.1-39.0).'],
])('says where a value stands: %s', (question, sentence) => {
  expect(said(question, ALL)).toBe(sentence);
});

it.each([
  ['what is asked names no number', 'how many points for fast breaths'],
  ['it names several', 'breaths 24 and pulse 100'],
  ['it does not say of what', 'how many points for 24'],
  ['another scale is meant', 'oxygen 93 on scale 2'],
  ['only a later word of a row is named', 'look again after 24 minutes'],
  ['the number is a name', 'breaths on scale 2'],
  ['the value lies between two ranges', 'temperature 35.05'],
])('says nothing where %s', (_, question) => {
  expect(said(question, ALL)).toBeNull();
});

it('says nothing of a table without ranges', () => {
  const row = rowPiece(['', 'Rub', 'Wash'], ['How much', 'A palmful', '2 pumps']);
  expect(said('how much, 2 pumps?', [row])).toBeNull();
});

it('finds every value in the range that holds it, and in no other', () => {
  const row = rowPiece(['Score', 'low', 'middle', 'high'], ['Score', '< 10', '10 to 19', '20 or more']);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), (score) => {
      const under = score < 10 ? 'low' : score < 20 ? 'middle' : 'high';
      expect(said(`a score of ${score}`, [row])).toContain(`stands under **${under}**`);
    }),
  );
});
