import type { SearchHit } from '#adapters/passage-search/port.ts';
import { coverOf } from './covers.ts';
import { type ReadQuestion, trigramsShared } from './features.ts';
import { readAsked, readPassage } from './read-texts.ts';
import { A_DURATION, A_NUMBER, ASKS_DURATION } from './text-signs.ts';

/** What tells whether a whole result is to be trusted. */
export const SIGNS = [
  'always',
  'share of the first',
  'share of the first two',
  'share of its item',
  'likeness',
  'likeness of its item',
  'cover',
  'cover of its item',
  'concepts in text',
  'concepts in its item',
  'words asked',
  'likeness of a question it answers',
  'concepts of a question it answers',
  'concepts in a question it answers',
  'score of the first',
  'trigrams with a question it answers',
  'concepts nowhere in its item',
  'most telling word nowhere in it',
  'most telling word nowhere in its item',
  'most telling word nowhere found',
  'number wanted and missing',
  'duration wanted and missing',
  'lead before the next item',
  'likeness above the likest elsewhere',
  'question likeness above the likest elsewhere',
  'spread over items',
] as const;

/** How much the most telling word of a question tells that is said nowhere. */
function mostTelling(question: ReadQuestion, there: ReadonlySet<string>): number {
  return Math.max(0, ...[...question.concepts].map(([concept, tells]) => (isIn(concept, there, question) ? 0 : tells)));
}

const questionLikeness = ({ hit }: { readonly hit: SearchHit }): number => hit.nearestQuestion?.likeness ?? 0;

/** 0 where one item has all of what is likely, towards 1 where many have a little of it. */
function spreadOf(passages: readonly { readonly hit: SearchHit; readonly share: number }[]): number {
  const shares = new Map<string, number>();
  for (const { hit, share } of passages) shares.set(hit.group, (shares.get(hit.group) ?? 0) + share);
  const entropy = [...shares.values()].reduce((sum, share) => (share > 0 ? sum - share * Math.log(share) : sum), 0);
  return shares.size < 2 ? 0 : entropy / Math.log(shares.size);
}

const stemsIn = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => [...readPassage(text).stems]));

/** Passages of so many items are looked through for a word. */
const LOOKED_AT = 60;

/** Scores are about so large. */
const SCORES = 10;

const isIn = (concept: string, there: ReadonlySet<string>, { near }: ReadQuestion): boolean =>
  there.has(concept) || [...(near.get(concept) ?? [])].some((other) => there.has(other));

function signsOfQuestion(question: ReadQuestion, { nearestQuestion }: SearchHit): number[] {
  if (!nearestQuestion) return [0, 0, 0];
  const other = readAsked(nearestQuestion.text).concepts;
  return [
    nearestQuestion.likeness,
    coverOf(question.concepts, new Set(other.keys()), question.near),
    coverOf(other, new Set(question.concepts.keys())),
  ];
}

export function signsOf(
  question: ReadQuestion,
  passages: readonly { readonly hit: SearchHit; readonly share: number; readonly score: number }[],
): number[] {
  const first = passages[0]!;
  const own = passages.filter(({ hit }) => hit.group === first.hit.group);
  const others = passages.filter(({ hit }) => hit.group !== first.hit.group);
  const ofItem = new Set(
    [first.hit.title, ...own.flatMap(({ hit }) => [hit.heading, hit.text])].flatMap((text) => [
      ...readPassage(text).stems,
    ]),
  );
  return [
    1,
    first.share,
    first.share + (passages[1]?.share ?? 0),
    own.reduce((sum, { share }) => sum + share, 0),
    first.hit.likeness,
    first.hit.groupLikeness,
    first.hit.cover,
    first.hit.groupCover,
    coverOf(question.concepts, readPassage(first.hit.text).stems, question.near),
    coverOf(question.concepts, ofItem, question.near),
    Math.min(1, question.concepts.size / 8),
    ...signsOfQuestion(question, first.hit),
    first.score / SCORES,
    trigramsShared(question, first.hit),
    [...question.concepts.keys()].filter((concept) => !isIn(concept, ofItem, question)).length / 4,
    mostTelling(question, stemsIn([first.hit.title, first.hit.heading, first.hit.text])),
    mostTelling(question, ofItem),
    mostTelling(question, stemsIn(passages.slice(0, LOOKED_AT).flatMap(({ hit }) => [hit.heading, hit.text]))),
    question.type === 'number' && !A_NUMBER.test(first.hit.text) ? 1 : 0,
    ASKS_DURATION.test(question.text) && !A_DURATION.test(first.hit.text) ? 1 : 0,
    first.share - (passages.find(({ hit }) => hit.group !== first.hit.group)?.share ?? 0),
    first.hit.groupLikeness - Math.max(0, ...others.map(({ hit }) => hit.likeness)),
    Math.max(0, ...own.map(questionLikeness)) - Math.max(0, ...others.map(questionLikeness)),
    spreadOf(passages),
  ];
}
