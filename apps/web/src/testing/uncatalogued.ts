import { SUGGESTED_PROMPTS } from '@snapwell/contract/copilot/copilot.limits';
import { languageNames } from '@snapwell/contract/text/language';
import { TEST_SENTENCES } from '@snapwell/contract/voice/voice.limits';

const READ_ATTRIBUTES = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'placeholder', 'title'];
/** What the pseudo language makes of a text: brackets around it, and accents on its letters. */
const PSEUDO = /[[\]\u00c0-\u024f\u1e00-\u1eff]/;
/** Said alike everywhere: the brand, the assistant, a key, initials, a code, an address. */
const OF_NO_LANGUAGE =
  /^(?:Snapwell|Sophie|Ctrl|\p{Lu}{1,2}|[A-Z\d]{4}(?: [A-Z\d]{3,4})+|(?:https?:\/\/)?localhost:\S+)$/u;
/** In the language that they name, or in the one that is recognized or answered. */
const IN_OWN_LANGUAGE: ReadonlySet<string> = new Set([
  ...Object.values(languageNames),
  ...TEST_SENTENCES,
  ...SUGGESTED_PROMPTS,
]);
/** Where a title or a text in Markdown is cut as it is drawn. */
const CUTS = [/[\n|*_#>()[\]:?!,.;]+/, /[\n|*]+/];
const EDGES = /^[\s·,–:?!.;]+|[\s·,–:?!.;]+$/g;
/** What the browser writes of dates and lists: names of days and months, and words between them. */
const OF_BROWSER =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|am|pm|at|ago|in|yesterday|today|tomorrow|last|next|this|day|week|month|year|hour|minute|second|min|hr|sec)s?|and)\b/gi;
const LONG = 3;

/**
 * The texts below an element, read or read aloud, that neither the catalogue of the pseudo language nor an answer of the
 * server has: they stand in the code alone.
 */
export function uncataloguedIn(root: Element, answers: readonly string[]): string[] {
  const strings = answers.flatMap((answer) => stringsOf(JSON.parse(answer)));
  const told = new Set(strings.map(plain));
  const pieces = new Set(strings.flatMap((each) => CUTS.flatMap((cut) => each.split(cut))).map(plain));
  const all = [...told].join('\n');
  // From so many words on a text is the server's when it is any part of one; a shorter one has to be a whole piece.
  const isTold = (text: string) =>
    told.has(text) || pieces.has(text) || (text.split(' ').length >= LONG && all.includes(text));
  return [...new Set(textsOf(root).map(plain))].filter((text) => {
    if (PSEUDO.test(text) || OF_NO_LANGUAGE.test(text) || IN_OWN_LANGUAGE.has(text)) return false;
    if (isTold(text) || isTold(text.replaceAll(EDGES, ''))) return false;
    return /\p{L}{2,}/u.test(without(text, told).replaceAll(OF_BROWSER, ''));
  });
}

/** What is left of a text when all that the server says in it is taken out, the longest first. */
function without(text: string, told: ReadonlySet<string>): string {
  return [...told]
    .filter((each) => each.length > LONG && text.includes(each))
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, each) => left.replaceAll(each, ''), text);
}

const plain = (text: string): string => text.replaceAll(/[\s\u00ad\u200b]+/g, ' ').trim();

function textsOf(root: Element): string[] {
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest('script, style')) texts.push(node.textContent ?? '');
  for (const element of root.querySelectorAll('*'))
    for (const name of READ_ATTRIBUTES) texts.push(element.getAttribute(name) ?? '');
  return texts;
}

/** Every string within an answer. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(stringsOf);
  return [];
}
