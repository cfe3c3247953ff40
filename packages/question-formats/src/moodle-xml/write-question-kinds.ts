import type { Question, QuestionOf } from '@snapwell/contract/quizzes/question-types';
import { blankNames } from '@snapwell/contract/quizzes/question-types/written';
import { plainTex } from '#text/plain-tex.ts';
import { escapeXml } from '#text/xml.ts';
import { type ExportNotes, writtenNumber } from '#files/written-file.ts';
import { asHtml } from './as-html.ts';
import type { Body } from './body.ts';
import { writeCalculated } from './calculated.ts';

interface Tools {
  readonly notes: ExportNotes;
  readonly pictureOf: (path: string, alternative: string) => Promise<{ html: string; file: string }>;
}

/** What a question becomes in Moodle; null when it has no counterpart, which is noted. */
export async function writeBody(question: Question, tools: Tools): Promise<Body | null> {
  const { notes } = tools;
  switch (question.type) {
    case 'single_choice':
      return {
        type: 'multichoice',
        xml: choice(
          true,
          question.options.map(({ text, correct, why }) => answer(correct ? 100 : 0, asHtml(text), why)),
        ),
      };
    case 'multiple_choice':
      return {
        type: 'multichoice',
        xml: choice(
          false,
          weighted(question).map(({ text, weight, why }) => answer(weight, asHtml(text), why)),
        ),
      };
    case 'image_choice':
      return { type: 'multichoice', xml: choice(true, await pictureAnswers(question, tools)) };
    case 'true_false':
      return {
        type: 'truefalse',
        xml: [true, false]
          .map((value) =>
            plainAnswer(value === question.answer ? 100 : 0, String(value), {
              why: value ? question.why_true : question.why_false,
            }),
          )
          .join(''),
      };
    case 'matching':
      return matching([...question.pairs, ...question.decoys.map((right) => ({ left: '', right }))]);
    case 'categories': {
      notes.change(question, 'Sorting became matching.');
      const titleOf = new Map(question.categories.map(({ id, title }) => [id, title]));
      return matching(
        question.items.map(({ text, category }) => ({ left: text, right: titleOf.get(category) ?? category })),
      );
    }
    case 'ordering':
      return { type: 'ordering', xml: ordering(question.items) };
    case 'numeric':
      return { type: 'numerical', xml: numerical(question) };
    case 'calculated':
      return writeCalculated(question, notes);
    case 'fill_in_the_blank':
      return fillIn(question, notes);
    case 'short_text':
      notes.change(question, 'It became an essay that a person marks. The ideas stand in the notes for them.');
      return {
        type: 'essay',
        xml: `    <responseformat>editor</responseformat>\n    <graderinfo format="html"><text>${escapeXml(graderInfo(question))}</text></graderinfo>\n`,
      };
    case 'image_hotspot':
      return notes.refuse(question, 'Moodle has no question that asks for a point in a picture.');
  }
}

function answer(weight: number, html: string, why = '', file = ''): string {
  return `    <answer fraction="${writtenNumber(weight)}" format="html"><text>${escapeXml(html)}</text>${file}${feedback(why)}</answer>\n`;
}

const plainAnswer = (weight: number, text: string, { why = '', extra = '' }: { why?: string; extra?: string } = {}) =>
  `    <answer fraction="${writtenNumber(weight)}" format="plain_text"><text>${escapeXml(text)}</text>${feedback(why)}${extra}</answer>\n`;
const feedback = (text: string) => `<feedback format="html"><text>${escapeXml(asHtml(text))}</text></feedback>`;
const choice = (isSingle: boolean, answers: readonly string[]) =>
  `    <single>${isSingle}</single>\n    <shuffleanswers>true</shuffleanswers>\n    <answernumbering>abc</answernumbering>\n${answers.join('')}`;

/** Fractions that Moodle allows have five digits at most; wrong answers take off what ticking all of them would. */
function weighted({ options }: QuestionOf<'multiple_choice'>) {
  const rights = options.filter(({ correct }) => correct).length;
  const share = (count: number) => Math.round(10_000_000 / count) / 100_000;
  return options.map(({ text, correct, why }) => ({
    text,
    why,
    weight: correct ? share(rights) : -share(options.length - rights),
  }));
}

