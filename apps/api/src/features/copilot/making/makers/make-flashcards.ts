import { tellingGap } from '@snapwell/content-markdown/telling-gap';
import { type FlashcardsBody, flashcardsBody } from '@snapwell/contract/learning/kinds/flashcards';
import { BLANK, canStandAlone, figuresOf } from './figures.ts';
import type { Fact, Line, Listed, SourceMaterial, Table } from './source-material.ts';

type Card = FlashcardsBody['cards'][number];

const MOST = 12;
const FEWEST = 3;
/** With fewer than so many, what a sentence says of a condition, a reason or a term helps out. */
const ENOUGH = 6;
const LONGEST = 600;

/** What a card asks in its own words. */
const ASKS = {
  en: {
    term: (name: string) => `What does '${name}' mean?`,
    under: (heads: readonly string[]) => `What stands under ${inWords(heads, "'", "'", 'and')}?`,
    careful: 'What must you be careful about?',
    which: 'What are they?',
    order: 'Which steps, and in what order?',
  },
  de: {
    term: (name: string) => `Was bedeutet „${name}“?`,
    under: (heads: readonly string[]) => `Was steht unter ${inWords(heads, '„', '“', 'und')}?`,
    careful: 'Worauf musst du achten?',
    which: 'Welche sind es?',
    order: 'Welche Schritte, und in welcher Reihenfolge?',
  },
};
type Asks = (typeof ASKS)['en'];

/**
 * Cards in the author's own words: the questions of the page, its figures, warnings, tables, points, lists and terms in
 * turn. Null when it offers too little.
 */
export function makeFlashcards(material: SourceMaterial): FlashcardsBody | null {
  const asks = ASKS[isInGerman(material) ? 'de' : 'en'];
  const { title } = material;
  const lines = taughtIn(material.lines);
  const sources = [
    material.questions.map(({ prompt, answer }) => ({ front: prompt, back: answer })),
    figuresOf(lines).map(({ line, gapped, answer }) => cardOfGap(line, gapped, answer)),
    material.warnings.map(({ heading, text }) => ({ front: `${heading || title}\n\n${asks.careful}`, back: text })),
    material.tables.flatMap((table) => cardsOfTable(table, { asks, title })),
    material.points.map(cardOfPoint),
    material.lists.flatMap((list) => cardsOfList(list, asks)),
    material.terms.map(({ name, text }) => ({ front: isQuestion(name) ? name : asks.term(name), back: text })),
  ];
  const found = clear(inTurn(sources));
  const more = found.length < ENOUGH ? cardsOfSentences(lines) : [];
  const cards = clear([...found, ...more]);
  // A page that only tells has its sections.
  const all = cards.length < FEWEST ? clear([...cards, ...cardsOfSections(lines)]) : cards;
  return all.length < FEWEST ? null : flashcardsBody.parse({ cards: all.slice(0, MOST) });
}

/** How a page begins draws somebody in: what it teaches comes under its headings, where it has some. */
function taughtIn(lines: readonly Line[]): readonly Line[] {
  const taught = lines.filter(({ heading }) => heading !== '');
  return taught.length > 0 ? taught : lines;
}

/** What points elsewhere on its page says nothing on a card. */
const isClear = ({ front, back }: Card) =>
  front.length <= LONGEST &&
  /[\p{L}\p{N}]/u.test(back) &&
  back.length <= LONGEST &&
  !/\b(?:see (?:above|below)|siehe (?:oben|unten))\b/i.test(back);

const clear = (cards: readonly Card[]): Card[] => unique(cards).filter(isClear);

const isQuestion = (text: string) => text.trim().endsWith('?');

function cardOfPoint({ name, text, heading }: Fact): Card {
  return { front: isQuestion(name) || heading === '' ? name : `${heading}: ${name}`, back: text.replace(/[,;]$/, '') };
}

/** Each row is a card: what stands under the heads for what it begins with. Cells under the same head are one. */
function cardsOfTable({ head, rows, heading }: Table, { asks, title }: { asks: Asks; title: string }): Card[] {
  return rows.map(([first, ...cells]) => {
    const filled = cells.flatMap((cell, i) => (cell === '' ? [] : [{ head: head[i + 1] ?? '', cell }]));
    const byHead = Map.groupBy(filled, (each) => each.head);
    const answers = [...byHead].map(([name, each]) => ({ name, text: each.map(({ cell }) => cell).join(' / ') }));
    const isOne = answers.length === 1;
    // Columns of a score: from the most to the least.
    if (answers.every(({ name }) => /^\d+$/.test(name))) answers.sort((a, b) => Number(b.name) - Number(a.name));
    return {
      front: `${named(head[0] || heading || title, first ?? '')}\n\n${askedUnder(
        answers.map(({ name }) => name),
        asks,
      )}`,
      back: answers.map(({ name, text }) => (isOne ? text : `${name}: ${text}`)).join('\n\n'),
    };
  });
}

