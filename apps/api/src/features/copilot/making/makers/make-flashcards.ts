import { type FlashcardsBody, flashcardsBody } from '@snapwell/contract/learning/kinds/flashcards';
import { figuresOf } from './figures.ts';
import type { Fact, Line, SourceMaterial, Table } from './source-material.ts';

type Card = FlashcardsBody['cards'][number];

const MOST = 12;
const FEWEST = 3;
/** With fewer than so many, the beginnings of the sections help out. */
const ENOUGH = 6;
const LONGEST = 600;

/**
 * Cards in the author's own words: the questions of the page, its terms, points, tables and figures in turn. Null
 * when it offers too little.
 */
export function makeFlashcards(material: SourceMaterial): FlashcardsBody | null {
  const sources = [
    material.questions.map(({ prompt, answer }) => ({ front: prompt, back: answer })),
    material.terms.map(cardOfTerm),
    material.points.map(cardOfPoint),
    material.tables.flatMap(cardsOfTable),
    figuresOf(material).map(({ name, text, heading }) => ({ front: name, back: `${text}\n\n${heading}` })),
  ];
  const found = unique(inTurn(sources));
  const cards = (found.length < ENOUGH ? unique([...found, ...cardsOfSections(material.lines)]) : found).filter(
    isClear,
  );
  if (cards.length < FEWEST) return null;
  return flashcardsBody.parse({ cards: cards.slice(0, MOST) });
}

/** What points elsewhere on its page says nothing on a card. */
const isClear = ({ front, back }: Card) =>
  front.length <= LONGEST && back.length > 0 && back.length <= LONGEST && !/\bsee (above|below)\b/i.test(back);

const isQuestion = (text: string) => text.trim().endsWith('?');

function cardOfTerm({ name, text }: Fact): Card {
  return { front: isQuestion(name) ? name : `What does '${name}' mean?`, back: text };
}

function cardOfPoint({ name, text, heading }: Fact): Card {
  return { front: isQuestion(name) || heading === '' ? name : `${heading}: ${name}`, back: text };
}

/** Each row is a card: its first cell asks, the others answer. */
function cardsOfTable({ head, rows, heading }: Table): Card[] {
  if (head.length < 2) return [];
  const subject = head[0] || heading;
  return rows.map(([first, ...others]) => ({
    front: `${subject ? `${subject}: ` : ''}${first}${head.length === 2 ? `\n\n${head[1]}?` : ''}`,
    back: head.length === 2 ? others[0]! : others.map((cell, i) => `${head[i + 1]}: ${cell}`).join('\n\n'),
  }));
}

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

function unique(cards: readonly Card[]): Card[] {
  return [...new Map(cards.toReversed().map((card) => [card.front, card])).values()].toReversed();
}
