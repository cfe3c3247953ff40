import { functionNames } from '@snapwell/contract/quizzes/calculating/expression';
import type { Candidate } from '#collect/question-collector.ts';
import { asSlug } from '#text/slugs.ts';
import { childNamed, childrenNamed, textOf, type XmlElement } from '#text/xml.ts';
import type { GivenAnswers } from './given.ts';
import { rawText } from './moodle-texts.ts';
import { unitsOf } from './units.ts';

/** A variable has at most so many numbers to choose from, and a range so many steps. */
const MOST_VALUES = 50;
const MOST_STEPS = 1000;

/** A formula with the numbers that Moodle made for it; here they are drawn from the same ones. */
export function readCalculated({ collector, place, element, head }: GivenAnswers): Candidate | null {
  const answers = childrenNamed(element, 'answer').filter(({ attributes }) => Number(attributes.fraction ?? 0) >= 99.5);
  const [answer] = answers;
  if (answers.length !== 1 || !answer) {
    collector.refuse(place, 'It has several formulas, or none that is right.');
    return null;
  }
  const definitions = childrenNamed(childNamed(element, 'dataset_definitions') ?? element, 'dataset_definition');
  const nameOf = new Map(definitions.map((definition) => [rawText(childNamed(definition, 'name')), '']));
  for (const name of nameOf.keys()) nameOf.set(name, ownName(name, new Set(nameOf.values())));
  const formula = outermostRounding(ownSum(rawText(answer), nameOf).replaceAll(/\s+/g, ' '));
  const tolerance = Math.abs(Number(textOf(childNamed(answer, 'tolerance')) || 0));
  const isRelative = textOf(childNamed(answer, 'tolerancetype')).trim() === '1';
  const length = Number(textOf(childNamed(answer, 'correctanswerlength')) || 2);
  const isDecimals = textOf(childNamed(answer, 'correctanswerformat')).trim() !== '2';
  if (!isDecimals) collector.change(place, 'It was rounded to significant figures. Here it is rounded to decimals.');
  if (textOf(childNamed(element, 'synchronize')).trim() === '1' && definitions.length > 1)
    collector.change(place, 'Its numbers came in sets. Here each is drawn by itself.');
  return {
    type: 'calculated',
    ...head,
    prompt: ownText(head.prompt, nameOf, formula.sum),
    explanation: head.explanation === undefined ? undefined : ownText(head.explanation, nameOf, formula.sum),
    variables: definitions.map((definition) => ({
      name: nameOf.get(rawText(childNamed(definition, 'name'))),
      ...numbersOf(definition),
    })),
    formula: formula.sum,
    decimals: Math.min(6, formula.decimals ?? length),
    ...(isRelative ? { tolerance_percent: Math.min(50, tolerance * 100) } : { tolerance }),
    ...unitsOf(element),
  };
}

/** A name as it can be written here, different from those that are taken. */
function ownName(name: string, taken: ReadonlySet<string>): string {
  const slug = asSlug(name).replaceAll('-', '_').slice(0, 24);
  const plain = /^[a-z]/.test(slug) && !functionNames.includes(slug) && slug !== 'answer' ? slug : `n_${slug}`;
  for (let number = 1; ; number++) {
    const tried = number === 1 ? plain : `${plain}_${number}`;
    if (!taken.has(tried)) return tried;
  }
}

const ownSum = (sum: string, nameOf: ReadonlyMap<string, string>) =>
  sum.replaceAll(/\{([^{}=]+)\}/g, (_, name: string) => nameOf.get(name.trim()) ?? name.trim());

/** `{name}` and `{=sum}` in a text become `{{name}}` and `{{sum}}`; the formula itself becomes `{{answer}}`. */
function ownText(text: string, nameOf: ReadonlyMap<string, string>, formula: string): string {
  const ownOf = (sum: string) => {
    const own = outermostRounding(ownSum(sum, nameOf)).sum;
    return own === formula ? 'answer' : own;
  };
  return text.replaceAll(/\{=((?:[^{}]|\{[^{}]*\})*)\}|\{([^{}=]+)\}/g, (written, sum?: string, name = '') => {
    if (sum !== undefined) return `{{${ownOf(sum)}}}`;
    return nameOf.has(name.trim()) ? `{{${nameOf.get(name.trim())}}}` : written;
  });
}

/** `round(sum, 2)` around a whole sum says to how many decimals it is rounded. */
function outermostRounding(sum: string): { sum: string; decimals?: number } {
  const [, inner, decimals] = /^\s*round\((.*),\s*(\d)\s*\)\s*$/s.exec(sum) ?? [];
  return inner === undefined ? { sum } : { sum: inner.trim(), decimals: Number(decimals) };
}

function numbersOf(definition: XmlElement): Record<string, unknown> {
  const items = childrenNamed(childNamed(definition, 'dataset_items') ?? definition, 'dataset_item');
  const made = items.map((item) => Number(textOf(childNamed(item, 'value')))).filter(Number.isFinite);
  const values = [...new Set(made)].toSorted((a, b) => a - b);
  if (values.length >= 2 && values.length <= MOST_VALUES) return { values };
  const number = (tag: string) => Number(rawText(childNamed(definition, tag)));
  const [from, to, decimals] = [number('minimum'), number('maximum'), number('decimals')];
  const step = 10 ** -decimals;
  return (to - from) / step <= MOST_STEPS ? { from, to, step } : { values: values.slice(0, MOST_VALUES) };
}
