import { searchWords } from '#adapters/passage-search/words.ts';
import type { ItemPlace } from '#features/copilot/knowledge/place/read-place.ts';
import { sentencesOf } from '#features/copilot/knowledge/sentences.ts';

const BECAUSE =
  /\b(?:because|since|so that|that is why|this is why|which is why|otherwise|therefore|in order to|leads? to|prevents?|avoids?|protects?|the reason|or else|weil|damit|deshalb|sonst)\b/i;
const FOR_EXAMPLE =
  /\b(?:for example|for instance|such as|e\.g\.|imagine|say,|zum beispiel|z\. ?b\.)|\((?:a|an) [^)]+, (?:a|an) [^)]+\)/i;
/** Letters a point may have and still be short. */
const SHORT = 160;

/** The sentences at a place, those of its paragraph before those of its section. */
const all = ({ text, rows, around }: ItemPlace): string[] =>
  [...(rows.length > 0 ? rows : [text]), ...around].flatMap(sentencesOf);

/** The sentences that give a reason. */
export const reasonsIn = (place: ItemPlace): string[] => all(place).filter((sentence) => BECAUSE.test(sentence));

/** The sentences that give an example. */
export const examplesIn = (place: ItemPlace): string[] => all(place).filter((sentence) => FOR_EXAMPLE.test(sentence));

const LEANING = /^(?:it|this|that|they|these|those|but|however|so|then|yet|he|she)\b/i;
const NUMBER = /\d|\b(?:half|one|two|three|four|five|six|ten|hour|minute|never|not|no)\b/i;

/** Sentences that can be said alone: one that leans on the one before goes with it, so that no 'not' is lost. */
function pointsOf(sentences: readonly string[]): string[] {
  const points: string[] = [];
  for (const sentence of sentences)
    if (LEANING.test(sentence) && points.length > 0) points.push(`${points.pop()} ${sentence}`);
    else points.push(sentence);
  return points;
}

/** The short points that say most of what the place says, in their order: what comes first, and numbers, before others. */
export function shortest(sentences: readonly string[], text: string, wanted: number): string[] {
  const about = new Set(searchWords(text));
  const worth = (point: string, i: number) => {
    const own = searchWords(point);
    const shared = own.filter((word) => about.has(word)).length / Math.sqrt(own.length + 1);
    return shared === 0 ? 0 : shared + (i === 0 ? 1 : 0) + (NUMBER.test(point) ? 1 : 0);
  };
  return pointsOf(sentences)
    .map((point, i) => ({ point, i, worth: worth(point, i) }))
    .filter(({ point, worth: own }) => own > 0 && point.length <= SHORT && !/[:?]$/.test(point))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, wanted)
    .toSorted((a, b) => a.i - b.i)
    .map(({ point }) => point);
}
