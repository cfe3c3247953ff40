import { kindOfPiece } from '../../pieces/piece.ts';
import type { Ranking } from '../../ranking/rank-passages.ts';

const ASKS_LEAVE =
  /^(?:(?:and|so|but|ok|then|hi|sophie) )*(?:can|may|could|should) (?:i|we|you)\b|\b(?:is it|am i|are we) (?:ok|okay|fine|allowed|safe|permitted)\b/i;
/** So many passages are read first. */
const READ_FIRST = 2;

/**
 * Who asks whether they may do something is answered by a rule: an example, and what is said of it, reads as a yes. Where
 * one stands first, nothing is sure, and the examples go. Everything else stays as it was found.
 */
export function withRulesFirst(question: string, ranking: Ranking): Ranking {
  const { passages, trust } = ranking;
  const isExample = ({ hit }: Ranking['passages'][number]) => kindOfPiece(hit.text) === 'example';
  if (!ASKS_LEAVE.test(question) || !passages.slice(0, READ_FIRST).some(isExample)) return ranking;
  const rules = passages.filter((each) => !isExample(each));
  return rules.length === 0 ? ranking : { ...ranking, passages: rules, trust: trust === 'sure' ? 'near' : trust };
}
