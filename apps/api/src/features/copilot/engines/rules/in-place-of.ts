const PREPOSITIONS = 'after|before|with|without|for|in|at|on|from|during|by|under|over|of|between|per';
/** What ends a part of a question: the verb or the pronoun that goes on with it. */
const GOES_ON =
  'do|does|did|is|are|was|were|can|could|should|shall|must|will|would|may|has|have|i|we|you|they|he|she|it|how|what|when|and|or|if';
const STARTS = new RegExp(`^(?:the same )?(${PREPOSITIONS})\\b`, 'i');
const VALUE = /^(?:(?:with|of|at|for|a|an|the) )*(\d+(?:[.,]\d+)?)(?: ?(?:%|[a-z°/]+))?[?.! ]*$/i;
const NUMBER = /\d+(?:[.,]\d+)?/;

/**
 * The question before with a part of it replaced by what is asked now: 'how many points is a pulse of 112' and 'and
 * 95?', 'how long after an injection do I wait' and 'and after a tablet?'. Null where no part takes its place.
 */
export function inPlaceOf(before: string, now: string): string | null {
  const value = VALUE.exec(now)?.[1];
  if (value) {
    const numbers = [...before.matchAll(new RegExp(NUMBER, 'g'))];
    const last = numbers.at(-1);
    return last ? before.slice(0, last.index) + value + before.slice(last.index + last[0].length) : null;
  }
  const bare = now.replace(/[?.!\s]+$/, '');
  const preposition = STARTS.exec(bare)?.[1];
  if (!preposition) return null;
  const part = new RegExp(`\\b${preposition}\\b.+?(?= (?:${GOES_ON})\\b|[?.!,]|$)`, 'i').exec(before);
  return part ? before.slice(0, part.index) + bare + before.slice(part.index + part[0].length) : null;
}
