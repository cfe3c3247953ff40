/** A sentence with what tells something taken out of it. */
export interface Gap {
  readonly before: string;
  readonly answer: string;
  readonly after: string;
}

const WORDS_FOR_NUMBERS =
  'two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|sixty|ninety|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|fünfzehn|zwanzig|dreißig|vierzig|sechzig|neunzig';
const UNITS =
  '%|per cent|°C|mmHg|mm|cm|kg|mg|ml|g|litres?|micrograms?|units?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|points?|breaths?|degrees?|Prozent|Liter|Sekunden?|Minuten?|Stunden?|Tagen?|Tage|Wochen?|Monaten?|Monate|Jahren?|Jahre|Punkten?|Punkte';
const EACH = 'day|night|shift|hour|minute|week|month|year|Tag|Nacht|Schicht|Stunde|Minute|Woche|Monat|Jahr';
const DIGITS = String.raw`\d+(?:[.,:/]\d+)*`;
const NUMBER = `(?:${DIGITS}|${WORDS_FOR_NUMBERS})`;
const RANGE = String.raw`${NUMBER}(?:\s?(?:to|or|-|–|bis|oder)\s?${NUMBER})?`;
/** Words for numbers after these are mostly no limit: 'under two conditions'. */
const LIMITS =
  'at least|at most|no more than|more than|fewer than|less than|up to|under|over|above|below|within|mindestens|höchstens|mehr als|weniger als|bis zu|unter|über|innerhalb von';

/** A number says something with what it is of, as a limit, or as a level. */
const TELLING = new RegExp(
  [
    String.raw`(?:[≤≥<>]\s?)?\b${RANGE}\s?(?:${UNITS})(?![\p{L}\p{N}])`,
    String.raw`\b${RANGE}\s(?:times|mal) (?:a|an|per|each|every|pro|am|in der|jeden?) (?:${EACH})\b`,
    String.raw`\b${NUMBER} (?:or|oder) (?:more|less|fewer|above|below|mehr|weniger)\b`,
    String.raw`[≤≥<>]\s?${DIGITS}`,
    String.raw`(?<=\b(?:${LIMITS}) )${DIGITS}(?![\p{L}\p{N}])`,
    String.raw`(?<=\b(?:stage|grade|level|category|scale|score of|Stufe|Grad|Kategorie) )\d+(?![\p{L}\p{N}])`,
    String.raw`\b(?:an?|one|eine?) (?:full|whole|half|volle|ganze|halbe) (?:${EACH})\b`,
    String.raw`\b(?:half|quarter of) an? (?:${EACH})\b`,
  ].join('|'),
  'giu',
);
/** Said of nobody, of a case, of a year or in a manner of speaking: its numbers are not to be learned. */
const BESIDE_THE_POINT =
  /\b(?:nobody|no one|no-one|imagine|as if|perhaps|ago|saves?|niemand|keiner|stell dir|als ob|vielleicht|made.up|erfunden)\b|\b(?:Mr|Mrs|Ms|Herr|Frau)\.?\s\p{Lu}|\b(?:1[89]|20)\d\d\b/iu;

const FEWEST_WORDS = 3;
const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/**
 * What of a sentence is worth asking for, taken out of it: a number with what it is of, a word that its author set off,
 * what follows from a condition, the reason, or what it names after a colon. Null where it has nothing of that: a gap
 * for 'one' or 'each' teaches nobody anything.
 */
export function tellingGap(sentence: string, setOff: readonly string[] = []): Gap | null {
  return (
    numberGap(sentence) ??
    setOffGap(sentence, setOff) ??
    consequenceGap(sentence) ??
    reasonGap(sentence) ??
    namedGap(sentence)
  );
}

/** The one number of a sentence. With several it is not clear which one is meant. */
export function numberGap(sentence: string): Gap | null {
  if (BESIDE_THE_POINT.test(sentence)) return null;
  const found = [...sentence.matchAll(TELLING)];
  if (found.length !== 1) return null;
  const [{ 0: number, index }] = found as [RegExpExecArray];
  // At the very beginning only a limit can be asked for: nothing else tells what is meant.
  if (index === 0 && !/ (?:or|oder) |^[≤≥<>]/.test(number)) return null;
  return checked(sentence, index, number);
}

/** What is in bold: what a sentence is about. Two that stand together are one answer. */
function setOffGap(sentence: string, setOff: readonly string[]): Gap | null {
  const words = setOff
    .map((text) => text.replace(/[.,:;!?]+$/, '').trim())
    .filter((text) => /\p{L}{4}|\d/u.test(text) && wordsIn(text) <= 5 && placeOf(sentence, text) !== -1);
  const [first] = words;
  if (first === undefined) return null;
  const last = words.at(-1)!;
  const from = placeOf(sentence, first);
  const to = placeOf(sentence, last, from) + last.length;
  const between = sentence.slice(from + first.length, Math.max(from + first.length, to - last.length));
  const isOne = words.length > 1 && to > from && /^(?:,| or| and| oder| und|\s)*$/.test(between);
  return checked(sentence, from, isOne ? sentence.slice(from, to) : first);
}

