import { searchWords } from '#adapters/passage-search/words.ts';
import type { Ranking } from '../../ranking/rank-passages.ts';
import { type ItemPassage, wordsIn as countWords } from '../item-passage.ts';
import { kindOfPiece } from '../../pieces/piece.ts';

const ASKS_WHAT = /^what(?:'?s| is| are)\b/i;
const SAYS_WHAT = /^what\b/i;

/**
 * 'What is pain' is answered by what stands under 'What pain is': where an author's heading is the question, what
 * follows it goes first. Everything else stays as it was found.
 */
export function withAskedHeadingFirst(question: string, ranking: Ranking): Ranking {
  const asked = wordsIn(question);
  if (!ASKS_WHAT.test(question) || asked === '') return ranking;
  const found = ranking.passages.find(({ hit }) => SAYS_WHAT.test(hit.heading) && wordsIn(hit.heading) === asked)?.hit;
  if (!found) return ranking;
  const under = ranking.passages
    .filter(({ hit }) => hit.group === found.group && hit.heading === found.heading)
    .toSorted((a, b) => a.hit.position - b.hit.position);
  const [first] = under;
  return { ...ranking, passages: [first!, ...ranking.passages.filter((each) => each !== first)] };
}

const QUESTION_WORD = /^(?:(?:and|so|but|ok) )*(why|how|when|where|who|what)\b/i;
/** So much of what stands under a heading is read at a glance. */
const MOST_WORDS = 75;

/** 'How do I do it' has no word of its own. */
const HOW_TO_DO_IT =
  /^(?:(?:and|so|but|ok) )*how (?:do|can|should|would|could) (?:i|we|you|one) (?:do|use|apply|start|practi[cs]e) (?:it|this|that)(?: then| now| myself)*[?.! ]*$/i;
const SAYS_HOW = /^how (?:to|you|it is done|it goes)\b/i;

export const asksByQuestionWord = (question: string): boolean => QUESTION_WORD.test(question);

/**
 * 'Why does that work' is answered by what stands under 'Why it works' on the page: the same question word, and the same
 * telling words. Null where no heading of it is asked for. `own` are the passages of the page in their order.
 */
export function underHeadingAsked(question: string, own: readonly ItemPassage[]): ItemPassage[] | null {
  const word = QUESTION_WORD.exec(question)?.[1]?.toLowerCase();
  const asked = wordsIn(question);
  const isHow = HOW_TO_DO_IT.test(question);
  if (word === undefined || (asked === '' && !isHow)) return null;
  const isAsked = (heading: string) =>
    isHow ? SAYS_HOW.test(heading) : heading.toLowerCase().startsWith(`${word} `) && wordsIn(heading) === asked;
  const first = own.find(({ heading }) => isAsked(heading))?.heading;
  const under = own.filter(({ heading, text }) => heading === first && kindOfPiece(text) !== 'question');
  const end = under.findIndex((_, at) => at > 0 && countWords(under.slice(0, at + 1)) > MOST_WORDS);
  return under.length === 0 ? null : under.slice(0, end === -1 ? under.length : end);
}

const wordsIn = (text: string): string => [...new Set(searchWords(text))].toSorted().join(' ');
