import { isSameUnit, readNumberWithUnit, splitUnit } from '../marking/number-with-unit.ts';
import { isWithin } from '../marking/numbers.ts';

/** What questions that ask for a number say of its unit. */
export interface Measured {
  readonly unit?: string | undefined;
  readonly other_units?: readonly { readonly unit: string; readonly factor: number }[] | undefined;
}
interface TypedAnswer {
  readonly text: string;
  readonly unit?: string | undefined;
}

export function unitsOf({ unit, other_units }: Measured): string[] {
  return [...(unit ? [unit] : []), ...(other_units ?? []).map((other) => other.unit)];
}

/** True when a typed number, in the unit that was chosen or typed, is near enough to the wanted one. */
export function isNear(question: Measured, answer: TypedAnswer, wanted: { value: number; tolerance: number }): boolean {
  const unit = chosenUnit(question, answer);
  const factor = factorOf(question, unit);
  if (factor === null) return false;
  return readNumberWithUnit(answer.text, unit).some((value) =>
    isWithin(value / factor, wanted.value, wanted.tolerance),
  );
}

/** How many of the chosen unit make one of the author's; null when a unit was asked for and none is given. */
function factorOf({ unit, other_units }: Measured, chosen: string | undefined): number | null {
  if (!other_units) return 1;
  if (chosen === unit && chosen !== undefined) return 1;
  return other_units.find((other) => other.unit === chosen)?.factor ?? null;
}

/** What was chosen; else what was typed behind the number, where that is one of the units. */
function chosenUnit(question: Measured, { text, unit }: TypedAnswer): string | undefined {
  if (!question.other_units) return question.unit;
  const typed = splitUnit(text).unit;
  return unit ?? unitsOf(question).find((each) => isSameUnit(typed, each));
}

/** A typed number with its unit, in words. */
export function numberInWords({ text, unit }: TypedAnswer, question: Measured): string {
  const shown = question.other_units ? unit : question.unit;
  return shown && splitUnit(text).unit === '' ? `${text.trim()} ${shown}` : text.trim();
}

/** The right number with its tolerance and unit, in words. */
export const keyInWords = (value: number, tolerance: number, unit: string | null | undefined): string =>
  [String(value), tolerance > 0 ? `± ${tolerance}` : '', unit ?? ''].filter(Boolean).join(' ');
