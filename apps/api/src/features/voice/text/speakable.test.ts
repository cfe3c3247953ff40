import { expect, test } from 'vitest';
import { speakable } from './speakable.ts';

test.each([
  ['Take 5 mg every 4 h.', 'Take five milligrams every four hours.'],
  ['1 ml, then 0.5 ml', 'one millilitre, then zero point five millilitres'],
  ['BP 148/86, HR 104', 'blood pressure one hundred and forty eight over eighty six, heart rate one hundred and four'],
  ['SpO₂ 93 % on air', 'oxygen saturation ninety three percent on air'],
  ['a 7/10 in pain', 'a seven out of ten in pain'],
  ['rest for 10–15 min', 'rest for ten to fifteen minutes'],
  ['Dr. Weber at 20:25, Mrs Petrov at 9:00', "Doctor Weber at twenty twenty five, Missus Petrov at nine o'clock"],
  ['38.9 °C on the 3rd day', 'thirty eight point nine degrees on the third day'],
  ['1,000 ml IV, prn, e.g. q4h', 'one thousand millilitres I V, as needed, for example every four hours'],
  ['the ICU and the ECG', 'the I C U and the E C G'],
  ['≥ 30 and < 5', 'at least thirty and less than five'],
  ['call 0151234567', 'call zero one five one two three four five six seven'],
  ['**See** [the list](https://example.org/a)', 'See the list'],
  ['She is 68.', 'She is sixty eight.'],
  ['pulse 118/min, 500 ml/h', 'pulse one hundred and eighteen a minute, five hundred millilitres an hour'],
  ['86/52 mmHg', 'eighty six over fifty two millimetres of mercury'],
  ['2 x 500 mg, 3x daily', 'two times five hundred milligrams, three times daily'],
  ['Ward 4B, NEWS2 of 7', 'Ward four B, NEWS two of seven'],
  ['lactate 4.6 mmol/l', 'lactate four point six millimoles per litre'],
])('%s is said: %s', (written, said) => {
  expect(speakable(written)).toBe(said);
});
