import { countOf, isKnownWord } from '@snapwell/understanding/words/frequencies';
import { distance } from '@snapwell/understanding/words/spelling';
import type { SkillInput } from '#features/copilot/request/skill-input.ts';
import { correctTowards } from '#features/copilot/knowledge/search-library.ts';

/** What wishes are made of: slips in these are corrected before anybody asks what a message is after. */
export const WISH_WORDS: readonly string[] =
  'summary summarize summarise flashcards flashcard example examples explain explanation simpler simple shorter easier quiz quizzes question questions another certificate certificates note notes points streak freeze freezes leaderboard badge badges review reviews password picture video game source answer answers wrong please meaning'.split(
    ' ',
  );
const KNOWN = new Set(WISH_WORDS);
/** Shorter words have too many neighbours. */
const SHORTEST = 5;
const LONG = 8;

/**
 * A message with its wishes spelt right: `summry`, `flashcrads`, `wha tis`. What the library or English knows stands as it
 * is, and so does what is nearer to a word of the library.
 */
export async function spellWishes({ world, request, context }: SkillInput): Promise<string> {
  const text = withBlanksInPlace(request.question);
  const slips = [...new Set(text.match(/\p{L}+/gu) ?? [])].filter(isSlipOfWish);
  if (slips.length === 0) return text;
  const place = { orgId: request.caller.orgId, version: context.indexVersion };
  const meant = new Map<string, string>();
  for (const slip of slips) {
    const corrected = await correctTowards(world, place, { text: slip, known: WISH_WORDS });
    if (KNOWN.has(corrected)) meant.set(slip, corrected);
  }
  return text.replaceAll(/\p{L}+/gu, (word) => meant.get(word) ?? word);
}

export function isSlipOfWish(word: string): boolean {
  const small = word.toLowerCase();
  if (small.length < SHORTEST || isKnownWord(small)) return false;
  const most = small.length >= LONG ? 2 : 1;
  return WISH_WORDS.some((wish) => wish[0] === small[0] && distance(small, wish) <= most);
}

/** Words said this often stand right where a blank is moved; one said so seldom stands wrong. */
const OFTEN = 100_000;
const SELDOM = 8_000;

/** `wha tis` and `whati s`: a blank that slipped by one letter. */
export function withBlanksInPlace(text: string): string {
  return text.replaceAll(
    /(?<![\p{L}'’])(\p{L}{1,6}) (\p{L}{1,6})(?![\p{L}'’])/gu,
    (both, left: string, right: string) => {
      if (Math.min(countOf(left.toLowerCase()), countOf(right.toLowerCase())) > SELDOM) return both;
      const moved = [
        [left + right.slice(0, 1), right.slice(1)],
        [left.slice(0, -1), left.slice(-1) + right],
      ].find((pair) => pair.every((word) => countOf(word.toLowerCase()) > OFTEN));
      return moved ? moved.join(' ') : both;
    },
  );
}
