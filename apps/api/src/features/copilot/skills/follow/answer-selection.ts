import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { searchWords } from '#adapters/passage-search/words.ts';
import { sourceOf } from '../../knowledge/links.ts';
import { isLeftBlank, NOT_FILLED_IN } from '../../knowledge/pieces/blank.ts';
import type { ItemPlace } from '../../knowledge/place/read-place.ts';
import type { SkillInput } from '../../request/skill-input.ts';
import { termsIn, wishesServed } from '../at-place/answer-at-place.ts';
import { explainSelection } from '../at-place/explain-selection.ts';
import { explainWords } from '../at-place/explain-words.ts';
import { RIGHT_BEFORE, stretchesAt, withLead } from '../at-place/stretches-at.ts';
import type { Wish } from '../at-place/wish.ts';

/** Answers what is asked of a text that was selected; null where nothing is said around it. */
export async function answerAtSelection(
  input: SkillInput,
  { selection, place, wish }: { selection: string; place: ItemPlace; wish: Wish | null },
): Promise<StreamLine | null> {
  const words = wish === 'explain' ? await explainWords(input, selection, place) : null;
  if (words) return words;
  if (wish === 'explain' && !place.isHeading) return explainSelection(input, selection, place);
  if (wish === 'simpler') return sayMoreSimply(input, selection, place);
  const stretches = await stretchesAt(input, { selection, place });
  const [first] = stretches;
  if (!first) return null;
  const text = stretches
    .map((stretch, i) => (i > 0 && stretch.isRightBefore ? withLead(RIGHT_BEFORE, stretch.text) : stretch.text))
    .join('\n\n');
  const terms = wish === 'explain' ? await termsIn(input, place.text) : '';
  const lead = isLeftBlank(place.blocks[first.block]!) ? NOT_FILLED_IN : leadOf(wish, { text, selection, place });
  input.writer.write({ content: [lead, text, terms].filter(Boolean).join('\n\n') });
  const { heading, paragraph, seconds } = place.blocks[first.block]!;
  return {
    sources: [sourceOf(input.request.caller.orgId, place.item, { paragraph, seconds }, heading)],
    suggestions: lead === NO_MORE ? [] : wishesServed(place, wish),
  };
}

/** So many words are short. */
const SHORT = 30;

/**
 * The shortest that the lesson says of it: a row by its columns, of a comic what it is about, else the likeliest
 * sentences, one by one.
 */
async function sayMoreSimply(input: SkillInput, selection: string, place: ItemPlace): Promise<StreamLine | null> {
  const { item, chunk, heading, text } = place;
  const isRow = place.blocks[place.block]!.rows.some((row) => row.text === text && row.words !== text);
  const [first] = isRow ? [] : await stretchesAt(input, { selection, place, words: SHORT });
  const short = isRow
    ? `- ${text}`
    : item.kind === 'comic' && item.summary !== ''
      ? item.summary
      : (first?.sentences ?? []).map((sentence) => `- ${sentence}`).join('\n');
  if (short === '') return null;
  input.writer.write({ content: ['In short:', short, await termsIn(input, text)].filter(Boolean).join('\n\n') });
  return {
    sources: [sourceOf(input.request.caller.orgId, item, chunk, heading)],
    suggestions: wishesServed(place, 'simpler'),
  };
}

const NO_MORE = 'The lesson says no more about it than this:';

/** What is said before it: honestly, where no example is given, or hardly more stands there than was selected. */
function leadOf(
  wish: Wish | null,
  { text, selection, place }: { text: string; selection: string; place: ItemPlace },
): string {
  if (wish === 'example' && !SHOWS_CASE.test(text))
    return 'The lesson calls nothing an example of it. This stands beside it:';
  if (wish !== 'explain' && wish !== 'why') return 'The lesson says:';
  const seen = new Set(searchWords(`${selection} ${place.text}`));
  const more = searchWords(text).filter((word) => !seen.has(word)).length;
  return more >= SAYS_MORE ? 'The lesson says:' : NO_MORE;
}

/** Telling words that an explanation has beside what is in view. */
const SAYS_MORE = 5;
const SHOWS_CASE =
  /\d|['‘"“][^'’"”]{3,}['’"”]|\b(?:for example|for instance|such as|imagine|made up|say,|mr|mrs|ms|dr)\b|\*\*Example/i;
