import { countOf, numberAt, setsToTry, sumsIn } from '@snapwell/contract/quizzes/calculating/drawn-numbers';
import type { QuestionOf } from '@snapwell/contract/quizzes/question-types';
import { type ExportNotes, writtenNumber } from '#files/written-file.ts';
import { escapeXml } from '#text/xml.ts';
import { asHtml } from './as-html.ts';
import type { Body } from './body.ts';

type Calculated = QuestionOf<'calculated'>;

/** Moodle keeps sets of numbers that it made beforehand, 100 at most. */
const MOST_SETS = 100;

/** A calculated question of Moodle, with its sets of numbers. */
export function writeCalculated(question: Calculated, notes: ExportNotes): Body | null {
  const { formula, decimals, rounding, tolerance, tolerance_percent: percent, explanation = '' } = question;
  if ([formula, ...sumsIn(question.prompt), ...sumsIn(explanation)].some((sum) => sum.includes('^')))
    return notes.refuse(question, 'Moodle has no sign for a power. Write it as a product.');
  const names = question.variables.map(({ name }) => name);
  const result = roundedSum(inMoodle(formula, names), { decimals, rounding });
  const isRelative = percent !== undefined && percent > 0;
  if (isRelative && tolerance > 0) notes.change(question, 'Left out: the tolerance that is not in percent.');
  const sets = setsOf(question);
  if (sets.length < countAll(question))
    notes.change(question, `It got ${sets.length} sets of numbers of ${countAll(question)}.`);
  const units = [...(question.unit ? [{ unit: question.unit, factor: 1 }] : []), ...(question.other_units ?? [])];
  const written = units.map(
    ({ unit, factor }) => `<unit><multiplier>${factor}</multiplier><unit_name>${escapeXml(unit)}</unit_name></unit>`,
  );
  const graded = question.other_units ? 1 : 0;
  return {
    type: 'calculated',
    text: withMoodleSums(asHtml(question.prompt), names, result),
    explanation: withMoodleSums(asHtml(explanation), names, result),
    xml: `    <synchronize>1</synchronize>
    <answer fraction="100" format="plain_text"><text>${escapeXml(result)}</text><feedback format="html"><text></text></feedback><tolerance>${writtenNumber(isRelative ? percent / 100 : tolerance)}</tolerance><tolerancetype>${isRelative ? 1 : 2}</tolerancetype><correctanswerformat>1</correctanswerformat><correctanswerlength>${decimals}</correctanswerlength></answer>
${units.length > 0 ? `    <units>${written.join('')}</units>\n` : ''}    <unitgradingtype>${graded}</unitgradingtype>
    <showunits>${graded ? 1 : 3}</showunits>
    <dataset_definitions>
${names
  .map((name, i) =>
    dataset(
      name,
      sets.map((set) => set[i]!),
    ),
  )
  .join('')}    </dataset_definitions>
`,
  };
}

/** Names stand in single braces there. */
function inMoodle(sum: string, names: readonly string[]): string {
  return sum.replaceAll(/[a-z][a-z0-9_]*/g, (word) => (names.includes(word) ? `{${word}}` : word));
}

function roundedSum(sum: string, { decimals, rounding }: Pick<Calculated, 'decimals' | 'rounding'>): string {
  if (rounding === 'nearest') return `round(${sum},${decimals})`;
  const by = 10 ** decimals;
  return `${rounding === 'up' ? 'ceil' : 'floor'}((${sum})*${by})/${by}`;
}

function withMoodleSums(html: string, names: readonly string[], result: string): string {
  return html.replaceAll(/\{\{([^{}]+)\}\}/g, (_, sum: string) => {
    const name = sum.trim();
    return names.includes(name) ? `{${name}}` : `{=${name === 'answer' ? result : inMoodle(name, names)}}`;
  });
}

const countAll = ({ variables }: Calculated) => variables.reduce((product, variable) => product * countOf(variable), 1);

/** All sets where they are few; else as many as Moodle takes, each variable going through all it can be. */
function setsOf(question: Calculated): number[][] {
  if (countAll(question) <= MOST_SETS) return setsToTry(question.variables);
  return Array.from({ length: MOST_SETS }, (_, i) =>
    question.variables.map((variable, at) =>
      numberAt(variable, (i * (2 * at + 1) + Math.floor(i / 7) * at) % countOf(variable)),
    ),
  );
}

function dataset(name: string, numbers: readonly number[]): string {
  const decimals = Math.max(...numbers.map((number) => (String(number).split('.')[1] ?? '').length));
  const items = numbers.map(
    (value, i) => `<dataset_item><number>${i + 1}</number><value>${writtenNumber(value)}</value></dataset_item>`,
  );
  const field = (tag: string, value: string | number) => `<${tag}><text>${value}</text></${tag}>`;
  return `      <dataset_definition><status><text>private</text></status><name><text>${escapeXml(name)}</text></name><type>calculated</type>${field('distribution', 'uniform')}${field('minimum', Math.min(...numbers))}${field('maximum', Math.max(...numbers))}${field('decimals', decimals)}<itemcount>${numbers.length}</itemcount><dataset_items>${items.join('')}</dataset_items><number_of_items>${numbers.length}</number_of_items></dataset_definition>
`;
}
