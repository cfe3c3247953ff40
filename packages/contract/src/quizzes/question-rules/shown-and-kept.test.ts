import type { Answer, QuestionType } from '../question-types.ts';
import { aQuestion } from '../questions.factory.ts';
import { expect, test } from 'vitest';
import { arrange, describe, describeKey, isBlank, normalizeAnswer, present, reveal, show } from './all-types.ts';

const findPicture = (path: string) => ({ url: `/files/${path}`, width: 400, height: 300 });
const backwards = (count: number) => [...Array(count).keys()].reverse();

/** An answer with the numbers that were shown, all lists backwards. */
const answers: { [T in QuestionType]: Extract<Answer, { type: T }> } = {
  single_choice: { type: 'single_choice', chosen: 1 },
  multiple_choice: { type: 'multiple_choice', chosen: [0, 3] },
  true_false: { type: 'true_false', value: true },
  ordering: { type: 'ordering', order: [4, 3, 2, 0, 1] },
  matching: { type: 'matching', rights: [3, null, 0] },
  categories: { type: 'categories', placed: ['fact', null, 'verdict'] },
  fill_in_the_blank: { type: 'fill_in_the_blank', blanks: [' 15 ', '', 'your policy'] },
  numeric: { type: 'numeric', text: ' 17,5 ' },
  calculated: { type: 'calculated', text: ' 125,0 ' },
  image_hotspot: { type: 'image_hotspot', marks: [{ place: 2 }, { x: 70, y: 80 }] },
  image_choice: { type: 'image_choice', chosen: 0 },
  short_text: { type: 'short_text', text: ' It helped. ' },
};

test.each(Object.keys(answers) as QuestionType[])('%s: what is shown, kept, revealed and told of it', (type) => {
  const question = aQuestion(type);
  const arrangement = arrange(question, backwards, backwards);
  const kept = normalizeAnswer(question, answers[type], arrangement);
  expect(present(question, kept!, arrangement)).toEqual(answers[type]);
  expect({
    arrangement,
    shown: show(question, arrangement, findPicture),
    kept,
    key: reveal(question, arrangement, kept),
    keyWithoutAnswer: reveal(question, arrangement, null),
    answer: describe(question, kept),
    right: describeKey(question),
  }).toMatchSnapshot();
});

test.each<Answer>([
  { type: 'single_choice', chosen: 3 },
  { type: 'image_choice', chosen: 2 },
  { type: 'multiple_choice', chosen: [0, 4] },
  { type: 'ordering', order: [0, 1, 2, 3] },
  { type: 'ordering', order: [0, 1, 2, 3, 5] },
  { type: 'matching', rights: [0, 1, 4] },
  { type: 'matching', rights: [0, 1, 2, 3] },
  { type: 'categories', placed: ['fact', 'opinion', null] },
  { type: 'categories', placed: ['fact', null, null, null] },
  { type: 'fill_in_the_blank', blanks: ['', '', '', ''] },
  { type: 'image_hotspot', marks: [{ place: 3 }] },
  { type: 'image_hotspot', marks: [{ place: 0 }, { place: 1 }, { place: 2 }] },
])('an answer that names what is not there is refused: %j', (answer) => {
  const question = aQuestion(answer.type);
  expect(normalizeAnswer(question, answer, arrange(question, backwards, backwards))).toBeNull();
});

test.each<[Answer, boolean]>([
  [{ type: 'multiple_choice', chosen: [] }, true],
  [{ type: 'multiple_choice', chosen: [0] }, false],
  [{ type: 'matching', rights: [null, null, null] }, true],
  [{ type: 'matching', rights: [null, 0, null] }, false],
  [{ type: 'categories', placed: [null, null, null] }, true],
  [{ type: 'categories', placed: [null, 'fact', null] }, false],
  [{ type: 'fill_in_the_blank', blanks: ['', ' '] }, true],
  [{ type: 'fill_in_the_blank', blanks: ['', 'x'] }, false],
  [{ type: 'numeric', text: ' ' }, true],
  [{ type: 'numeric', text: '0' }, false],
  [{ type: 'short_text', text: ' ' }, true],
  [{ type: 'short_text', text: 'x' }, false],
  [{ type: 'image_hotspot', marks: [] }, true],
  [{ type: 'image_hotspot', marks: [{ place: 0 }] }, false],
  [{ type: 'single_choice', chosen: 0 }, false],
])('%j is blank: %s', (answer, is) => {
  const question = aQuestion(answer.type);
  expect(isBlank(question, answer)).toBe(is);
  expect(describe(question, answer) === null).toBe(is);
  expect(isBlank(question, null)).toBe(true);
  expect(isBlank(aQuestion('true_false'), answer)).toBe(true);
});
