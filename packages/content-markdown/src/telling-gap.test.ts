import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endGap, numberGap, tellingGap } from './telling-gap.ts';

const gapped = (sentence: string, setOff: string[] = []) => {
  const gap = tellingGap(sentence, setOff);
  return gap && `${gap.before}[${gap.answer}]${gap.after}`;
};

test.each([
  ['Rub your hands for 20 to 30 seconds each time.', 'Rub your hands for [20 to 30 seconds] each time.'],
  [
    'Let the person lie for at least five minutes, then measure.',
    'Let the person lie for at least [five minutes], then measure.',
  ],
  ['5 or more in total asks for an urgent review.', '[5 or more] in total asks for an urgent review.'],
  [
    'That is a pressure injury of stage 1, with the skin still whole.',
    'That is a pressure injury of stage [1], with the skin still whole.',
  ],
  ['Count the breaths for a full minute.', 'Count the breaths for [a full minute].'],
  [
    'Turn them at least three times a day, whatever the scale says.',
    'Turn them at least [three times a day], whatever the scale says.',
  ],
  [
    'If it turns pale and the colour returns, blood still flows.',
    'If it turns pale and the colour returns, [blood still flows].',
  ],
  [
    'Many leave out the A because they feel it is not theirs.',
    'Many leave out the A because [they feel it is not theirs].',
  ],
  [
    'Look at the places that carry weight: heels, hips and sacrum.',
    'Look at the places that carry weight: [heels, hips and sacrum].',
  ],
  [
    'Die Meldung muss innerhalb von 72 Stunden bei der Behörde sein.',
    'Die Meldung muss innerhalb von [72 Stunden] bei der Behörde sein.',
  ],
])('%s', (sentence, expected) => expect(gapped(sentence)).toBe(expected));

test.each([
  'Nobody breathes 16 times a minute in every bed.',
  'If the answer is a bright one.',
  'A new edition of these guidelines came out in March 2026.',
  'Mr Brandt is 84 years old and lies in the bed by the door.',
  'Use your local delirium test, for example the 4AT.',
  'Two procedures with one name are easily confused.',
  'Give 5 ml within 10 minutes and look again.',
  'A work-around that saves four seconds switches the protection off.',
  'It takes two to talk.',
])('nothing of this is asked for: %s', (sentence) => expect(numberGap(sentence)).toBeNull());

test('what its author set off is asked for, words that stand together as one', () => {
  const sentence = 'When it is time say dying or death and nothing softer than that.';
  expect(gapped(sentence, ['dying', 'death'])).toBe(
    'When it is time say [dying or death] and nothing softer than that.',
  );
  expect(gapped('Kommt keine Antwort und niemand weiß es besser.', ['eine'])).toBeNull();
});

test('how a sentence ends is asked for where its end says something', () => {
  expect(endGap('Tie the second look to the tea round.')?.answer).toBe('to the tea round');
  // How often or when in a manner of speaking is nothing to recall.
  expect(endGap('Start with the fingertips once in a while.')?.answer).toBe('with the fingertips');
  expect(endGap('Put the dressing trolley away in the end.')).toBeNull();
  expect(endGap('The second answer is for the file.')).toBeNull();
  expect(endGap('You do not have to carry this alone.')).toBeNull();
});

test('a gap leaves the sentence as it was, enough of it to be asked, and never the answer beside it', () => {
  const words = fc.constantFrom(
    ...'if when the nurse looks again after 20 minutes, because one each at least three times a day: stage 2 heel or 5 more nobody is in bed.'.split(
      ' ',
    ),
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 24 }), fc.array(words, { maxLength: 3 }), (sentence, setOff) => {
      const text = sentence.join(' ');
      for (const gap of [tellingGap(text, setOff), endGap(text)]) {
        if (!gap) continue;
        expect(gap.before + gap.answer + gap.after).toBe(text);
        expect(`${gap.before} ${gap.after}`.toLowerCase()).not.toContain(gap.answer.toLowerCase());
        expect(gap.answer).toMatch(/\p{L}{4}|\d/u);
      }
    }),
    { numRuns: 500 },
  );
});
