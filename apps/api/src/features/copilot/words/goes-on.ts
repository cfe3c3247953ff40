import { searchWords } from '#adapters/passage-search/words.ts';

/** More words than this stand for themselves. */
const MOST_WORDS = 16;
/** So few telling words say little of what they are about; with words that point back, so few. */
const FEW = 2;
const SOME = 4;
const GOES_ON =
  /^(?:ok |okay |oh |right |yes |no |hm+ )*(?:and|but|or|so|then|also|what about|how about|what if|what else|same for|still)\b/;
const POINTS_BACK =
  /\b(?:it|its|that|this|those|these|them|they|there|one|ones|other|same|he|she|him|her|else|before|then|after that)\b/;

/** 'So what do I do now': about whom or what was spoken of. */
export const ASKS_WHAT_NOW =
  /^(?:(?:and|but|so|ok|okay|then|now|well) )+what (?:do|should|shall|must|can) (?:i|we) do(?: now| then| first| next)?[?.! ]*$/;

/**
 * Whether a message goes on from what was said before: `surely` where its words say so, `perhaps` where it is too short
 * to stand for itself; null for what does. `text` is spelt out, in small letters.
 */
export function goesOn(text: string): 'surely' | 'perhaps' | null {
  if (text.split(/\s+/).length > MOST_WORDS) return null;
  const own = searchWords(text).length;
  if (GOES_ON.test(text) || own === 0 || (own <= SOME && POINTS_BACK.test(text))) return 'surely';
  return own <= FEW ? 'perhaps' : null;
}
