import type { DocumentLine, DraftQuestion, DraftTerm } from '@snapwell/contract/library/documents/documents.schemas';

/** Units that make a number worth asking for. */
const UNITS = [
  '%|percent|Prozent|°C|mmHg|mg|µg|g|kg|ml|l|mm|cm|m|km|mmol/l|bar|kPa',
  'seconds?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|times|points?|people|persons|metres?|degrees',
  'Sekunden?|Minuten?|Stunden?|Tagen?|Tage|Wochen?|Monaten?|Monate|Jahren?|Jahre|Mal|Punkten?|Punkte|Personen|Metern?|Grad',
].join('|');
const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const QUANTITY = new RegExp(
  String.raw`(?<![\p{L}\d.,§])(${NUMBER}(?:\s?(?:to|–|-|bis|and|und)\s?${NUMBER})?)(\s?)(${UNITS})(?![\p{L}\d])`,
  'u',
);

/** Words that name nothing by themselves. */
const POINTERS =
  /^(?:this|that|these|those|it|they|he|she|we|you|there|here|who|what|which|if|when|one|all|each|both|dies|diese[rsmn]?|das|es|sie|er|wir|man|hier|dort|alle|jede[rs]?|wer|was|wenn)\b/i;

const DEFINITIONS = [
  /^(?:an?\s|the\s)?(?<term>[\p{L}][\p{L}\d/ -]{1,50}?)\s(?:is|are|means|refers to|describes|denotes|is defined as)\s(?:an?|the|any|when|how|every|each|all)\s(?<meaning>.{12,})$/iu,
  /^(?:ein[e]?\s|der\s|die\s|das\s)?(?<term>[\p{L}][\p{L}\d/ -]{1,50}?)\s(?:ist|sind|bedeutet|bezeichnet|heißt|meint)\s(?:ein[e]?[nrsm]?|der|die|das|den|jede[rsn]?|alle|wenn)\s(?<meaning>.{12,})$/iu,
];
const LISTED = /^(?<term>[\p{L}][\p{L}\d/() -]{1,50}?)(?::| [–—] )\s*(?<meaning>\p{L}.{14,})$/u;
const ABBREVIATED =
  /(?<long>(?:\p{Lu}[\p{L}-]+)(?:[\s-](?:of|and|in|for|the|und|der|des|\p{Lu}?[\p{L}-]+)){1,6})\s\((?<short>\p{Lu}[\p{Lu}\d-]{1,7})\)/u;

const MOST_TERM_WORDS = 5;
const DEFINITION_LENGTH = 600;
const MOST_TERMS = 60;
const MOST_QUESTIONS = 80;

/** Terms that the document explains itself, each once. */
export function findTerms(lines: readonly DocumentLine[]): DraftTerm[] {
  const terms = new Map<string, DraftTerm>();
  for (const { line, kind, text } of lines) {
    if (kind === 'heading' || kind === 'code' || kind === 'row') continue;
    for (const { term, definition } of termsIn(text, kind === 'item')) {
      const key = term.toLowerCase();
      if (!terms.has(key) && definition.length <= DEFINITION_LENGTH && terms.size < MOST_TERMS)
        terms.set(key, { term, definition, lines: [line], support: 'quoted' });
    }
  }
  return [...terms.values()];
}

function termsIn(text: string, isItem: boolean): { term: string; definition: string }[] {
  const found: { term: string; definition: string }[] = [];
  const abbreviated = ABBREVIATED.exec(text)?.groups;
  if (abbreviated?.['long'] && isAbbreviation(abbreviated['long'], abbreviated['short'] ?? ''))
    found.push({
      term: abbreviated['short'] ?? '',
      definition: nameOf(abbreviated['long'], abbreviated['short'] ?? ''),
    });
  const pattern = [...DEFINITIONS, ...(isItem ? [LISTED] : [])].find((each) => each.test(text));
  const { term = '', meaning = '' } = pattern?.exec(text)?.groups ?? {};
  const isTerm = term !== '' && !POINTERS.test(term) && term.trim().split(/[\s-]+/).length <= MOST_TERM_WORDS;
  if (isTerm) found.push({ term: term.trim(), definition: pattern === LISTED ? capital(meaning) : text });
  return found;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The last words before the brackets whose first letters the short form has. */
function nameOf(long: string, short: string): string {
  const words = long.split(/[\s-]+/);
  const start = words.findIndex((word) => word.charAt(0).toLowerCase() === short.charAt(0).toLowerCase());
  return long.slice(long.indexOf(words[Math.max(start, 0)]!));
}

function isAbbreviation(long: string, short: string): boolean {
  const initials = long.split(/[\s-]+/).map((word) => word.charAt(0).toLowerCase());
  const letters = short.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
  let at = 0;
  for (const initial of initials) if (initial === letters.charAt(at)) at++;
  return at === letters.length || (letters.length <= 4 && at >= letters.length - 1 && at >= 2);
}

const LEAST_LENGTH = 25;
const LONGEST = 320;

/** Gaps where the document gives a number or explains a word: raw, to be read and changed by an author. */
export function askForGaps(lines: readonly DocumentLine[], terms: readonly DraftTerm[]): DraftQuestion[] {
  const termAt = new Map(
    terms.flatMap(({ term, lines: [line = 0], definition }) =>
      definition.includes(term) ? [[line, term] as const] : [],
    ),
  );
  const questions: DraftQuestion[] = [];
  const isGerman = looksGerman(lines);
  for (const { line, kind, text } of lines) {
    if (questions.length >= MOST_QUESTIONS) break;
    if (kind !== 'sentence' && kind !== 'item') continue;
    if (text.length < LEAST_LENGTH || text.length > LONGEST || text.includes('{{')) continue;
    const gap = gapIn(text, termAt.get(line) ?? null);
    if (!gap) continue;
    questions.push({
      type: 'fill_in_the_blank',
      id: `line-${line}`,
      lines: [line],
      support: 'quoted',
      prompt: isGerman ? 'Was fehlt hier?' : 'What is missing here?',
      text: `${text.slice(0, gap.start)}{{gap}}${text.slice(gap.start + gap.answer.length)}`,
      accept: acceptedAs(gap.answer),
    });
  }
  return questions;
}

function gapIn(text: string, term: string | null): { start: number; answer: string } | null {
  const quantity = QUANTITY.exec(text);
  if (quantity) return { start: quantity.index, answer: quantity[1]! };
  const start = term === null ? -1 : text.indexOf(term);
  return term === null || start < 0 ? null : { start, answer: term };
}

/** `15 to 30` may be written with a dash as well. */
function acceptedAs(answer: string): string[] {
  const [, low, high] = /^(\d[\d.,]*)\s?(?:to|–|-|bis)\s?(\d[\d.,]*)$/.exec(answer) ?? [];
  if (low === undefined || high === undefined) return [answer];
  return [...new Set([answer, `${low} to ${high}`, `${low}-${high}`, `${low} - ${high}`, `${low} bis ${high}`])];
}

/** By its small words, the language that what is asked is said in. */
export function looksGerman(lines: readonly DocumentLine[]): boolean {
  const text = lines
    .slice(0, 400)
    .map((each) => each.text)
    .join(' ')
    .toLowerCase();
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(/\b(und|der|die|das|ist|nicht|mit|werden|für)\b/g) > count(/\b(and|the|is|of|not|with|are|for|to)\b/g);
}
