import type { SearchHit } from '#adapters/passage-search/port.ts';
import { coverOf } from './covers.ts';
import { type ReadQuestion, trigramsShared } from './features.ts';
import { readAsked, readPassage } from './read-texts.ts';

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
] as const;

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
  ];
}
