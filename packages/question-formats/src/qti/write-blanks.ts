import type { QuestionOf } from '@snapwell/contract/quizzes/question-types';
import { blankNames, piecesAround } from '@snapwell/contract/quizzes/question-types/written';
import { markedUp } from '#text/marked-up.ts';
import { plainTex } from '#text/plain-tex.ts';
import { escapeXml } from '#text/xml.ts';
import { asParagraphs } from './as-paragraphs.ts';
import type { WrittenItem } from './written.ts';

type Blank = QuestionOf<'fill_in_the_blank'>['blanks'][string];

/** Fields and lists in a text, or words to drag where there is a word bank. */
export function fillInInteraction(question: QuestionOf<'fill_in_the_blank'>): WrittenItem {
  const names = blankNames(question.text);
  const blanks = names.map((name) => question.blanks[name]!);
  if (question.bank && blanks.every(({ others, tolerance }) => !others && tolerance === undefined))
    return gapMatch(question, blanks, question.bank);
  const declarations = blanks.map((blank, i) => declare(blank, `RESPONSE-${i + 1}`)).join('');
  const text = around(question.text, (i) => interaction(blanks[i]!, `RESPONSE-${i + 1}`));
  const rules = blanks.map((blank, i) => rule(blank, `RESPONSE-${i + 1}`, blanks.length)).join('');
  return {
    declarations,
    body: `${asParagraphs(question.prompt)}<div data-part="text"><p>${text}</p></div>`,
    rules: `  <qti-response-processing>${rules}</qti-response-processing>\n`.trimStart(),
  };
}

function around(text: string, insert: (i: number) => string): string {
  return piecesAround(text)
    .map((piece, i, pieces) => `${markedUp(piece).replaceAll('\n', '<br/>')}${i < pieces.length - 1 ? insert(i) : ''}`)
    .join('');
}

/** What stands for a star itself is written without its backslash; stars for any letters have no counterpart. */
const plain = (text: string) => text.replaceAll(String.raw`\*`, '*');

function declare({ accept, others, tolerance }: Blank, id: string): string {
  const type = others ? 'identifier' : tolerance === undefined ? 'string' : 'float';
  const right = others ? 'w-1' : escapeXml(plain(accept[0]!));
  const entries = accept.map(
    (text, i) =>
      `<qti-map-entry map-key="${others ? `w-${i + 1}` : escapeXml(plain(text))}" mapped-value="1"${type === 'string' ? ' case-sensitive="false"' : ''}/>`,
  );
  const mapping =
    type === 'float' && accept.length === 1 ? '' : `<qti-mapping default-value="0">${entries.join('')}</qti-mapping>`;
  return `  <qti-response-declaration identifier="${id}" cardinality="single" base-type="${type}"><qti-correct-response><qti-value>${right}</qti-value></qti-correct-response>${mapping}</qti-response-declaration>\n`;
}

function interaction({ accept, others }: Blank, id: string): string {
  if (!others)
    return `<qti-text-entry-interaction response-identifier="${id}" expected-length="${Math.max(6, ...accept.map((text) => text.length))}"/>`;
  const choices = [...accept, ...others].map(
    (text, i) => `<qti-inline-choice identifier="w-${i + 1}">${escapeXml(plainTex(text))}</qti-inline-choice>`,
  );
  return `<qti-inline-choice-interaction response-identifier="${id}" shuffle="true">${choices.join('')}</qti-inline-choice-interaction>`;
}

function rule({ tolerance, accept }: Blank, id: string, count: number): string {
  const worth = `<qti-base-value base-type="float">${Number((1 / count).toFixed(6))}</qti-base-value>`;
  const add = (what: string) =>
    `<qti-set-outcome-value identifier="SCORE"><qti-sum><qti-variable identifier="SCORE"/>${what}</qti-sum></qti-set-outcome-value>`;
  if (tolerance === undefined || accept.length > 1)
    return add(`<qti-product><qti-map-response identifier="${id}"/>${worth}</qti-product>`);
  const equal = `<qti-equal tolerance-mode="absolute" tolerance="${tolerance} ${tolerance}"><qti-variable identifier="${id}"/><qti-correct identifier="${id}"/></qti-equal>`;
  return `<qti-response-condition><qti-response-if>${equal}${add(worth)}</qti-response-if></qti-response-condition>`;
}

function gapMatch(
  { prompt, text }: QuestionOf<'fill_in_the_blank'>,
  blanks: readonly Blank[],
  bank: readonly string[],
): WrittenItem {
  const words = [...new Set([...blanks.map(({ accept }) => accept[0]!), ...bank])];
  const pairs = blanks.map(({ accept }, i) => `w-${words.indexOf(accept[0]!) + 1} g-${i + 1}`);
  const entries = pairs.map(
    (pair) => `<qti-map-entry map-key="${pair}" mapped-value="${Number((1 / pairs.length).toFixed(6))}"/>`,
  );
  const choices = words.map(
    (word, i) =>
      `<qti-gap-text identifier="w-${i + 1}" match-max="${blanks.length}">${escapeXml(plainTex(plain(word)))}</qti-gap-text>`,
  );
  return {
    declarations: `  <qti-response-declaration identifier="RESPONSE" cardinality="multiple" base-type="directedPair"><qti-correct-response>${pairs.map((pair) => `<qti-value>${pair}</qti-value>`).join('')}</qti-correct-response><qti-mapping default-value="0">${entries.join('')}</qti-mapping></qti-response-declaration>\n`,
    body: `<qti-gap-match-interaction response-identifier="RESPONSE" shuffle="true"><qti-prompt>${asParagraphs(prompt)}</qti-prompt>${choices.join('')}<p>${around(text, (i) => `<qti-gap identifier="g-${i + 1}"/>`)}</p></qti-gap-match-interaction>`,
  };
}

export function numericInteraction({ prompt, answer, tolerance, unit }: QuestionOf<'numeric'>): WrittenItem {
  const blank: Blank = { accept: [String(answer)], tolerance };
  return {
    declarations: declare(blank, 'RESPONSE'),
    body: `${asParagraphs(prompt)}<p>${interaction(blank, 'RESPONSE')}${unit ? ` ${escapeXml(unit)}` : ''}</p>`,
    rules: `  <qti-response-processing>${rule(blank, 'RESPONSE', 1)}</qti-response-processing>\n`.trimStart(),
  };
}
