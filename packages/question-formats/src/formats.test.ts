import { readFileSync } from 'node:fs';
import type { ImportFormat } from '@snapwell/contract/quizzes/exchange.schemas';
import { expect, test } from 'vitest';
import { readQuestionFile } from './files/read-question-file.ts';

const sample = (name: string) => readFileSync(new URL(`samples/${name}`, import.meta.url));

/** A table of what became of each question of a file. */
async function tableOf(name: string, format: ImportFormat) {
  const { questions, notes } = await readQuestionFile({ name: '', bytes: sample(name), format });
  return {
    read: questions.map(({ id, type }) => `${id}: ${type}`),
    refused: notes
      .filter(({ severity }) => severity === 'refused')
      .map(({ question, message }) => `${question}: ${message}`),
    changed: notes
      .filter(({ severity }) => severity === 'changed')
      .map(({ question, message }) => `${question}: ${message}`),
  };
}

test('GIFT: every construct is read, or refused by name', async () => {
  expect(await tableOf('every-construct.gift.txt', 'gift')).toMatchInlineSnapshot(`
    {
      "changed": [
        "Weighted choice: 'half right' was worth 50%. Here a choice of one is right or wrong.",
        "Multiple, uneven: The right answers had different weights. Here each counts the same.",
        "Multiple, uneven: Wrong answers took 50% off. Here each takes 100% off.",
        "Short answer: 'soap' was worth 50%. Here it is wrong.",
        "Short answer: Left out: what was said to the answer 'soap'.",
        "Short answer: Left out: what was said to every other answer.",
        "Several numbers: '25:10' was worth 50%. Here it is wrong.",
        "Several numbers: Left out: what was said to the answer '25:5'.",
        "Several numbers: Left out: what was said to the answer '25:10'.",
        "Number with words for others: Left out: what was said to every other answer.",
        "Picture: Left out: a picture that is not in the file.",
      ],
      "read": [
        "true-with-feedback: true_false",
        "false-short: true_false",
        "one-choice: single_choice",
        "weighted-choice: single_choice",
        "multiple: multiple_choice",
        "multiple-uneven: multiple_choice",
        "missing-word-chosen: single_choice",
        "missing-word-typed: fill_in_the_blank",
        "short-answer: fill_in_the_blank",
        "number: numeric",
        "number-with-tolerance: numeric",
        "range: numeric",
        "several-numbers: numeric",
        "number-with-words-for-others: numeric",
        "matching: matching",
        "escapes: single_choice",
        "empty-line-inside: single_choice",
        "no-empty-line-before-the-next: true_false",
        "stands-close: true_false",
        "markdown: true_false",
        "plain: true_false",
        "without-a-title-but-with-an-accent-e: true_false",
        "after-the-unclosed-one: true_false",
        "picture: single_choice",
        "left-over-from-a-program: true_false",
      ],
      "refused": [
        "All are right: All answers are right: who ticks everything would win.",
        "Two equals with a wrong one: Several answers are right, but only one can be chosen.",
        "None is right: No answer is right.",
        "Anything goes: Any answer is right ('*').",
        "Two full numbers: Several numbers are right. A number question here has one, with a tolerance.",
        "Essay: An essay has no key. Write it anew as a short text with the ideas that count.",
        "Text only: This is a text without a question.",
        "Unclosed: The brace around the answers is not closed.",
        "Signs that are none: The answers begin with neither = nor ~.",
      ],
    }
  `);
});

test('Aiken: every construct is read, or refused by name', async () => {
  expect(await tableOf('every-construct.aiken.txt', 'aiken')).toMatchInlineSnapshot(`
    {
      "changed": [],
      "read": [
        "how-long-do-you-rub: single_choice",
        "which-comes-first-it-stands-on-two-lines: single_choice",
        "which-are-moments: multiple_choice",
        "gloves-replace-rubbing: true_false",
      ],
      "refused": [
        "The answer is missing here:: The answer is missing.",
        "A letter that is not there: There is no option D.",
        "ANSWER: A: This answer belongs to no question.",
        "A line in between: Line 37 is neither an option nor the answer.",
        "Only one option: At least 2 options are needed.",
        "The last has no answer: The answer is missing.",
      ],
    }
  `);
});