/** Where it stands as words of its own. */
function placeOf(sentence: string, words: string, from = 0): number {
  const at = sentence.indexOf(words, from);
  const beside = `${sentence[at - 1] ?? ' '}${sentence[at + words.length] ?? ' '}`;
  return at === -1 || !/[\p{L}\p{N}]/u.test(beside) ? at : placeOf(sentence, words, at + 1);
}

const CONDITION =
  /^(?:if|when|whenever|before|after|once|as soon as|unless|wenn|falls|bevor|nachdem|sobald|solange)\s/i;

/** 'If this is so, that follows': asked for what follows. */
function consequenceGap(sentence: string): Gap | null {
  if (!CONDITION.test(sentence) || !isWholeQuote(sentence)) return null;
  for (const { index } of sentence.matchAll(/, /g)) {
    const rest = sentence.slice(index + 2);
    if (wordsIn(sentence.slice(0, index)) < 4 || /^(?:and|or|but|und|oder|aber)\b/i.test(rest)) continue;
    return wordsIn(rest) >= FEWEST_WORDS ? checked(sentence, index + 2, withoutEnd(rest)) : null;
  }
  return null;
}

function reasonGap(sentence: string): Gap | null {
  const why = /\s(?:because|so that|weil|damit)\s/.exec(sentence);
  if (!why || !isWholeQuote(sentence) || wordsIn(sentence.slice(0, why.index)) < FEWEST_WORDS) return null;
  const from = why.index + why[0].length;
  return checked(sentence, from, withoutEnd(sentence.slice(from)));
}

/** What is announced and then named. */
function namedGap(sentence: string): Gap | null {
  const at = sentence.indexOf(': ');
  if (at === -1 || !isWholeQuote(sentence) || wordsIn(sentence.slice(0, at)) < FEWEST_WORDS) return null;
  const named = withoutEnd(sentence.slice(at + 2));
  return wordsIn(named) >= 2 ? checked(sentence, at + 2, named) : null;
}

const TAIL =
  /\s(?:to|by|with|without|for|from|into|until|before|after|instead of|than|through|between|zum|zur|mit|ohne|für|bis|vor|nach|statt|durch|zwischen|in|im|an|am|auf)\s/giu;
/** What begins so says of something that stands before it. */
const LEANING =
  /^(?:it|its|this|that|these|those|they|their|he|she|his|her|so|but|and|or|others?|some|for|what|the (?:first|second|third|last)|es|das|dies\w*|sie|er|aber|und|oder|die (?:erste|zweite|dritte|letzte))\b/i;
/** What is left open by these is a way of putting it: 'you do not have to ...'. */
const OPEN_END = /\b(?:have|has|need|needs|want|wants|not|only|more|most|is|are|nicht|nur|mehr|ist|sind)$/i;

/** A way of saying when or how, that ends a sentence and teaches nothing. */
const FILLER =
  /,? (?:(?:every )?(?:now and then|once in a while|in a while|from time to time)|at once|for (?:now|example|instance|sure|once)|in (?:mind|time|turn|a row|short|general|any case|the end|peace)|at (?:hand|the end|all|least|last|the time)|by (?:now|itself|themselves|heart|mistake)|ab und zu|von zeit zu zeit|zum beispiel|auf jeden fall|im kopf)$/i;

/**
 * How a sentence ends that somebody chose themselves: with what, to what end, from where. Null where its end says
 * nothing.
 */
export function endGap(sentence: string): Gap | null {
  if (!isWholeQuote(sentence) || LEANING.test(sentence) || BESIDE_THE_POINT.test(sentence)) return null;
  const whole = withoutEnd(sentence);
  const body = whole.replace(FILLER, '');
  const filler = whole.slice(body.length);
  for (const { index } of [...body.matchAll(TAIL)].toReversed()) {
    const kept = body.slice(0, index);
    const tail = body.slice(index + 1);
    if (wordsIn(tail) > 8) return null;
    const saysSomething = wordsIn(tail) >= 2 && /\p{L}{4}/u.test(tail.replace(/^\S+\s/, ''));
    if (saysSomething && wordsIn(`${kept}${filler}`) >= 4 && !OPEN_END.test(kept))
      return checked(sentence, index + 1, tail);
  }
  return null;
}

/** It must say something, and what is left must ask for it without saying it. */
function checked(sentence: string, from: number, answer: string): Gap | null {
  const before = sentence.slice(0, from);
  const after = sentence.slice(from + answer.length);
  const left = `${before} ${after}`;
  if (!/\p{L}{4}|\d/u.test(answer) || wordsIn(left) < FEWEST_WORDS || left.toLowerCase().includes(answer.toLowerCase()))
    return null;
  return { before, answer, after };
}

const withoutEnd = (text: string): string => text.replace(/[.!;]+$/, '');

/** A sentence cut out of what somebody says is no sentence of its own. */
function isWholeQuote(sentence: string): boolean {
  const count = (marks: RegExp) => (sentence.match(marks) ?? []).length;
  return count(/(?<![\p{L}\p{N}])'|'(?![\p{L}\p{N}])/gu) % 2 === 0 && count(/[“„"”]/g) % 2 === 0;
}
