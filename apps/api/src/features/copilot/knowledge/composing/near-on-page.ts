import { rarityOf } from '@snapwell/understanding/words/frequencies';
import { searchWords } from '#adapters/passage-search/words.ts';
import { kindOfPiece } from '../pieces/piece.ts';

interface OnPage {
  readonly text: string;
  readonly paragraph: number | null;
}

const ASKS_CASE = /\b(?:examples?|instance|case)\b/i;
const CASE_WORDS = new Set(searchWords('give show tell example examples instance case'));

/** 'An example for a meeting': what of a page has all of its telling words, an example whole; null where nothing has. */
export function caseOnPage<T extends OnPage>(question: string, passages: readonly T[]): readonly T[] | null {
  const wanted = searchWords(question).filter((word) => !CASE_WORDS.has(word));
  if (!ASKS_CASE.test(question) || wanted.length === 0) return null;
  const having = passages.filter(({ text }) => {
    const own = new Set(searchWords(text));
    return kindOfPiece(text) !== 'question' && wanted.every((word) => own.has(word));
  });
  const found = having.find(({ text }) => kindOfPiece(text) === 'example') ?? having[0];
  if (!found) return null;
  // An example is told whole, however many passages it was cut into.
  const whole = passages.filter(
    ({ text, paragraph }) =>
      paragraph !== null && paragraph === found.paragraph && kindOfPiece(text) === kindOfPiece(found.text),
  );
  return kindOfPiece(found.text) === 'example' && whole.length > 0 ? whole : [found];
}

/** A word of these is seldom enough to stand in few passages of a page. */
const SELDOM = 0.45;
/** So much of what is asked stands in a passage that comes near it. */
const MOST_OF_IT = 0.5;

/** 'Is highlighting useless': the passage of a page that has the seldom words of it; null where none has. */
export function wordOnPage<T extends OnPage>(question: string, passages: readonly T[]): T | null {
  const said = question.toLowerCase().match(/\p{L}+/gu) ?? [];
  const rare = new Set(said.filter((word) => rarityOf(word) >= SELDOM).flatMap(searchWords));
  const wanted = [...new Set(searchWords(question))];
  const shares = passages
    .filter(({ text }) => kindOfPiece(text) !== 'question')
    .map((passage) => {
      const own = new Set(searchWords(passage.text));
      const hits = wanted.filter((word) => own.has(word));
      return { passage, share: hits.some((word) => rare.has(word)) ? hits.length / wanted.length : 0 };
    });
  const [best] = shares.toSorted((a, b) => b.share - a.share);
  return best && best.share >= MOST_OF_IT ? best.passage : null;
}
