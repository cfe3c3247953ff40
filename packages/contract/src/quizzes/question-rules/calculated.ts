import { countOf, drawnValues, numberAt, rounded, withNumbers } from '../calculating/drawn-numbers.ts';
import { readExpression, type Values } from '../calculating/expression.ts';
import type { QuestionOf } from '../question-types.ts';
import { type Arrangement, byKey, type QuestionRules } from './question-rules.ts';
import { isNear, keyInWords, numberInWords, unitsOf } from './units.ts';

type Calculated = QuestionOf<'calculated'>;

/**
 * A number that is computed from others, which are drawn for each attempt. What was drawn is kept as an arrangement:
 * for each variable the place of its number, then the order of the units. A kept answer carries its numbers, so that
 * marking and statistics need nothing else.
 */
export const calculatedRules: QuestionRules<'calculated'> = {
  arrange: (question, draw) => [
    ...question.variables.map((variable) => draw(countOf(variable)).slice(0, 1)),
    draw(unitsOf(question).length),
  ],
  show: (question, arrangement) => ({
    type: question.type,
    unit: question.unit ?? null,
    units: question.other_units ? (arrangement[question.variables.length] ?? []).map((n) => unitsOf(question)[n]!) : [],
    decimals: question.decimals,
    rounding: question.rounding,
  }),
  word: (question, text, arrangement) => {
    const values = drawnValues(question.variables, drawnNumbers(question, arrangement));
    return withNumbers(text, { ...values, answer: resultOf(question, values).value });
  },
  // What a browser says was drawn is never believed.
  normalize: ({ type, text, unit }, arrangement, question) =>
    unit === undefined || unitsOf(question).includes(unit)
      ? { type, text, ...(unit !== undefined && { unit }), numbers: drawnNumbers(question, arrangement) }
      : null,
  present: ({ type, text, unit }) => ({ type, text, ...(unit !== undefined && { unit }) }),
  isBlank: ({ text }) => text.trim() === '',
  mark(question, answer) {
    const values = drawnValues(question.variables, answer.numbers ?? []);
    return byKey(isNear(question, answer, resultOf(question, values)) ? 1 : 0);
  },
  reveal(question, arrangement) {
    const values = drawnValues(question.variables, drawnNumbers(question, arrangement));
    const { value, tolerance } = resultOf(question, values);
    return { type: question.type, value, tolerance, unit: question.unit ?? null, working: workingOf(question, values) };
  },
  describe(question, answer) {
    const numbers = question.variables.map(({ name }, i) => `${name} ${answer.numbers?.[i] ?? '?'}`).join(', ');
    return `${numberInWords(answer, question)} (${numbers})`;
  },
  describeKey(question, arrangement) {
    if (!arrangement) return [question.formula, question.unit ?? ''].filter(Boolean).join(' ');
    const { value, tolerance } = resultOf(
      question,
      drawnValues(question.variables, drawnNumbers(question, arrangement)),
    );
    return keyInWords(value, tolerance, question.unit);
  },
};

function drawnNumbers({ variables }: Calculated, arrangement: Arrangement): number[] {
  return variables.map((variable, i) => numberAt(variable, arrangement[i]?.[0] ?? 0));
}

function computed({ formula }: Calculated, values: Values): number {
  const read = readExpression(formula);
  return 'problem' in read ? Number.NaN : read.evaluate(values);
}

function resultOf(question: Calculated, values: Values): { value: number; tolerance: number } {
  const value = rounded(computed(question, values), question);
  const share = (Math.abs(value) * (question.tolerance_percent ?? 0)) / 100;
  return { value, tolerance: Number(Math.max(question.tolerance, share).toPrecision(6)) };
}

/** `1000 / 6 = 166.667, rounded 167`: the way to the result with the numbers that were drawn. */
function workingOf(question: Calculated, values: Values): string {
  const read = readExpression(question.formula);
  if ('problem' in read) return '';
  const exact = rounded(read.evaluate(values), { decimals: 4, rounding: 'nearest' });
  const { value } = resultOf(question, values);
  const steps = [read.written(values), String(exact), ...(exact === value ? [] : [String(value)])];
  return exact === value ? steps.join(' = ') : `${steps[0]} = ${steps[1]} ≈ ${steps[2]}`;
}
