import { comparable } from '#evaluation/corpus.ts';
import type { SeenReply } from '#evaluation/ask-product.ts';
import { isUnsure } from '../judge-seen.ts';

/** A reply, taken apart so that figures can be told from titles and from days. */
export interface Said {
  /** Its sentences, each title in it as one sign; what stands under a head with the head before it. */
  readonly sentences: readonly string[];
  /** All of it in letters and figures only. */
  readonly plain: string;
  /** The sign of a title, where the reply may hold it. */
  readonly signs: ReadonlyMap<string, string>;
  /** Of the cards and sources beside it. */
  readonly shown: readonly string[];
}

/** Something that a right reply says. */
export type Fact = (said: Said) => boolean;

/** Where signs for titles begin: letters that nobody writes. */
const FIRST_SIGN = 0xe100;

/** Takes a reply apart. `titles` are all that the person's screens know. */
export function hear({ text, titles: shown }: SeenReply, titles: readonly string[]): Said {
  const known = [...new Set(titles.flatMap(namesOf))].toSorted((a, b) => b.length - a.length);
  const signs = new Map(known.map((name, i) => [name, String.fromCharCode(FIRST_SIGN + i)]));
  let signed = text.replaceAll(/[*_`]/g, '').replaceAll('’', "'");
  for (const [name, sign] of signs) signed = signed.replaceAll(patternOf(name), sign);
  return { sentences: sentencesOf(signed), plain: comparable(text), signs, shown: shown.map(comparable) };
}

/** A title as it is written, and as people shorten it: 'Quiz: Rub or wash' and 'Falls: steady on their feet'. */
function namesOf(title: string): string[] {
  const [head, tail] = title.split(': ');
  const short = tail === undefined ? [] : [/quiz$/i.test(head!) ? tail : head!];
  return [title, ...short].map((name) => name.trim().toLowerCase());
}

const patternOf = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${name.replaceAll(/[.*+?^$|()[\]\\{}]/g, String.raw`\$&`)}(?![\\p{L}\\d])`, 'giu');

/** Sentences and lines. A line that ends with a colon, or the head of a table, is said again with what follows. */
function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let head = '';
  for (const line of text.split('\n').map((each) => each.trim())) {
    const isListed = /^(?:[-|•]|\d+\.\s)/.test(line);
    if (line !== '' && !isListed) head = '';
    const plain = line.replace(/^\d+\.\s/, '');
    for (const sentence of plain.split(/(?<=[.!?])\s+|;\s/)) if (sentence !== '') sentences.push(`${head} ${sentence}`);
    if (line.endsWith(':') || (line.startsWith('|') && head === '')) head = line;
  }
  return sentences;
}

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const DATES = new RegExp(
  [
    String.raw`\b20\d\d-\d\d-\d\d\b`,
    String.raw`\b\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTHS})[a-z]*\.?,?(?: 20\d\d)?`,
    String.raw`\b(?:${MONTHS})[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?\b(?:,? 20\d\d)?`,
    String.raw`\b\d{1,2}[:.]\d\d\b(?!\s*%)`,
    String.raw`\b20[23]\d\b`,
  ].join('|'),
  'gi',
);
const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ORDINALS = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

/** The figures of a sentence, also in words, without those of days and times. */
function figuresOf(sentence: string): number[] {
  let plain = sentence.replaceAll(DATES, ' ');
  for (const [i, word] of NUMBER_WORDS.entries())
    // 'One' is mostly no figure: only before what is counted.
    if (i > 1) plain = plain.replaceAll(new RegExp(String.raw`\b${word}\b`, 'gi'), String(i));
  plain = plain.replaceAll(
    /\b(?:one|a|an|another) (?=(?:\w+ )?(?:freezes?|badge|certificate|card|question|review|lesson|day|point|quiz|mistake|module|course|item)\b)/gi,
    '1 ',
  );
  for (const [i, word] of ORDINALS.entries())
    plain = plain.replaceAll(new RegExp(String.raw`\b${word}\b`, 'gi'), `${i}`);
  return [...plain.matchAll(/(?<![\w.])(\d[\d,]*(?:\.\d+)?)(?:st|nd|rd|th|pts|min|h|x)?(?![\p{L}\d])/giu)].map(
    ([, figure]) => Number(figure!.replaceAll(',', '')),
  );
}

const SAYS_NO =
  /\b(?:no|none|nothing|not|never|nobody|zero|n[o']t yet|haven't|hasn't|hadn't|isn't|aren't|wasn't|weren't|didn't|don't|doesn't)\b/i;

/** A lesson says what not to do. */
const FORBIDS = /^\W*(?:do not|don't|never)\b/i;
/** What a short answer may say beside its figure or its 'none', so that only what was asked can be meant. */
const FILLERS =
  /\b(?:you|you're|you've|i|it|it's|that|that's|is|are|have|has|got|now|right|at|the|moment|so|far|yet|today|about|exactly|still|only|just|in|all|any|left|sorry|yes|no|none|nothing|not|never|zero|of)\b|[\d,.]+(?:st|nd|rd|th)?|[^\p{L}\p{Co}\d]/giu;
const isBare = (sentence: string): boolean =>
  [...NUMBER_WORDS, ...ORDINALS]
    .reduce((rest, word) => rest.replace(new RegExp(String.raw`\b${word}\b`, 'i'), ''), sentence)
    .replaceAll(FILLERS, '') === '';

/** It says that there is none of `unit`. */
export const none =
  (unit: RegExp): Fact =>
  ({ sentences }) =>
    sentences.some(
      (sentence) =>
        SAYS_NO.test(sentence) &&
        !FORBIDS.test(sentence) &&
        !isUnsure(sentence) &&
        (unit.test(sentence) || isBare(sentence)),
    );

/** It says the figure beside a word of `unit`, or with nothing beside it. */
export const figure =
  (wanted: number, unit: RegExp): Fact =>
  (said) => {
    return (
      said.sentences.some((each) => figuresOf(each).includes(wanted) && (isBare(each) || unit.test(each))) ||
      (wanted === 0 && none(unit)(said))
    );
  };

/** Signs that stand for a title: of its full form and, where `also` says so, of its short one. */
const signsOf = ({ signs }: Said, title: string): string[] => namesOf(title).flatMap((name) => signs.get(name) ?? []);

/** It names one of the titles, in words or by a card. */
export const title =
  (...titles: readonly string[]): Fact =>
  (said) =>
    titles.some(
      (each) =>
        said.shown.includes(comparable(each)) ||
        signsOf(said, each).some((sign) => said.sentences.some((sentence) => sentence.includes(sign))),
    );

/** A fact in a sentence that names one of the titles, or stands under it. */
export const beside =
  (titles: readonly string[], fact: Fact): Fact =>
  (said) => {
    const signs = titles.flatMap((each) => signsOf(said, each));
    const sentences = said.sentences.filter((sentence, i) =>
      [sentence, said.sentences[i - 1] ?? ''].some((each) => signs.some((sign) => each.includes(sign))),
    );
    return sentences.length > 0 && fact({ ...said, sentences });
  };

/** A fact in a sentence that also says `words`: what is told of a scope that nobody asked for must name it. */
export const within =
  (words: RegExp, fact: Fact): Fact =>
  (said) =>
    fact({ ...said, sentences: said.sentences.filter((sentence) => words.test(sentence)) });

/** It says so in one of its sentences, and not that it is unsure. */
export const words =
  (pattern: RegExp): Fact =>
  ({ sentences }) =>
    sentences.some((sentence) => pattern.test(sentence) && !isUnsure(sentence));

/** It holds a passage such as the words of a question. */
export const passage =
  (text: string): Fact =>
  ({ plain }) =>
    plain.includes(comparable(text).slice(0, PASSAGE).trim());

const PASSAGE = 50;

export const all =
  (...facts: readonly Fact[]): Fact =>
  (said) =>
    facts.every((fact) => fact(said));

export const any =
  (...facts: readonly Fact[]): Fact =>
  (said) =>
    facts.some((fact) => fact(said));

const YES =
  /^\W*(?:(?:ok|well|so|and|oh)\W+)?(?:yes|yeah|yep|yup|indeed|right|correct|you (?:did|do|have|are) indeed)\b/i;
const NO = /^\W*(?:(?:ok|well|so|and|oh)\W+)?(?:no|nope|not (?:yet|quite|any ?more|at all)|never)\b/i;

/**
 * A question of yes or no. The right word is enough where no figures come with it, and beside the wrong one nothing
 * helps. Where neither is said, one of `facts` must be.
 */
export const decided =
  (isSo: boolean, facts: readonly Fact[]): Fact =>
  (said) => {
    const first = said.sentences.find((sentence) => sentence.trim() !== '') ?? '';
    const isSaid = YES.test(first) ? true : NO.test(first) && !/^\W*no (?:idea|clue)/i.test(first) ? false : null;
    if (isSaid === !isSo) return false;
    const hasFact = facts.some((fact) => fact(said));
    return hasFact || (isSaid === isSo && said.sentences.every((each) => figuresOf(each).length === 0));
  };
