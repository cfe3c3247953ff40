import { readExpression, type Values } from './expression.ts';

/** A number that is drawn: from a range in steps, or one of some. */
export interface Variable {
  readonly name: string;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly step?: number | undefined;
  readonly values?: readonly number[] | undefined;
}

/** How the result of a formula is rounded. */
export interface Rounding {
  readonly decimals: number;
  readonly rounding: 'nearest' | 'up' | 'down';
}

/** Takes off the dust of binary fractions, so that 0.1 + 0.2 is 0.3. */
const clean = (value: number) => Number(value.toPrecision(12));

/** From how many numbers one is drawn. */
export function countOf({ values, from = 0, to = 0, step = 1 }: Variable): number {
  return values ? values.length : Math.floor(clean((to - from) / step)) + 1;
}

/** The number with this place among those that can be drawn. */
export function numberAt({ values, from = 0, step = 1 }: Variable, place: number): number {
  return values ? (values[place] ?? Number.NaN) : clean(from + place * step);
}

/** What was drawn, by name. */
export function drawnValues(variables: readonly Variable[], numbers: readonly number[]): Values {
  return Object.fromEntries(variables.map(({ name }, i) => [name, numbers[i] ?? Number.NaN]));
}

/** Half a step goes away from zero, as people round. */
export function rounded(value: number, { decimals, rounding }: Rounding): number {
  const scaled = clean(Math.abs(value) * 10 ** decimals);
  const isUp = rounding === 'up' ? value >= 0 : value < 0;
  const whole = rounding === 'nearest' ? Math.round(scaled) : isUp ? Math.ceil(scaled) : Math.floor(scaled);
  return clean((Math.sign(value) * whole) / 10 ** decimals) + 0;
}

const PLACES = /\{\{([^{}]+)\}\}/g;
/** Results between the lines have as many decimals as one would write down. */
const BETWEEN: Rounding = { decimals: 3, rounding: 'nearest' };

/** What stands in double braces in a text: names, or small sums of them. */
export function sumsIn(text: string): string[] {
  return [...text.matchAll(PLACES)].map(([, sum = '']) => sum.trim());
}

/** The text with numbers in the place of what stands in double braces. What cannot be computed stays as written. */
export function withNumbers(text: string, values: Values): string {
  return text.replaceAll(PLACES, (written, sum: string) => {
    const read = readExpression(sum.trim());
    const value = 'problem' in read ? Number.NaN : read.evaluate(values);
    return Number.isFinite(value) ? String(rounded(value, BETWEEN)) : written;
  });
}

/** What a question asks where no numbers were drawn: each stands as its range. */
export function promptInWords({
  prompt,
  variables,
}: {
  readonly prompt: string;
  readonly variables?: readonly Variable[];
}): string {
  if (!variables) return prompt;
  return prompt.replaceAll(PLACES, (_, sum: string) => {
    const variable = variables.find(({ name }) => name === sum.trim());
    return variable ? rangeOf(variable) : '…';
  });
}

function rangeOf({ values, from, to }: Variable): string {
  return values ? values.join(' / ') : `${String(from)}–${String(to)}`;
}

/** So many sets of numbers are tried out at most when a question is checked. */
const MOST_TRIED = 2000;

/** Sets of numbers to try a formula with: all of them where they are few, else the ends of every range with a spread between. */
export function setsToTry(variables: readonly Variable[]): number[][] {
  const all = variables.reduce((product, variable) => product * countOf(variable), 1);
  const placesOf = (variable: Variable) => {
    const count = countOf(variable);
    if (all <= MOST_TRIED) return [...Array(count).keys()];
    return [...new Set([0, count - 1, Math.floor(count / 2)])].slice(0, variables.length > 6 ? 2 : 3);
  };
  return variables.reduce<number[][]>(
    (sets, variable) => sets.flatMap((set) => placesOf(variable).map((place) => [...set, numberAt(variable, place)])),
    [[]],
  );
}