test('CSV: every construct is read, or refused by name', async () => {
  expect(await tableOf('every-construct.csv', 'csv')).toMatchInlineSnapshot(`
    {
      "changed": [
        "The first row: Left out: the column 'colour', which is not known here.",
        "A level that is not known: Left out: the difficulty 'tricky'. It is easy, medium or hard.",
      ],
      "read": [
        "how-long-do-you-rub: single_choice",
        "which-are-moments-do-you-think: multiple_choice",
        "which-are-named-by-their-texts: multiple_choice",
        "gloves-replace-rubbing: true_false",
        "guessed-to-be-true-or-false: true_false",
        "how-many-moments: numeric",
        "what-do-you-use: fill_in_the_blank",
        "put-into-order: ordering",
        "match: matching",
        "a-level-that-is-not-known: single_choice",
      ],
      "refused": [
        "Without a name: The question is empty.",
        "What is right is missing: What is right is missing.",
        "It is none of them: 'E' is none of the options.",
        "A number it is not: What is right must be a number.",
        "A type that is not known: 'essay' is not a type that is known here.",
      ],
    }
  `);
});

test('Moodle XML: every construct is read, or refused by name', async () => {
  expect(await tableOf('every-construct.moodle.xml', 'moodle_xml')).toMatchInlineSnapshot(`
    {
      "changed": [
        "One choice: It counted 2 times. Here every question counts the same.",
        "One choice: Left out: hints between tries.",
        "One choice: 'a minute' was worth 50%. Here a choice of one is right or wrong.",
        "Several choices: Left out: what is said to every right or wrong answer alike.",
        "Several choices: Wrong answers took 50% off. Here each takes 100% off.",
        "Pictures to choose: Pictures without a description are numbered. Describe them, for those who cannot see.",
        "Some pictures only: Left out: the picture https://example.org/far-away.png, which lies on the web.",
        "Some pictures only: Left out: pictures in the answers. Their descriptions stand in their place.",
        "Short answer: Capital letters mattered. Here they do not.",
        "Short answer: 'soap' was worth 30%. Here it is wrong.",
        "Short answer: Left out: what was said to every other answer.",
        "Ordering: Only some of the items were shown each time. Here all are.",
        "Embedded answers: '40:5' was worth 50%. Here it is wrong.",
        "Embedded answers: Capital letters mattered. Here they do not.",
        "Embedded answers: The blanks had different weights. Here each counts the same.",
        "Embedded answers: Left out: what was said to the answer '25:5'.",
        "Embedded answers: Left out: what was said to every other answer.",
        "Calculation: Its numbers came in sets. Here each is drawn by itself.",
      ],
      "read": [
        "one-choice: single_choice",
        "several-choices: multiple_choice",
        "pictures-to-choose: image_choice",
        "some-pictures-only: single_choice",
        "true-or-false: true_false",
        "short-answer: fill_in_the_blank",
        "number-with-units: numeric",
        "matching: matching",
        "ordering: ordering",
        "embedded-answers: fill_in_the_blank",
        "words-to-choose: fill_in_the_blank",
        "words-to-drag: fill_in_the_blank",
        "calculation: calculated",
        "old-picture: true_false",
      ],
      "refused": [
        "Several right in one blank: A blank with several right choices at once is not possible here.",
        "Essay: An essay has no key. Write it anew as a short text with the ideas that count.",
        "Text only: This is a text without a question.",
        "Formula: It has several formulas, or none that is right.",
        "Random: It is put together from other questions for each attempt.",
        "Markers: Words are dragged to places of a picture. Write it anew as pointing at the picture.",
        "Onto a picture: Things are dragged to places of a picture. Write it anew as matching.",
        "From a plug-in: The kind 'stack' is not known here.",
        "Two numbers: Several numbers are right. A number question here has one, with a tolerance.",
        "Nothing right: No answer is right.",
      ],
    }
  `);
});
