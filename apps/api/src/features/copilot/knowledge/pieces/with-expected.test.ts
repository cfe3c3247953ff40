import { expect, test } from 'vitest';
import { isAbout, withExpected } from './with-expected.ts';

const passage = (text: string, heading = 'Rubbing') => ({ heading, text, paragraph: 1, seconds: null });
const passages = [
  passage('Rub for 20 to 30 seconds. The drying time is the working time.'),
  passage('| Place | Time |\n|---|---|\n| Ward | Two minutes |'),
  passage('- wait until your hands are dry'),
];
const expected = (words: string, questions: string[], isHidden = false) => ({ words, questions, isHidden });

test('questions stand behind the passages, each with the place of the one that holds its words', () => {
  const indexed = withExpected(passages, [
    expected('The drying time *is* the working time.', ['do my hands have to be dry', 'how long to rub']),
    expected('| Ward | Two minutes |', ['how long on the ward']),
  ]);
  expect(indexed.slice(0, 3).map(({ text, answeredAt }) => [text, answeredAt])).toEqual(
    passages.map(({ text }) => [text, null]),
  );
  expect(indexed.slice(3)).toMatchObject([
    { text: 'do my hands have to be dry', answeredAt: 0, heading: 'Rubbing' },
    { text: 'how long to rub', answeredAt: 0 },
    { text: 'how long on the ward', answeredAt: 1 },
  ]);
  expect(new Set(indexed.map(({ position }) => position)).size).toBe(indexed.length);
});

test('words that no passage holds any more rest, and hidden ones answer nothing', () => {
  const indexed = withExpected(passages, [
    expected('Gone from the lesson.', ['where did it go']),
    expected('wait until your hands are dry', ['when are they dry'], true),
  ]);
  expect(indexed.map(({ isHidden }) => isHidden)).toEqual([false, false, true]);
});

test('marks and blanks make no difference between words of a lesson and a passage, other words do', () => {
  expect(isAbout('**Rub** for 20 to\n30 seconds.', passages[0]!.text)).toBe(true);
  expect(isAbout('see [the time](content:time)', 'Then see the time again.')).toBe(true);
  expect(isAbout('Rub for 40 seconds.', passages[0]!.text)).toBe(false);
});
