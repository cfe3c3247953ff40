import { wordsOfPiece } from '../pieces/piece.ts';

const NUMBER = String.raw`(?:\d+(?:[.,]\d+)*|one|two|three|four|five|six|seven|eight|nine|ten|half|a hundred|a thousand)`;
const MASS = String.raw`(?:mg|mcg|micrograms?|milligrams?|grams?|g|kilograms?|kg)`;
const VOLUME = String.raw`(?:ml|millilit(?:er|re)s?|lit(?:er|re)s?|drops?)`;
const UNITS = '(?:units?|ie|iu)';
const counted = (unit: string): RegExp => new RegExp(String.raw`\b${NUMBER}[ -]?(?:to \d+ |%|of )?${unit}\b`, 'i');
const howMany = (unit: string): RegExp => new RegExp(String.raw`\bhow (?:much|many) ${unit}\b`, 'i');

/** What is asked for, and what every answer to it holds. */
const AMOUNTS: readonly { readonly asked: RegExp; readonly held: RegExp }[] = [
  { asked: howMany(MASS), held: counted(MASS) },
  { asked: howMany(VOLUME), held: counted(VOLUME) },
  { asked: howMany(UNITS), held: counted(UNITS) },
  {
    asked:
      /^(?:(?:and|so|ok|but|whats|what's|what is|which is|the|a|usual|normal|right|correct|max\w*|start\w*|first) )*(?:dose|dosage) (?:of|for)\b|\b(?:what|which|usual|normal|starting|max\w*) (?:(?!dose|dosage)[\p{L}-]+ ){0,3}(?:dose|dosage)\b(?! (?:is|was|are|has|do|does|gets?)\b)/iu,
    held: new RegExp([MASS, VOLUME, UNITS].map((unit) => counted(unit).source).join('|'), 'i'),
  },
  {
    asked:
      /\bhow much money\b|\bhow much (?:do|does|did|will|would) [^?]{2,40}\bcosts?\b|\bwhat (?:do|does|did|will|would) [^?]{2,40}\bcosts?[?. ]*$/i,
    held: /[€$£]|\b(?:euros?|dollars?|pounds?|cents?|percent|millions?|billions?)\b|%/i,
  },
];

/**
 * Whether what would be said lacks the amount that is asked for: no dose, no millilitres, no price stands in it. It
 * then answers nothing, however well its words fit.
 */
export function lacksAmountAsked(question: string, said: readonly string[]): boolean {
  const amount = AMOUNTS.find(({ asked }) => asked.test(question));
  return amount !== undefined && !said.some((text) => amount.held.test(wordsOfPiece(text)));
}
