import { expect, test } from 'vitest';
import { sentencesOf, wholeSentencesOf } from './sentences.ts';

test('a number does not end a sentence', () => {
  expect(sentencesOf('Give 1.5 ml. Then wait.')).toEqual(['Give 1.5 ml.', 'Then wait.']);
});

test.for([
  [
    "They say: 'That matters. I will stay', and stay. Then?",
    ["They say: 'That matters. I will stay', and stay.", 'Then?'],
  ],
  ['“One. Two.” Three.', ['“One. Two.”', 'Three.']],
  ["It isn't the nurses' fault. Look again.", ["It isn't the nurses' fault.", 'Look again.']],
  ["'Does it hurt?' Ask that.", ["'Does it hurt?'", 'Ask that.']],
] as const)('a quotation stays in one piece: %s', ([text, whole]) => {
  expect(wholeSentencesOf(text)).toEqual(whole);
});

test('a quotation that is closed nowhere is cut like any other text', () => {
  const text = "He said 'go. One. Two. Three. Four. Five.";
  expect(wholeSentencesOf(text)).toEqual(sentencesOf(text));
});
