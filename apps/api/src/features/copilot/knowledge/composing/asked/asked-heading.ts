import { searchWords } from '#adapters/passage-search/words.ts';
import type { Ranking } from '../../ranking/rank-passages.ts';

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

const wordsIn = (text: string): string => [...new Set(searchWords(text))].toSorted().join(' ');