async function pictureAnswers({ options }: QuestionOf<'image_choice'>, { pictureOf }: Tools): Promise<string[]> {
  const answers: string[] = [];
  for (const { image, alternative, correct, why } of options) {
    const { html, file } = await pictureOf(image, alternative);
    answers.push(answer(correct ? 100 : 0, html, why, file));
  }
  return answers;
}

function matching(sides: readonly { left: string; right: string }[]): Body {
  const xml = sides.map(
    ({ left, right }) =>
      `    <subquestion format="html"><text>${escapeXml(asHtml(left))}</text><answer><text>${escapeXml(plainTex(right))}</text></answer></subquestion>\n`,
  );
  return { type: 'matching', xml: `    <shuffleanswers>true</shuffleanswers>\n${xml.join('')}` };
}

function ordering(items: readonly string[]): string {
  const answers = items.map(
    (text, i) =>
      `    <answer fraction="${i + 1}.0000000" format="html"><text>${escapeXml(asHtml(text))}</text></answer>\n`,
  );
  return `    <layouttype>VERTICAL</layouttype>\n    <selecttype>ALL</selecttype>\n    <gradingtype>RELATIVE_ALL_PREVIOUS_AND_NEXT</gradingtype>\n${answers.join('')}`;
}

function numerical({ answer: value, tolerance, unit, other_units: others }: QuestionOf<'numeric'>): string {
  const units = [...(unit ? [{ unit, factor: 1 }] : []), ...(others ?? [])].map(
    ({ unit: name, factor }) =>
      `<unit><multiplier>${factor}</multiplier><unit_name>${escapeXml(name)}</unit_name></unit>`,
  );
  const withUnits =
    units.length > 0
      ? `    <units>${units.join('')}</units>\n    <unitgradingtype>${others ? 1 : 0}</unitgradingtype>\n    <showunits>${others ? 1 : 3}</showunits>\n`
      : '';
  return `${plainAnswer(100, writtenNumber(value), { extra: `<tolerance>${writtenNumber(tolerance)}</tolerance>` })}${withUnits}`;
}

/** One typed answer is a short answer; anything else is a text with embedded answers. */
function fillIn(question: QuestionOf<'fill_in_the_blank'>, notes: ExportNotes): Body {
  const names = blankNames(question.text);
  const [only] = names;
  const first = question.blanks[only!]!;
  const isShort =
    names.length === 1 &&
    question.text.trim() === `{{${only}}}` &&
    !first.others &&
    first.tolerance === undefined &&
    !question.bank;
  if (isShort)
    return {
      type: 'shortanswer',
      xml: `    <usecase>0</usecase>\n${first.accept.map((text) => plainAnswer(100, text)).join('')}`,
    };
  if (question.bank) notes.change(question, 'The word bank became a list for each blank.');
  const bank = question.bank && [
    ...new Set([...names.map((name) => question.blanks[name]!.accept[0]!), ...question.bank]),
  ];
  const text = names.reduce(
    (html, name) => html.replace(`{{${name}}}`, () => cloze(question.blanks[name]!, bank)),
    asHtml(question.text),
  );
  return { type: 'cloze', xml: '', text: `${asHtml(question.prompt)}${text}` };
}

function cloze(
  { accept, others, tolerance }: QuestionOf<'fill_in_the_blank'>['blanks'][string],
  bank: readonly string[] | undefined,
): string {
  const escaped = (text: string) => escapeXml(text).replaceAll(/[~=#}\\"]/g, String.raw`\$&`);
  const wrong = others ?? bank?.filter((word) => !accept.includes(word));
  if (wrong)
    return `{1:MULTICHOICE:${[...accept.map((text) => `%100%${escaped(text)}`), ...wrong.map((text) => `%0%${escaped(text)}`)].join('~')}}`;
  if (tolerance !== undefined) return `{1:NUMERICAL:${accept.map((text) => `%100%${text}:${tolerance}`).join('~')}}`;
  return `{1:SHORTANSWER:${accept.map((text) => `%100%${escaped(text)}`).join('~')}}`;
}

function graderInfo({ rubric, keywords, needed, sample_answer }: QuestionOf<'short_text'>): string {
  const ideas = keywords.map(({ idea, any }) => `${idea}: ${any.join(', ')}`).join('\n');
  return asHtml(
    [rubric ?? '', `Ideas (${needed ?? keywords.length} needed):\n${ideas}`, `Sample answer: ${sample_answer}`]
      .filter(Boolean)
      .join('\n\n'),
  );
}
