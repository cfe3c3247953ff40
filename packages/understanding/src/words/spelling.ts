import { countOf, isKnownWord } from './frequencies.ts';
import { normalise, wordsOf } from './normalise.ts';

export interface Vocabulary {
  /** The words of the matter at hand; they win over others that are as near. */
  readonly words: ReadonlySet<string>;
}

/** The vocabulary of what is talked about. */
export function vocabularyOf(texts: readonly string[]): Vocabulary {
  return { words: new Set(texts.flatMap((text) => wordsOf(normalise(text)))) };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** A word of the matter at hand is as likely as one that films say this often. */
const AT_HAND = 60_000;

/** Corrects the spelling of a normalised text: letters slipped, words run together or torn apart. */
export function correctSpelling(text: string, vocabulary: Vocabulary): string {
  const joined = joinTorn(text, vocabulary);
  return joined.replaceAll(/\p{L}+(?:'\p{L}+)?/gu, (word) => correctWord(word, vocabulary));
}

function correctWord(word: string, vocabulary: Vocabulary): string {
  if (isKnown(word, vocabulary) || word.length < 3 || word.includes("'")) return word;
  return nearestWord(word, vocabulary) ?? splitGlued(word, vocabulary) ?? word;
}

const isKnown = (word: string, { words }: Vocabulary): boolean => words.has(word) || isKnownWord(word);

const likelihood = (word: string, { words }: Vocabulary): number => countOf(word) + (words.has(word) ? AT_HAND : 0);

function nearestWord(word: string, vocabulary: Vocabulary): string | null {
  const near = [...editsOf(word)].filter((each) => isKnown(each, vocabulary));
  // The first letter is seldom wrong: `wher` is rather `where` than `her`.
  const alike = near.filter((each) => each[0] === word[0]);
  // A letter left out, doubled or changed over is a likelier slip than another letter.
  const slipped = alike.filter((each) => each.length !== word.length || sortedLetters(each) === sortedLetters(word));
  const atHand = slipped.filter((each) => vocabulary.words.has(each));
  const best = mostLikely([atHand, slipped, alike, near].find((some) => some.length > 0) ?? [], vocabulary);
  // Another first letter is the less likely slip of a long word: `rember` is rather `remember` than `member`.
  const isAlike = best?.[0] === word[0];
  if (best && (isAlike || word.length < 6) && likelihood(best, vocabulary) > 200) return best;
  if (word.length < 6) return best;
  // Two slips in a long word: only towards the matter at hand, as English has too many neighbours.
  const far = [...vocabulary.words].filter(
    (each) => each.length > 4 && each[0] === word[0] && distance(word, each) <= 2,
  );
  return mostLikely(far, vocabulary) ?? best;
}

const sortedLetters = (word: string): string => [...word].toSorted().join('');

function mostLikely(words: readonly string[], vocabulary: Vocabulary): string | null {
  let best: string | null = null;
  for (const word of words) if (!best || likelihood(word, vocabulary) > likelihood(best, vocabulary)) best = word;
  return best;
}

/** Every word that is one slip away: a letter missing, doubled, wrong, or two changed over. */
function editsOf(word: string): Set<string> {
  const edits = new Set<string>();
  for (let i = 0; i <= word.length; i++) {
    const [left, right] = [word.slice(0, i), word.slice(i)];
    if (right) edits.add(left + right.slice(1));
    if (right.length > 1) edits.add(left + right[1]! + right[0]! + right.slice(2));
    for (const letter of LETTERS) {
      if (right) edits.add(left + letter + right.slice(1));
      edits.add(left + letter + right);
    }
  }
  return edits;
}

/** `bedrails`, `alot`: two words that both are known, the likelier pair first. */
function splitGlued(word: string, vocabulary: Vocabulary): string | null {
  let best: { readonly words: string; readonly score: number } | null = null;
  for (let i = 2; i <= word.length - 2; i++) {
    const [left, right] = [word.slice(0, i), word.slice(i)];
    if (!isKnown(left, vocabulary) || !isKnown(right, vocabulary)) continue;
    const score = Math.log(1 + likelihood(left, vocabulary)) + Math.log(1 + likelihood(right, vocabulary));
    if (score > 16 && (!best || score > best.score)) best = { words: `${left} ${right}`, score };
  }
  return best?.words ?? null;
}

/** `pain killer`, where the matter at hand knows `painkiller`. */
function joinTorn(text: string, { words }: Vocabulary): string {
  return text.replaceAll(/(?<![\p{L}'])(\p{L}{2,}) (?=(\p{L}{2,}))/gu, (both, left: string, right: string) =>
    words.has(left + right) && left.length + right.length > 6 && !words.has(`${left}`) ? left : both,
  );
}

/** How many slips (letters wrong, missing, too many, or changed over) lie between two words; at most three. */
export function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, before[j - 2]! + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return Math.min(last[b.length]!, 3);
}
