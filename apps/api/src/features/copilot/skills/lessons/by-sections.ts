import type { ItemPassage } from '../../knowledge/composing/item-passage.ts';
import { kindOfPiece, labelOf, wordsOfPiece } from '../../knowledge/pieces/piece.ts';
import { sentencesOf } from '../../knowledge/sentences.ts';

type Passage = Pick<ItemPassage, 'heading' | 'text'>;

const FEWEST_SECTIONS = 2;
const MOST_SECTIONS = 5;
/** So many names are read at a glance; more words are no names. */
const FEWEST_NAMES = 2;
const MOST_NAMES = 10;
const MOST_OF_A_NAME = 7;
const MOST_OF_ALL_NAMES = 30;
/** A sentence that is so short leads to the next one. */
const LEADS = 9;
const LEADS_TO_NAMES = 16;
const ENTRIES: ReadonlySet<string> = new Set(['point', 'step', 'row']);
const TELLS: ReadonlySet<string> = new Set([...ENTRIES, 'text', 'warning', 'term']);
/** A heading that counts what stands under it. */
const COUNTED = /\b(?:two|three|four|five|six|seven|eight|\d)\b/i;
const COUNTS = /\b(?:two|three|four|five|six|several|some) (?:\w+ ){0,2}\w+s\b[^:;]*\.$/i;

/**
 * What a lesson says, section by section: the sentence that each begins with, or the names of its list. `most` is how
 * many; null where it has too few sections to be told by them.
 */
export function bySections(passages: readonly Passage[], most = MOST_SECTIONS): string[] | null {
  const sections = [...Map.groupBy(passages, ({ heading }) => heading)].filter(([heading]) => heading !== '');
  const points = sections.flatMap(([heading, own]) => {
    const gist = gistOf(heading, own);
    return gist === null ? [] : [`**${heading}**${/[.?!:]$/.test(heading) ? '' : ':'} ${gist}`];
  });
  return points.length < FEWEST_SECTIONS ? null : points.slice(0, most);
}

function gistOf(heading: string, passages: readonly Passage[]): string | null {
  const names = namesIn(passages);
  const lead = leadOf(passages);
  if (names === null) return lead?.endsWith(':') ? null : lead;
  if (lead === null) return names;
  const isShort = lead.split(/\s+/).length <= LEADS_TO_NAMES;
  if (lead.endsWith(':') || (COUNTED.test(heading) && isShort)) return `${lead} ${names}`;
  return COUNTED.test(heading) ? names : lead;
}

/** The sentence a section begins with, with the next one where it only leads to that. */
function leadOf(passages: readonly Passage[]): string | null {
  const first = passages.find(({ text }) => TELLS.has(kindOfPiece(text)));
  // What follows a list or stands in it leads to nothing.
  if (!first || ENTRIES.has(kindOfPiece(first.text))) return null;
  const sentences = sentencesOf(wordsOfPiece(first.text)).filter(
    (sentence) => /[.!?:'’"”]$/.test(sentence) && !isOpenQuote(sentence),
  );
  const [sentence, next] = sentences.slice(sentences.findIndex((each) => !each.endsWith('?')));
  if (sentence === undefined || sentence.endsWith('?')) return null;
  const isLead = sentence.split(/\s+/).length < LEADS || COUNTS.test(sentence);
  return isLead && next !== undefined && !next.endsWith('?') ? `${sentence} ${next}` : sentence;
}

/** A quotation that goes on in the next sentence, or comes from the one before. */
const isOpenQuote = (sentence: string): boolean =>
  /^['‘"“]/.test(sentence) !== /['’"”][.!?]?$|[.!?]['’"”]/.test(sentence) && /^['‘"“]|['’"”]$/.test(sentence);

/** The names of the entries of its list or table; null where these are none, or too many. */
function namesIn(passages: readonly Passage[]): string | null {
  const names = passages
    .filter(({ text }) => ENTRIES.has(kindOfPiece(text)))
    .map(({ text }) => labelOf(text).replaceAll('*', ''))
    .filter((name) => name !== '' && name.split(' ').length <= MOST_OF_A_NAME);
  const words = names.join(' ').split(' ').length;
  if (
    names.some((name) => name.endsWith('?')) ||
    names.length < FEWEST_NAMES ||
    names.length > MOST_NAMES ||
    words > MOST_OF_ALL_NAMES
  )
    return null;
  return `${names.join('; ')}.`;
}
