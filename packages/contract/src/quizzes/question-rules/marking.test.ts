import type { Answer, Question } from '../question-types.ts';
import { expect, test } from 'vitest';
import { describe as inWords, describeKey, mark } from './all-types.ts';
import { aQuestion } from '../questions.factory.ts';

const noPicture = () => ({ url: '/x', width: 200, height: 100 });
const creditFor = (question: Question, answer: Answer | null) => mark(question, answer, noPicture).credit;

const choice = (chosen: number[]): Answer => ({ type: 'multiple_choice', chosen });

test.each([
  { ticked: 'the right ones', chosen: [0, 1], credit: 1 },
  { ticked: 'half of the right ones', chosen: [0], credit: 0.5 },
  { ticked: 'the right ones and a wrong one', chosen: [0, 1, 2], credit: 0.5 },
  { ticked: 'one right, one wrong', chosen: [0, 2], credit: 0 },
  { ticked: 'wrong ones only', chosen: [2, 3], credit: 0 },
  { ticked: 'everything', chosen: [0, 1, 2, 3], credit: 0 },
  { ticked: 'nothing', chosen: [], credit: 0 },
])('ticking $ticked of two right and two wrong options earns $credit', ({ chosen, credit }) => {
  expect(creditFor(aQuestion('multiple_choice'), choice(chosen))).toBe(credit);
});

test.each([
  { order: [0, 1, 2, 3, 4], credit: 1 },
  { order: [1, 0, 2, 3, 4], credit: 0.8 },
  { order: [4, 0, 1, 2, 3], credit: 0.2 },
  { order: [4, 3, 2, 1, 0], credit: 0 },
])('the order $order earns $credit', ({ order, credit }) => {
  expect(creditFor(aQuestion('ordering'), { type: 'ordering', order })).toBeCloseTo(credit, 6);
});

test('each left side with its right partner counts the same', () => {
  const question = aQuestion('matching');
  expect(creditFor(question, { type: 'matching', rights: [0, 1, 2] })).toBe(1);
  expect(creditFor(question, { type: 'matching', rights: [0, 3, null] })).toBeCloseTo(1 / 3, 5);
});

test('two left sides may share a right side', () => {
  const question = aQuestion('matching', {
    pairs: [
      { left: 'Tucson', right: 'Arizona' },
      { left: 'Phoenix', right: 'Arizona' },
      { left: 'San Francisco', right: 'California' },
    ],
    decoys: [],
  });
  expect(creditFor(question, { type: 'matching', rights: [0, 0, 1] })).toBe(1);
});

test('putting everything into one category earns nothing, whichever it is', () => {
  const question = aQuestion('categories');
  for (const id of ['fact', 'verdict'])
    expect(creditFor(question, { type: 'categories', placed: [id, id, id] })).toBe(0);
  expect(creditFor(question, { type: 'categories', placed: ['fact', 'verdict', 'fact'] })).toBe(1);
  expect(creditFor(question, { type: 'categories', placed: ['fact', 'verdict', null] })).toBe(0.5);
});

test.each([
  ['15', 'one hour', 'your policy', 1],
  ['14,5', '1 HOUR', 'your policy', 1],
  [' 16 ', 'One  hour.', 'your policy', 1],
  ['15', '60 minutes', 'your policy', 1],
  ['17', 'an hour', 'the clock', 0],
  ['15', '', '', 1 / 3],
  ['15 or so', 'one-hour', 'Your policy', 1 / 3],
])('the blanks %j, %j, %j earn %d', (vein, tablet, who, credit) => {
  expect(
    creditFor(aQuestion('fill_in_the_blank'), { type: 'fill_in_the_blank', blanks: [vein, tablet, who] }),
  ).toBeCloseTo(credit, 5);
});

test.each([
  { text: '18', isRight: true },
  { text: '18.5', isRight: true },
  { text: '17,5', isRight: true },
  { text: '36/2', isRight: true },
  { text: '17 3/4', isRight: true },
  { text: '1.8e1', isRight: true },
  { text: '18 per minute', isRight: true },
  { text: '18 Per Minute.', isRight: true },
  { text: '18per minute', isRight: true },
  { text: '18 per hour', isRight: false },
  { text: '18.51', isRight: false },
  { text: '-18', isRight: false },
  { text: 'eighteen', isRight: false },
  { text: '18 19', isRight: false },
  { text: '', isRight: false },
])('the number $text is right: $isRight', ({ text, isRight }) => {
  expect(creditFor(aQuestion('numeric'), { type: 'numeric', text })).toBe(isRight ? 1 : 0);
});

