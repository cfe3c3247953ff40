import { expect, test } from 'vitest';
import { aQuestion } from '../questions.factory.ts';
import { arrange, describeKey, explain, mark, normalizeAnswer, reveal, show } from '../question-rules/all-types.ts';
import { type Answer, question } from '../question-types.ts';
import { countOf, numberAt, promptInWords, rounded, withNumbers } from './drawn-numbers.ts';
import { readExpression } from './expression.ts';

const result = (formula: string, values = {}) => {
  const read = readExpression(formula);
  return 'problem' in read ? read.problem : read.evaluate(values);
};

test.each([
  ['1 + 2 * 3', 7],
  ['(1 + 2) * 3', 9],
  ['10 - 4 - 3', 3],
  ['12 / 3 / 2', 2],
  ['-2 ^ 2', -4],
  ['2 ^ 3 ^ 2', 512],
  ['2 * -3', -6],
  ['2 ^ -1', 0.5],
  ['max(1, 5, 3) - min(2, 4)', 3],
  ['round(2.5) + floor(2.9) + ceil(2.1)', 8],
  ['sqrt(abs(-16))', 4],
])('%s is %d', (formula, value) => expect(result(formula)).toBe(value));

test('names are the numbers that were drawn, whatever else an object may have', () => {
  expect(result('dose * weight', { dose: 2, weight: 70 })).toBe(140);
  expect(result('constructor', {})).toBeNaN();
  expect(result('1 / 0')).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  ['', 'The formula is empty.'],
  ['volume /', 'The formula ends too early.'],
  ['volume hours', "Before 'hours' a sign is missing, such as + or *."],
  ['(volume', "A ')' is missing."],
  ['* 2', "Before '*' a number or a name is missing."],
  ['volume; 2', "';' has no meaning in a formula."],
  ['alert(1)', "'alert' is no function. There are abs, ceil, floor, max, min, round, sqrt."],
  ['tostring(1)', "'tostring' is no function. There are abs, ceil, floor, max, min, round, sqrt."],
  ['round(1, 2)', "'round' takes 1 in parentheses."],
  ['1'.repeat(201), 'A formula has 200 characters at most.'],
])('%s is refused in words', (formula, problem) => expect(result(formula)).toBe(problem));

test('the formula is written with the numbers as one would on paper', () => {
  const read = readExpression('(dose*-weight+2)/max(a, 3)');
  expect('written' in read && read.written({ dose: 0.1, weight: 70, a: -4 })).toBe('(0.1 × −70 + 2) / max((-4), 3)');
});

test.each([
  [2.345, 2, 'nearest', 2.35],
  [-2.345, 2, 'nearest', -2.35],
  [1.005, 2, 'nearest', 1.01],
  [62.1, 0, 'up', 63],
  [62.9, 0, 'down', 62],
  [-62.1, 0, 'up', -62],
  [0.1 + 0.2, 6, 'nearest', 0.3],
  [-0.2, 0, 'nearest', 0],
] as const)('%d to %i places, %s, is %d', (value, decimals, rounding, wanted) =>
  expect(rounded(value, { decimals, rounding })).toBe(wanted),
);

test('a range is drawn in its steps, without the dust of binary fractions', () => {
  const tenths = { name: 'a', from: 0.1, to: 0.7, step: 0.1 };
  expect(countOf(tenths)).toBe(7);
  expect([...Array(7).keys()].map((place) => numberAt(tenths, place))).toEqual([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]);
});

test('texts get numbers and small sums; what is none of them stays', () => {
  expect(withNumbers('{{a}} of {{a * 3}}, $$\\frac{{{a}}}{2}$$, {{b}}', { a: 1.5 })).toBe(
    '1.5 of 4.5, $$\\frac{1.5}{2}$$, {{b}}',
  );
  expect(promptInWords(aQuestion('calculated'))).toBe('250–1000 ml run over 4 / 6 / 8 h. How many ml/h?');
});

const findPicture = () => ({ url: '', width: null, height: null });
const draw = (first: number) => (count: number) => [...Array(count).keys()].map((i) => (i + first) % count);

test('two draws are two questions: what is asked, what is right and why go together', () => {
  const infusion = aQuestion('calculated');
  const told = [0, 1].map((first) => {
    const arrangement = arrange(infusion, draw(first), draw(first));
    const answer = normalizeAnswer(infusion, { type: 'calculated', text: '62,5' }, arrangement);
    return [
      show(infusion, arrangement, findPicture).prompt,
      describeKey(infusion, arrangement),
      explain(infusion, arrangement),
      mark(infusion, answer, findPicture).credit,
    ];
  });
  expect(told).toEqual([
    ['250 ml run over 4 h. How many ml/h?', '62.5 ± 0.5 ml/h', '250 ml in 4 h are 62.5 ml/h.', 1],
    ['500 ml run over 6 h. How many ml/h?', '83.3 ± 0.5 ml/h', '500 ml in 6 h are 83.3 ml/h.', 0],
  ]);
});

test('numbers that a browser says were drawn are not believed', () => {
  const infusion = aQuestion('calculated');
  const arrangement = arrange(infusion, draw(1), draw(1));
  const given: Answer = { type: 'calculated', text: '62.5', numbers: [250, 4] };
  expect(normalizeAnswer(infusion, given, arrangement)).toEqual({ ...given, numbers: [500, 6] });
  expect(mark(infusion, normalizeAnswer(infusion, given, arrangement), findPicture).credit).toBe(0);
});

test('afterwards the way to the number is shown', () => {
  const infusion = aQuestion('calculated', { decimals: 0, tolerance: 0, tolerance_percent: 2 });
  expect(reveal(infusion, arrange(infusion, draw(1), draw(1)), null)).toEqual({
    type: 'calculated',
    value: 83,
    tolerance: 1.66,
    unit: 'ml/h',
    working: '500 / 6 = 83.3333 ≈ 83',
  });
});

const problemsOf = (given: object) => {
  const read = question.safeParse({ ...aQuestion('calculated'), ...given });
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};
const hours = { name: 'hours', values: [4, 6] };

test.each([
  [{ formula: 'volume / ours' }, "formula: The formula uses 'ours', which is not among the variables."],
  [{ formula: 'volume /' }, 'formula: The formula ends too early.'],
  [{ prompt: 'How many in {{hours}} h?' }, "prompt: The question never says 'volume'. Write it as {{volume}}."],
  [{ prompt: '{{volume}} in {{hours}} h: {{answer}}?' }, 'prompt: The question must not hold the answer.'],
  [
    { variables: [{ name: 'volume', from: 500, to: 250 }, hours] },
    "variables.0.to: 'volume' must end above where it begins.",
  ],
  [
    { variables: [{ name: 'volume', from: 0, to: 1, step: 0.0001 }, hours] },
    "variables.0.step: 'volume' could be 10001 numbers; 1000 are the most. Take larger steps.",
  ],
  [
    {
      variables: [
        { name: 'volume', from: 0, to: 5 },
        { name: 'hours', values: [0, 4] },
      ],
    },
    'formula: With volume = 0, hours = 0 nothing comes out of it.',
  ],
  [
    { variables: [{ name: 'max', values: [1, 2] }, hours], formula: 'max', prompt: '{{max}}' },
    "variables.0.name: 'max' means something else in a formula.",
  ],
])('a question that could not be asked is refused: %j', (given, problem) =>
  expect(problemsOf(given)).toContain(problem),
);
