import type { Question, QuestionOf } from '@snapwell/contract/quizzes/question-types';
import { markedUp } from '#text/marked-up.ts';
import { escapeXml } from '#text/xml.ts';
import type { ExportNotes } from '#files/written-file.ts';
import { asParagraphs } from './as-paragraphs.ts';
import { fillInInteraction, numericInteraction } from './write-blanks.ts';
import type { WrittenItem } from './written.ts';

export interface Tools {
  readonly notes: ExportNotes;
  readonly pictures: ReadonlyMap<string, { name: string; width: number; height: number }>;
}

/** The interaction of a question, with what is declared of its response. */
export function writeInteraction(question: Question, tools: Tools): WrittenItem | null {
  switch (question.type) {
    case 'single_choice':
      return choice(
        question,
        question.options.map((option) => ({ ...option, html: markedUp(option.text) })),
      );
    case 'multiple_choice':
      return choice(
        question,
        question.options.map((option) => ({ ...option, html: markedUp(option.text) })),
      );
    case 'image_choice':
      return choice(
        question,
        question.options.map((option) => ({ ...option, html: picture(option, tools) })),
      );
    case 'true_false':
      return choice(
        question,
        [true, false].map((value) => ({
          html: value ? 'True' : 'False',
          correct: value === question.answer,
          why: value ? question.why_true : question.why_false,
        })),
      );
    case 'ordering':
      return order(question);
    case 'matching':
      return match(question.prompt, {
        lefts: question.pairs.map(({ left }) => left),
        rights: [...new Set([...question.pairs.map(({ right }) => right), ...question.decoys])],
        partners: question.pairs.map(({ right }) => right),
      });
    case 'categories': {
      const titleOf = new Map(question.categories.map(({ id, title }) => [id, title]));
      tools.notes.change(question, 'Sorting became matching.');
      return match(question.prompt, {
        lefts: question.items.map(({ text }) => text),
        rights: [...titleOf.values()],
        partners: question.items.map(({ category }) => titleOf.get(category) ?? ''),
      });
    }
    case 'fill_in_the_blank':
      return fillInInteraction(question);
    case 'numeric':
      if (question.other_units) tools.notes.change(question, 'Left out: the choice of units.');
      return numericInteraction(question);
    case 'calculated':
      return tools.notes.refuse(question, 'Its numbers are drawn for each attempt, which no package here says.');
    case 'image_hotspot':
      return hotspot(question, tools);
    case 'short_text':
      tools.notes.change(question, 'It became a long answer that a person marks. The ideas stand in a note for them.');
      return shortText(question);
  }
}

interface Option {
  readonly html: string;
  readonly correct: boolean;
  readonly why?: string | undefined;
}

function choice(question: Question, options: readonly Option[]): WrittenItem {
  const isMultiple = question.type === 'multiple_choice';
  const rights = options.filter(({ correct }) => correct).length;
  const values = options.flatMap(({ correct }, i) => (correct ? `<qti-value>c-${i + 1}</qti-value>` : []));
  const worth = ({ correct }: Option) => (correct ? 1 / rights : -1 / (options.length - rights));
  const entries = options.map(
    (option, i) => `<qti-map-entry map-key="c-${i + 1}" mapped-value="${rounded(worth(option))}"/>`,
  );
  const mapping = isMultiple
    ? `<qti-mapping lower-bound="0" upper-bound="1" default-value="0">${entries.join('')}</qti-mapping>`
    : '';
  const cardinality = isMultiple ? 'multiple' : 'single';
  const choices = options.map(
    ({ html, why }, i) =>
      `<qti-simple-choice identifier="c-${i + 1}">${html}${why ? inlineFeedback(`c-${i + 1}`, why) : ''}</qti-simple-choice>`,
  );
  const hasFeedback = options.some(({ why }) => why);
  const outcome = hasFeedback
    ? `  <qti-outcome-declaration identifier="CHOSEN" cardinality="${cardinality}" base-type="identifier"/>\n`
    : '';
  return {
    declarations: `  <qti-response-declaration identifier="RESPONSE" cardinality="${cardinality}" base-type="identifier"><qti-correct-response>${values.join('')}</qti-correct-response>${mapping}</qti-response-declaration>\n${outcome}`,
    body: `<qti-choice-interaction response-identifier="RESPONSE" shuffle="true" max-choices="${isMultiple ? 0 : 1}"><qti-prompt>${asParagraphs(question.prompt)}</qti-prompt>${choices.join('')}</qti-choice-interaction>`,
    rules: isMultiple ? 'map_response' : 'match_correct',
  };
}

const inlineFeedback = (id: string, why: string) =>
  `<qti-feedback-inline outcome-identifier="CHOSEN" identifier="${id}" show-hide="show">${markedUp(why)}</qti-feedback-inline>`;
const rounded = (value: number) => Number(value.toFixed(6));

function picture({ image, alternative }: { image: string; alternative: string }, { pictures }: Tools): string {
  const found = pictures.get(image);
  return found ? `<img src="../${escapeXml(found.name)}" alt="${escapeXml(alternative)}"/>` : escapeXml(alternative);
}