/** A head that breaks off ('But ...') goes on in each row; any other says what the row is. */
function named(head: string, first: string): string {
  const opening = /^['"‘“]?(.+?)\s*(?:\.\.\.|…)['"’”]?$/.exec(head)?.[1];
  return opening === undefined ? `${head}: ${first}` : `${opening} ${first}`;
}

/** The heads of the columns are what is asked: 'What goes wrong? A fence against it?'; numbers and none are no question. */
const askedUnder = (heads: readonly string[], asks: Asks): string =>
  heads.length > 0 && heads.every((head) => /\p{L}/u.test(head))
    ? heads.map((head) => `${head.replace(/[\s:.…?]+$/u, '')}?`).join(' ')
    : asks.under(heads);

/** A list is asked for by what announces it, else by a heading that says how many or that they are steps. */
function cardsOfList({ heading, lead, items, isOrdered }: Listed, asks: Asks): Card[] {
  if (items.length < 2 || heading === '') return [];
  const front = (question: string) => [{ front: question, back: items.join('\n\n') }];
  if (lead !== '') return front(`${heading}\n\n${lead} ${BLANK}`);
  // 'Wash when', and the entries go on from there.
  if (items.every((item) => /^\p{Ll}/u.test(item))) return front(`${heading} ${BLANK}`);
  if (COUNTED.test(heading)) return front(`${heading}\n\n${asks.which}`);
  return isOrdered ? front(`${heading}\n\n${asks.order}`) : [];
}
const COUNTED =
  /(?<![\p{L}\p{N}])(?:two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)(?![\p{L}\p{N}])/iu;

/** What follows from a condition, why, what is announced, what is in bold: those set apart come first. */
function cardsOfSentences(lines: readonly Line[]): Card[] {
  return lines
    .filter(
      ({ text }) =>
        canStandAlone(text) &&
        !/^(?:if|when|once|wenn|sobald) (?:it|this|that|they|he|she|es|sie|er|das)\b/i.test(text),
    )
    .toSorted((a, b) => Number(b.isMarked) - Number(a.isMarked))
    .flatMap((line) => {
      const gap = tellingGap(line.text, line.setOff);
      if (!gap) return [];
      return [cardOfGap(line, `${gap.before}${BLANK}${gap.after}`, gap.answer)];
    });
}

const cardOfGap = ({ heading, text }: Line, gapped: string, answer: string): Card => ({
  front: heading === '' ? gapped : `${heading}\n\n${gapped}`,
  back: `${answer}\n\n${text}`,
});

/** The heading of a section, and how it begins. */
function cardsOfSections(lines: readonly Line[]): Card[] {
  const sections = Map.groupBy(
    lines.filter(({ heading }) => heading !== ''),
    ({ heading }) => heading,
  );
  return [...sections].map(([heading, [first, second]]) => ({
    front: heading,
    back: [first, second]
      .map((line) => line?.text ?? '')
      .join(' ')
      .trim(),
  }));
}

function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat();
}

/** Asked the same, the first one stays. */
const unique = (cards: readonly Card[]): Card[] =>
  cards.filter(({ front }, i) => cards.findIndex((card) => card.front === front) === i);

function inWords(names: readonly string[], open: string, close: string, and: string): string {
  const quoted = names.map((name) => `${open}${name}${close}`);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} ${and} ${quoted.at(-1)}`;
}

/** Cards ask in the language of their page. */
function isInGerman({ title, lines, points }: SourceMaterial): boolean {
  const words = [title, ...[...lines, ...points].slice(0, 40).map(({ text }) => text)].join(' ').toLowerCase();
  const count = (small: RegExp) => words.match(small)?.length ?? 0;
  return count(/\b(?:der|die|das|und|nicht|ist|ein|eine|du)\b/g) > count(/\b(?:the|and|is|not|a|of|you|to)\b/g);
}