test('where units can be chosen, the unit is part of the answer', () => {
  const question = aQuestion('numeric', {
    answer: 0.5,
    tolerance: 0,
    unit: 'g',
    other_units: [{ unit: 'mg', factor: 1000 }],
  });
  const credit = (text: string, unit?: string) => creditFor(question, { type: 'numeric', text, ...(unit && { unit }) });
  expect(credit('0.5', 'g')).toBe(1);
  expect(credit('500', 'mg')).toBe(1);
  expect(credit('500', 'g')).toBe(0);
  expect(credit('0,5')).toBe(0);
  expect(credit('500 mg')).toBe(1);
  expect(credit('500 mg', 'mg')).toBe(1);
  expect(credit('500 mg', 'g')).toBe(0);
});

test.each([
  {
    what: 'both places',
    marks: [
      { x: 30, y: 80 },
      { x: 70, y: 82 },
    ],
    credit: 1,
  },
  { what: 'one place', marks: [{ x: 30, y: 80 }], credit: 0.5 },
  {
    what: 'the same place twice',
    marks: [
      { x: 30, y: 80 },
      { x: 31, y: 80 },
    ],
    credit: 0.5,
  },
  {
    what: 'one place and a miss',
    marks: [
      { x: 30, y: 80 },
      { x: 5, y: 5 },
    ],
    credit: 0,
  },
  { what: 'one by its name, one by a point', marks: [{ place: 0 }, { x: 70, y: 80 }], credit: 1 },
  { what: 'a wrong name', marks: [{ place: 2 }], credit: 0 },
])('marking $what earns $credit', ({ marks, credit }) => {
  expect(creditFor(aQuestion('image_hotspot'), { type: 'image_hotspot', marks: marks as [] })).toBe(credit);
});

test('a place in a wide picture is round, not flat', () => {
  const mark = (y: number): Answer => ({ type: 'image_hotspot', marks: [{ x: 30, y }, { place: 1 }] });
  expect(creditFor(aQuestion('image_hotspot'), mark(99))).toBe(1); // 19 % of half the width is 9.5 % of the width
  expect(creditFor(aQuestion('image_hotspot'), mark(58))).toBe(0);
});

test.each([
  { text: 'To see the effect, and whether he got sleepy', credit: 1, evidence: ['effect', 'sleepy'] },
  { text: 'Did it HELPED?', credit: 0.5, evidence: ['HELPED'] },
  { text: 'Side-effects!', credit: 1, evidence: ['effects', 'Side effects'] },
  { text: 'No idea', credit: 0, evidence: [] },
  { text: 'Not for the effect, nobody got sleepy', credit: 0.5, evidence: ['sleepy'] },
  { text: "It doesn't help. He is not sleepy.", credit: 0, evidence: [] },
  { text: 'Not only the effect but also side effects', credit: 1, evidence: ['effect', 'side effects'] },
  { text: '   ...', credit: 0, evidence: undefined },
])('the written answer $text earns $credit', ({ text, credit, evidence }) => {
  const result = mark(aQuestion('short_text'), { type: 'short_text', text }, noPicture);
  expect(result).toEqual({ credit, markedBy: 'keywords', ...(evidence && { evidence }) });
});

test('an author may ask for some of the ideas only', () => {
  const question = aQuestion('short_text', { needed: 1 });
  expect(creditFor(question, { type: 'short_text', text: 'relief' })).toBe(1);
});

test('an answer of another type is no answer', () => {
  expect(creditFor(aQuestion('true_false'), { type: 'single_choice', chosen: 0 })).toBe(0);
});

test('answers can be said in words', () => {
  expect(inWords(aQuestion('multiple_choice'), choice([0, 2]))).toBe('Breathing; Blood pressure');
  expect(inWords(aQuestion('categories'), { type: 'categories', placed: ['fact', null, 'verdict'] })).toBe(
    "Fact: Refused breakfast at 8. Verdict: Says 'it burns'",
  );
  expect(inWords(aQuestion('numeric'), { type: 'numeric', text: '17' })).toBe('17 per minute');
  expect(inWords(aQuestion('numeric'), { type: 'numeric', text: '17 breaths' })).toBe('17 breaths');
  expect(
    inWords(aQuestion('image_hotspot'), {
      type: 'image_hotspot',
      marks: [
        { x: 32, y: 80 },
        { x: 5, y: 5 },
      ],
    }),
  ).toBe('The floor; Near: The bell');
  expect(inWords(aQuestion('true_false'), null)).toBeNull();
  expect(describeKey(aQuestion('ordering'))).toBe('Ask → Choose → Record → Act → Look again');
  expect(describeKey(aQuestion('numeric'))).toBe('18 ± 0.5 per minute');
});
