import type { AnswerOf, QuestionOf } from '../question-types.ts';
import { isSameUnit, readNumberWithUnit, splitUnit } from '../marking/number-with-unit.ts';
import { isWithin } from '../marking/numbers.ts';
import { byKey, type QuestionRules } from './question-rules.ts';

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
  mark(question, answer) {
    const unit = chosenUnit(question, answer);
    const factor = factorOf(question, unit);
    if (factor === null) return byKey(0);
    const values = readNumberWithUnit(answer.text, unit);
    return byKey(values.some((value) => isWithin(value / factor, question.answer, question.tolerance)) ? 1 : 0);
  },
  reveal: ({ type, answer, tolerance, unit }) => ({ type, value: answer, tolerance, unit: unit ?? null }),
  describe: (question, answer) => inWords(answer, question),
  describeKey: ({ answer, tolerance, unit }) =>
    [String(answer), tolerance > 0 ? `± ${tolerance}` : '', unit ?? ''].filter(Boolean).join(' '),
};

function unitsOf({ unit, other_units }: QuestionOf<'numeric'>): string[] {
  return [...(unit ? [unit] : []), ...(other_units ?? []).map((other) => other.unit)];
}

/** How many of the chosen unit make one of the author's; null when a unit was asked for and none is given. */
function factorOf({ unit, other_units }: QuestionOf<'numeric'>, chosen: string | undefined): number | null {
  if (!other_units) return 1;
  if (chosen === unit && chosen !== undefined) return 1;
  return other_units.find((other) => other.unit === chosen)?.factor ?? null;
}

/** What was chosen; else what was typed behind the number, where that is one of the units. */
function chosenUnit(question: QuestionOf<'numeric'>, { text, unit }: AnswerOf<'numeric'>): string | undefined {
  if (!question.other_units) return question.unit;
  const typed = splitUnit(text).unit;
  return unit ?? unitsOf(question).find((each) => isSameUnit(typed, each));
}

function inWords({ text, unit }: AnswerOf<'numeric'>, question: QuestionOf<'numeric'>): string {
  const shown = question.other_units ? unit : question.unit;
  return shown && splitUnit(text).unit === '' ? `${text.trim()} ${shown}` : text.trim();
}
