import { searchWords } from '#adapters/passage-search/words.ts';
import { findPassages, type SearchInput } from '../../../../knowledge/find-passages.ts';

const UNIT =
  '(?:mg|mcg|µg|micrograms?|milligrams?|grams?|g|units?|ie|iu|mmol|ml|millilit(?:re|er)s?)(?: ?(?:\\/|per|an?) ?(?:h|hr|hour|min|minute|kg))?';
const QUANTITY = new RegExp(`\\b\\d[\\d,]*(?:\\.\\d+)? ?${UNIT}\\b`, 'g');
const NUMBER = /\d[\d,]*(?:\.\d+)?/g;
/** What comes out is asked, and not how one gets there. */
const ASKS_RESULT =
  /\b(?:how (?:many|much)\b(?! (?:is|are) (?:1|one) )|(?:what|which|whats|what's)(?: is| are)?(?: the| my| its)? (?:pump )?(?:rate|volume|speed|dose|amount|setting)\b|still \d)/;
/** Whether one amount is right to give. */
const ASKS_LIMIT = new RegExp(
  `\\b(?:is|are|would|was) (?:it )?\\d[\\d,]*(?:\\.\\d+)? ?${UNIT}.{0,25}\\b(?:ok|okay|safe|right|correct|fine|allowed|too (?:much|many|fast|high|low|little|slow)|enough)\\b`,
);
/** What one gets there by, and what is so for everybody. */
const IN_GENERAL =
  /\b(?:why|formula|rule|example|in (?:the|this) (?:lesson|article|quiz|film)|explain|per ?cent|solution|urine|passed|drunk|drank|lost|bleeding|drain)\b|%|\bhow (?:do|does|can|should) (?:i|we|you|one) (?:get|work|calculate|convert|find)\b/;

/** Whether somebody wants a dose or a rate worked out, or judged, from figures. `text` is spelt out. */
export function asksForSum(text: string): boolean {
  if (IN_GENERAL.test(text)) return false;
  const quantities = text.match(QUANTITY) ?? [];
  return (quantities.length >= 2 && ASKS_RESULT.test(text)) || ASKS_LIMIT.test(text);
}

/** The figures of a text, as numbers. */
export const figuresOf = (text: string): number[] =>
  (text.match(NUMBER) ?? []).map((figure) => Number(figure.replaceAll(',', '')));

const LOOKED_AT = 20;
/** Words that the place has in common with the question. */
const SHARED = 2;
/** What figures are of in any sum. */
const OF_SUMS = new Set(
  searchWords(
    'mg mcg ml g gram unit ie iu mmol kg h hr hour min minute rate volume dose ampoule amp order ordered ok okay safe right correct fine allowed enough fast high low give pump',
  ),
);

/**
 * Whether somebody wants a dose or a rate for an order of their own: a lesson's example with other figures would be
 * taken for its result. `text` is spelt out.
 */
export const asksForOwnSum = async (input: SearchInput, text: string): Promise<boolean> =>
  asksForSum(text) && !(await isSumOfLesson(input, text));

/**
 * Whether the figures of a question stand together in one place of the library. One figure stands in many: then what it
 * is of has to stand there as well.
 */
async function isSumOfLesson(input: SearchInput, text: string): Promise<boolean> {
  const asked = figuresOf(text);
  const words = new Set(searchWords(text));
  const found = await findPassages({ ...input, vector: null }, { text, limit: LOOKED_AT });
  return found.some((passage) => {
    const said = new Set(figuresOf(passage.text));
    const shared = [...new Set(searchWords(passage.text).filter((word) => words.has(word)))];
    const isOfIt =
      asked.length > 1 ? shared.length >= SHARED : shared.some((word) => !OF_SUMS.has(word) && !/\d/.test(word));
    return isOfIt && asked.every((figure) => said.has(figure));
  });
}