function order({ prompt, items }: QuestionOf<'ordering'>): WrittenItem {
  const values = items.map((_, i) => `<qti-value>c-${i + 1}</qti-value>`);
  const choices = items.map(
    (text, i) => `<qti-simple-choice identifier="c-${i + 1}">${markedUp(text)}</qti-simple-choice>`,
  );
  return {
    declarations: `  <qti-response-declaration identifier="RESPONSE" cardinality="ordered" base-type="identifier"><qti-correct-response>${values.join('')}</qti-correct-response></qti-response-declaration>\n`,
    body: `<qti-order-interaction response-identifier="RESPONSE" shuffle="true"><qti-prompt>${asParagraphs(prompt)}</qti-prompt>${choices.join('')}</qti-order-interaction>`,
    rules: 'match_correct',
  };
}

function match(
  prompt: string,
  { lefts, rights, partners }: { lefts: readonly string[]; rights: readonly string[]; partners: readonly string[] },
): WrittenItem {
  const pairs = lefts.map((_, i) => `l-${i + 1} r-${rights.indexOf(partners[i]!) + 1}`);
  const values = pairs.map((pair) => `<qti-value>${pair}</qti-value>`);
  const entries = pairs.map((pair) => `<qti-map-entry map-key="${pair}" mapped-value="${rounded(1 / pairs.length)}"/>`);
  const set = (side: string, texts: readonly string[], most: number) =>
    texts
      .map(
        (text, i) =>
          `<qti-simple-associable-choice identifier="${side}-${i + 1}" match-max="${most}">${markedUp(text)}</qti-simple-associable-choice>`,
      )
      .join('');
  return {
    declarations: `  <qti-response-declaration identifier="RESPONSE" cardinality="multiple" base-type="directedPair"><qti-correct-response>${values.join('')}</qti-correct-response><qti-mapping default-value="0">${entries.join('')}</qti-mapping></qti-response-declaration>\n`,
    body: `<qti-match-interaction response-identifier="RESPONSE" shuffle="true" max-associations="${lefts.length}"><qti-prompt>${asParagraphs(prompt)}</qti-prompt><qti-simple-match-set>${set('l', lefts, 1)}</qti-simple-match-set><qti-simple-match-set>${set('r', rights, lefts.length)}</qti-simple-match-set></qti-match-interaction>`,
  };
}

function hotspot(question: QuestionOf<'image_hotspot'>, { notes, pictures }: Tools): WrittenItem | null {
  const found = pictures.get(question.image);
  if (!found || found.width === 0 || found.height === 0)
    return notes.refuse(question, 'Its picture is gone, or of unknown size.');
  const { width, height, name } = found;
  const rights = question.areas.filter(({ correct }) => correct).length;
  const values = question.areas.flatMap(({ correct }, i) => (correct ? `<qti-value>p-${i + 1}</qti-value>` : []));
  const places = question.areas.map(({ label, x, y, radius }, i) => {
    const coords = [(x * width) / 100, (y * height) / 100, (radius * width) / 100].map((value) =>
      Number(value.toFixed(2)),
    );
    return `<qti-hotspot-choice identifier="p-${i + 1}" shape="circle" coords="${coords.join(',')}" hotspot-label="${escapeXml(label)}"/>`;
  });
  const image = `<img src="../${escapeXml(name)}" alt="${escapeXml(question.alternative)}" width="${width}" height="${height}"/>`;
  return {
    declarations: `  <qti-response-declaration identifier="RESPONSE" cardinality="${rights > 1 ? 'multiple' : 'single'}" base-type="identifier"><qti-correct-response>${values.join('')}</qti-correct-response></qti-response-declaration>\n`,
    body: `<qti-hotspot-interaction response-identifier="RESPONSE" max-choices="${rights}"><qti-prompt>${asParagraphs(question.prompt)}</qti-prompt>${image}${places.join('')}</qti-hotspot-interaction>`,
    rules: 'match_correct',
  };
}

function shortText({ prompt, rubric, keywords, needed, sample_answer }: QuestionOf<'short_text'>): WrittenItem {
  const ideas = keywords.map(({ idea, any }) => `${idea}: ${any.join(', ')}`).join('\n');
  const note = [rubric ?? '', `Ideas (${needed ?? keywords.length} needed):\n${ideas}`].filter(Boolean).join('\n\n');
  return {
    declarations: `  <qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="string"><qti-correct-response><qti-value>${escapeXml(sample_answer)}</qti-value></qti-correct-response></qti-response-declaration>\n`,
    body: `<qti-extended-text-interaction response-identifier="RESPONSE"><qti-prompt>${asParagraphs(prompt)}</qti-prompt></qti-extended-text-interaction><qti-rubric-block use="scoring" view="scorer"><qti-content-body>${asParagraphs(note)}</qti-content-body></qti-rubric-block>`,
    rules: '  <qti-response-processing/>\n'.trimStart(),
  };
}
