import { wordsOfPiece } from '../../pieces/piece.ts';

const NUMBER = String.raw`(?:\d+(?:[.,]\d+)*|one|two|three|four|five|six|seven|eight|nine|ten|half|a hundred|a thousand)`;
const MASS = String.raw`(?:mg|mcg|micrograms?|milligrams?|grams?|g|kilograms?|kg)`;
const VOLUME = String.raw`(?:ml|millilit(?:er|re)s?|lit(?:er|re)s?|drops?)`;
const UNITS = '(?:units?|ie|iu)';
const counted = (unit: string): RegExp => new RegExp(String.raw`\b${NUMBER}[ -]?(?:to \d+ |%|of )?${unit}\b`, 'i');
const howMany = (unit: string): RegExp => new RegExp(String.raw`\bhow (?:much|many) ${unit}\b`, 'i');

const ANY = `(?:${MASS}|${VOLUME}|${UNITS})`;
const FROM = '(?:from|at least|more than|above|over|below|under|less than|up to|at most|[<>≥≤])';

interface Amount {
  readonly asked: RegExp;
  readonly held: RegExp;
  /** It answers first, or not at all: a limit that stands beside something else is one of something else. */
  readonly isFirst?: true;
}

/** What is asked for, and what every answer to it holds. */
const AMOUNTS: readonly Amount[] = [
  {
    asked: new RegExp(String.raw`\b(?:at|from|above|over|below|under|up to) how (?:much|many) ${ANY}\b`, 'i'),
    held: new RegExp(
      String.raw`${FROM} ?${NUMBER}[ -]?${ANY}\b|\b${NUMBER}[ -]?${ANY} (?:or|and) (?:more|less)\b`,
      'i',
    ),
    isFirst: true,
  },
  { asked: howMany(MASS), held: counted(MASS) },
  { asked: howMany(VOLUME), held: counted(VOLUME) },
  { asked: howMany(UNITS), held: counted(UNITS) },
  {
    asked:
      /^(?:(?:and|so|ok|but|whats|what's|what is|which is|the|a|usual|normal|right|correct|max\w*|start\w*|first) )*(?:dose|dosage) (?:of|for)\b|\b(?:what|which|usual|normal|starting|max\w*) (?:(?!dose|dosage)[\p{L}-]+ ){0,3}(?:dose|dosage)\b(?! (?:is|was|are|has|do|does|gets?)\b)/iu,
    held: counted(ANY),
  },
  {
    asked:
      /\bhow much money\b|\bhow much (?:do|does|did|will|would) [^?]{2,40}\bcosts?\b|\bwhat (?:do|does|did|will|would) [^?]{2,40}\bcosts?[?. ]*$/i,
    held: /[€$£]|\b(?:euros?|dollars?|pounds?|cents?|percent|millions?|billions?)\b|%/i,
  },
  // Whoever asks for it is in a hurry: the one for something else must not be read as it.
  { asked: /\bantidotes?\b/i, held: /\b(?:antidotes?|revers(?:e[ds]?|es|al))\b/i },
];

/**
 * Whether what would be said lacks the amount, or the antidote, that is asked for: no dose, no millilitres, no price
 * stands in it. It then answers nothing, however well its words fit. `said` are the texts of what answers first, and of
 * what follows.
 */
export function lacksAmountAsked(question: string, said: readonly (readonly string[])[]): boolean {
  const amount = AMOUNTS.find(({ asked }) => asked.test(question));
  const texts = amount?.isFirst ? (said[0] ?? []) : said.flat();
  return amount !== undefined && !texts.some((text) => amount.held.test(wordsOfPiece(text)));
}
