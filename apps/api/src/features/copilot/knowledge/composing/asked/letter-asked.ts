import { kindOfPiece } from '../../pieces/piece.ts';
import type { Ranking } from '../../ranking/rank-passages.ts';

/** A capital that stands alone; 'A' and 'I' are words as well. */
const CAPITAL = /(?:^|[\s'"(])([B-HJ-Z])(?=[\s'").,?!]|$)/;

/**
 * 'Why is U bad' is answered by the passage in which that letter stands: it goes first, of the item that was found first.
 * Everything else stays as it was found.
 */
export function withLetterFirst(question: string, ranking: Ranking): Ranking {
  const letter = /[a-z]/.test(question) ? CAPITAL.exec(question)?.[1] : undefined;
  const group = ranking.passages[0]?.hit.group;
  if (letter === undefined || group === undefined) return ranking;
  const holds = new RegExp(CAPITAL.source.replace('[B-HJ-Z]', letter));
  const found = ranking.passages.find(
    ({ hit }) => hit.group === group && holds.test(hit.text) && kindOfPiece(hit.text) !== 'question',
  );
  return found ? { ...ranking, passages: [found, ...ranking.passages.filter((each) => each !== found)] } : ranking;
}
