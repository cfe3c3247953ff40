import { saysMatter, wordsOf } from './is-german.ts';

/** Endings that say how a word stands in its sentence. */
const INFLECTION = /(?:ern|em|en|er|es|e|(?<=[bdfghklmnrt])s|(?<=[lr])n)$/;
/** Endings that make one word of another; the first that fits goes. */
const DERIVATIONS = [
  /(?:fizierung|fiziert|fizier|fektion|fikation)$/,
  /(?:ierung|iert|ier|ation)$/,
  /(?:keit|heit|schaft|ung|lich|isch)$/,
];
/** What is left must say something. */
const SHORTEST = 3;

/** A German word without its endings, in plain letters: `Hände`, `Händen` and `Hand` are one. */
export function stemOf(word: string): string {
  const bare = without(plainOf(word), INFLECTION);
  const root = DERIVATIONS.reduce((left, ending) => (left === bare ? without(left, ending) : left), bare);
  return without(root, INFLECTION);
}

function without(word: string, ending: RegExp): string {
  const left = word.replace(ending, '');
  return left.length >= SHORTEST ? left : word;
}

const plainOf = (word: string): string =>
  word
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]/g, '');

/** The stems of the words of a text that say what it is about. */
export const stemsOf = (text: string): string[] => wordsOf(text).filter(saysMatter).map(stemOf);

const SEPARABLE = /^(?:ein|ab|auf|an|aus|vor|nach|mit|zu|um|weg|hin|her)(?=[a-z]{4})/;

/** A stem without what goes to the end of a sentence: `einreiben` is `reibe die Hände ein`. */
export const withoutPrefix = (stem: string): string => stem.replace(SEPARABLE, '');

/** Parts of a compound are words of some length. */
const PART = 4;
const JOINT = /^(?:en|er|es|e|n|s)?$/;

/** The words of a library that long words are put together from: `Händedesinfektion` speaks of hands as well. */
export function partsOf(word: string, known: ReadonlySet<string>): string[] {
  const plain = plainOf(word);
  for (let at = plain.length - PART; at >= PART; at--) {
    const last = stemOf(plain.slice(at));
    if (!known.has(last)) continue;
    for (let joint = 0; joint <= 2 && at - joint >= PART; joint++) {
      const first = plain.slice(0, at - joint);
      if (known.has(first) && JOINT.test(plain.slice(at - joint, at))) return [first, last];
    }
  }
  return [];
}

/** A text as it is searched: its stems, and the parts of its compounds that the library knows as words. */
export function searchTextOf(text: string, known: ReadonlySet<string>): string {
  return wordsOf(text)
    .filter(saysMatter)
    .flatMap((word) => [stemOf(word), ...partsOf(word, known)])
    .join(' ');
}
