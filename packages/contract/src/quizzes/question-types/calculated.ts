import { z } from 'zod';
import { repeated, words } from '../../text/words.ts';
import { countOf, drawnValues, setsToTry, sumsIn, type Variable } from '../calculating/drawn-numbers.ts';
import { functionNames, LONGEST_FORMULA, readExpression, VARIABLE_NAME } from '../calculating/expression.ts';
import { questionHead, shownHead } from './question-head.ts';

/** Numbers that one variable can be, and results beyond which nothing is asked of anybody. */
const MOST_NUMBERS = 1000;
const LARGEST = 1e12;
/** What the result is called in an explanation. */
const ANSWER = 'answer';

const finite = z.number().min(-LARGEST).max(LARGEST);

const variable = z
  .strictObject({
    /** Lower-case letters, digits and `_`; the question says it as `{{name}}`. */
    name: z
      .string()
      .regex(VARIABLE_NAME, 'A name is made of lower-case letters, digits and _, and begins with a letter.'),
    from: finite.optional(),
    to: finite.optional(),
    step: z.number().positive().max(LARGEST).optional(),
    /** Instead of a range: the numbers it can be, such as the strengths that a drug comes in. */
    values: z.array(finite).min(2).max(50).optional(),
  })
  .check(({ value, issues }) => {
    const report = (path: PropertyKey[], message: string) =>
      issues.push({ code: 'custom', input: value, path, message });
    const { name, from, to, values } = value;
    if (functionNames.includes(name) || name === ANSWER)
      report(['name'], `'${name}' means something else in a formula.`);
    if (values) {
      if (from !== undefined || to !== undefined || value.step !== undefined)
        report(['values'], 'Give a range or `values`, not both.');
      return;
    }
    if (from === undefined || to === undefined) report([], `'${name}' needs \`from\` and \`to\`, or \`values\`.`);
    else if (to <= from) report(['to'], `'${name}' must end above where it begins.`);
    else if (countOf(value) > MOST_NUMBERS)
      report(
        ['step'],
        `'${name}' could be ${countOf(value)} numbers; ${MOST_NUMBERS} are the most. Take larger steps.`,
      );
    else if (countOf(value) < 2) report(['step'], `With this step '${name}' is always ${from}.`);
  });

export const calculated = z
  .strictObject({
    type: z.literal('calculated'),
    ...questionHead,
    /** What is drawn anew for each attempt. */
    variables: z.array(variable).min(1).max(8),
    /** Numbers, names, `+ - * / ^`, parentheses and `round floor ceil abs min max sqrt`. */
    formula: words(LONGEST_FORMULA),
    /** To so many places the result is rounded, and learners are told so. */
    decimals: z.int().min(0).max(6).default(0),
    /** `down` where too much would be harmful, `up` where too little would. */
    rounding: z.enum(['nearest', 'up', 'down']).default('nearest'),
    /** How far off an answer may be, up and down; in the unit, or in percent of the result: the wider one holds. */
    tolerance: z.number().min(0).default(0),
    tolerance_percent: z.number().min(0).max(50).optional(),
    unit: words(20).optional(),
    /** Other units to choose from: `factor` of them make one of `unit`. With them, the unit is part of the answer. */
    other_units: z
      .array(z.strictObject({ unit: words(20), factor: z.number().positive() }))
      .min(1)
      .max(6)
      .optional(),
  })
  .check(({ value, issues }) => {
    const report = (path: PropertyKey[], message: string) =>
      issues.push({ code: 'custom', input: value, path, message });
    const { variables, formula, prompt, explanation = '', unit, other_units: others = [] } = value;
    const names = variables.map(({ name }) => name);
    for (const name of repeated(names))
      report(['variables', names.lastIndexOf(name), 'name'], `'${name}' stands twice.`);
    if (others.length > 0 && !unit) report(['other_units'], 'Other units need a `unit` that they are measured by.');
    for (const each of repeated([unit ?? '', ...others.map((other) => other.unit)]))
      report(['other_units'], `The unit '${each}' stands twice.`);
    checkSums(sumsIn(prompt), names, (message) => report(['prompt'], message));
    checkSums(sumsIn(explanation), [...names, ANSWER], (message) => report(['explanation'], message));
    const read = readExpression(formula);
    if ('problem' in read) {
      report(['formula'], read.problem);
      return;
    }
    const unknown = read.names.find((name) => !names.includes(name));
    if (unknown !== undefined) {
      report(['formula'], `The formula uses '${unknown}', which is not among the variables.`);
      return;
    }
    const said = new Set(sumsIn(prompt).flatMap(namesIn));
    names.forEach((name, i) => {
      if (!read.names.includes(name)) report(['variables', i, 'name'], `The formula does not use '${name}'.`);
      else if (!said.has(name)) report(['prompt'], `The question never says '${name}'. Write it as {{${name}}}.`);
    });
    if (variables.some((each) => !(countOf(each) <= MOST_NUMBERS))) return;
    const fails = failing(variables, read.evaluate);
    if (fails) report(['formula'], `With ${fails} nothing comes out of it.`);
  });

function checkSums(sums: readonly string[], names: readonly string[], report: (message: string) => void): void {
  for (const sum of sums) {
    const read = readExpression(sum);
    if ('problem' in read) report(`{{${sum}}}: ${read.problem}`);
    else {
      const unknown = read.names.find((name) => !names.includes(name));
      if (unknown !== undefined)
        report(
          unknown === ANSWER
            ? 'The question must not hold the answer.'
            : `{{${sum}}} uses '${unknown}', which is not among the variables.`,
        );
    }
  }
}

function namesIn(sum: string): readonly string[] {
  const read = readExpression(sum);
  return 'problem' in read ? [] : read.names;
}

/** The first numbers with which there is no result, in words; null when there always is one. */
function failing(
  variables: readonly Variable[],
  evaluate: (values: Readonly<Record<string, number>>) => number,
): string | null {
  for (const numbers of setsToTry(variables)) {
    const result = evaluate(drawnValues(variables, numbers));
    if (!(Math.abs(result) <= LARGEST)) return variables.map(({ name }, i) => `${name} = ${numbers[i]}`).join(', ');
  }
  return null;
}

export const shownCalculated = z.object({
  type: z.literal('calculated'),
  ...shownHead,
  unit: z.string().nullable(),
  /** More than one: the unit is part of the answer. */
  units: z.array(z.string()),
  /** To so many places the answer is to be rounded, and which way. */
  decimals: z.int(),
  rounding: z.enum(['nearest', 'up', 'down']),
});

/** The number as it was typed. `numbers` are those that were drawn; the server adds them to what it keeps. */
export const calculatedAnswer = z.strictObject({
  type: z.literal('calculated'),
  text: z.string().max(60),
  unit: z.string().max(20).optional(),
  numbers: z.array(z.number()).max(8).optional(),
});

export const calculatedKey = z.object({
  type: z.literal('calculated'),
  value: z.number(),
  tolerance: z.number(),
  unit: z.string().nullable(),
  /** The formula with this attempt's numbers, and what comes out. */
  working: z.string(),
});
