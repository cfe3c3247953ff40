import type { SearchHit } from '#adapters/passage-search/port.ts';
import { coverOf, stemsOf } from './covers.ts';
import type { ReadQuestion } from './features.ts';
import { wordsOfPiece } from '../pieces/piece.ts';

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
] as const;

export function signsOf(
  question: ReadQuestion,
  passages: readonly { readonly hit: SearchHit; readonly share: number }[],
): number[] {
  const first = passages[0]!;
  const own = passages.filter(({ hit }) => hit.group === first.hit.group);
  const ofItem = stemsOf(
    [first.hit.title, ...own.map(({ hit }) => `${hit.heading} ${wordsOfPiece(hit.text)}`)].join(' '),
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
    coverOf(question.concepts, stemsOf(wordsOfPiece(first.hit.text)), question.near),
    coverOf(question.concepts, ofItem, question.near),
    Math.min(1, question.concepts.size / 8),
  ];
}
