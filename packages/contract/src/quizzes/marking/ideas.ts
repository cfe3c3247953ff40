import { fold } from './folding.ts';

interface IdeasToFind {
  readonly keywords: readonly { readonly idea: string; readonly any: readonly string[] }[];
  readonly needed?: number | undefined;
}

/** The ideas, with the words of the answer in which each was found. */
export function findIdeas({ keywords }: IdeasToFind, text: string): { idea: string; found: string | null }[] {
  const words = wordsOf(text);
  return keywords.map(({ idea, any }) => ({ idea, found: firstFound(any, words) }));
}

/** How much of what is asked for was found, from 0 to 1: so many ideas as are needed make it whole. */
export function shareOfIdeas(question: IdeasToFind, text: string): number {
  const found = findIdeas(question, text).filter((each) => each.found !== null).length;
  return Math.min(1, found / (question.needed ?? question.keywords.length));
}

interface Word {
  readonly folded: string;
  readonly written: string;
  /** A sentence, or a part of one, ends behind it. */
  readonly isLast: boolean;
}

const WORD = /[^\s/,;:.!?()"“”„«»…]+/gu;

function wordsOf(text: string): Word[] {
  return [...text.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, ' ').matchAll(WORD)]
    .map(({ 0: written, index }) => ({
      written,
      folded: fold(written),
      isLast: /^\s*[,;:.!?]/.test(text.slice(index + written.length, index + written.length + 10)),
    }))
    .filter(({ folded }) => folded !== '');
}

function firstFound(phrases: readonly string[], words: readonly Word[]): string | null {
  for (const phrase of phrases) {
    const wanted = wordsOf(phrase).map(({ folded }) => folded);
    if (wanted.length === 0) continue;
    const at = words.findIndex(
      (_, i) => wanted.every((word, j) => beginsWith(words[i + j]?.folded, word)) && !isDenied(words, i),
    );
    if (at >= 0)
      return words
        .slice(at, at + wanted.length)
        .map(({ written }) => written)
        .join(' ');
  }
  return null;
}

/**
 * `help` is found in `helped` and `helping`; words of three letters and fewer only as themselves, with an s at most.
 */
function beginsWith(word: string | undefined, wanted: string): boolean {
  if (word === undefined) return false;
  return wanted.length > 3 ? word.startsWith(wanted) : word === wanted || word === `${wanted}s`;
}

const DENIALS = new Set([
  'not',
  'no',
  'never',
  'without',
  'cannot',
  'nor',
  'neither',
  'dont',
  'doesnt',
  'isnt',
  'arent',
  'wont',
  'cant',
  'didnt',
  'wasnt',
]);
const SMALL_WORDS = new Set(['a', 'an', 'the', 'any', 'be', 'been', 'to', 'really', 'very', 'at', 'all', 'from']);
/** 'Not only the germs' names the germs. */
const NOT_A_DENIAL = new Set(['only', 'just', 'merely', 'sure']);

/** Says that it is not so: 'not the germs', "don't carry germs". One word of weight may stand between. */
function isDenied(words: readonly Word[], at: number): boolean {
  let weight = 0;
  for (let i = at - 1; i >= Math.max(0, at - 3); i--) {
    const { folded, isLast } = words[i]!;
    if (isLast || NOT_A_DENIAL.has(folded)) return false;
    if (DENIALS.has(folded) || folded.endsWith("n't")) return true;
    if (!SMALL_WORDS.has(folded) && ++weight > 1) return false;
  }
  return false;
}
