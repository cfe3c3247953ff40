import { byKey, type QuestionRules } from './question-rules.ts';
import { isNear, keyInWords, numberInWords, unitsOf } from './units.ts';

/** All or nothing: within the tolerance, and in the unit that was chosen where there is a choice. */
export const numericRules: QuestionRules<'numeric'> = {
  arrange: (question, draw) => [draw(unitsOf(question).length)],
  show: (question, [order = []]) => ({
    type: question.type,
    unit: question.unit ?? null,
    units: question.other_units ? order.map((n) => unitsOf(question)[n]!) : [],
  }),
  normalize: (answer, _arrangement, question) =>
    answer.unit === undefined || unitsOf(question).includes(answer.unit) ? answer : null,
  present: (answer) => answer,
  isBlank: ({ text }) => text.trim() === '',
  mark: (question, answer) =>
    byKey(isNear(question, answer, { value: question.answer, tolerance: question.tolerance }) ? 1 : 0),
  reveal: ({ type, answer, tolerance, unit }) => ({ type, value: answer, tolerance, unit: unit ?? null }),
  describe: (question, answer) => numberInWords(answer, question),
  describeKey: ({ answer, tolerance, unit }) => keyInWords(answer, tolerance, unit),
};
