import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { searchWords } from '#adapters/passage-search/words.ts';
import { chooseAnswer, textOfAnswer } from '../../knowledge/compose-answer.ts';
import { sourceOf } from '../../knowledge/links.ts';
import { isAbout } from '../../knowledge/pieces/with-expected.ts';
import type { ItemPlace } from '../../knowledge/place/read-place.ts';
import { rankNear } from '../../knowledge/ranking/near.ts';
import type { RankedPassage } from '../../knowledge/ranking/rank-passages.ts';
import { sentencesOf } from '../../knowledge/sentences.ts';
import type { SkillInput } from '../../request/skill-input.ts';
import { placesOf } from '../answer-question.ts';
import { inShort } from './in-short.ts';
import { look } from './look.ts';
import { answerAtPlace, drawsConclusion, termsIn, wishesServed } from '../at-place/answer-at-place.ts';
import { explainWords } from '../at-place/explain-words.ts';
import type { Wish } from '../at-place/wish.ts';

const CONSIDERED = 12;

/** Answers what is asked of a text that was selected; null where nothing is said around it. */
export async function answerAtSelection(
  input: SkillInput,
  { selection, place, wish }: { selection: string; place: ItemPlace; wish: Wish | null },
): Promise<StreamLine | null> {
  const { id } = place.item;
  const words = wish === 'explain' ? await explainWords(input, selection, place) : null;
  if (words) return words;
  if (wish === 'why' && drawsConclusion(input, place)) return answerAtPlace(input, 'why', place);
  const anchors = place.isHeading ? [place.text] : [selection];
  const question = await look(input, { context: selection, items: [id], anchors, isWithin: true });
  // What was selected is in view: it is not read out again.
  const ranked = rankNear(question, 'place').filter(({ hit }) => !isInView(hit.text, selection));
  if (ranked.length === 0) return null;
  const considered = ranked.slice(0, CONSIDERED);
  const all = (await placesOf(input, considered)).filter(
    ({ text, position }) => considered[0]!.hit.position === position || !isInView(text, selection),
  );
  const blocks = chooseAnswer(foundIn(considered, all), all, 'sure').map((block) => textOfAnswer([block]));
  const isAsked = wish === null || wish === 'why' || wish === 'explain';
  const text =
    isAsked && !place.isHeading
      ? besideSelection(blocks, {
          selection,
          preceding: [...place.earlier, ...place.preceding],
          following: [...place.details, ...place.following, ...place.later],
        })
      : blocks.join('\n\n');
  const isComic = place.item.kind === 'comic';
  const said = wish === 'simpler' ? ((isComic ? null : inShort(text)) ?? (place.item.summary || text)) : text;
  const terms = wish === 'explain' || wish === 'simpler' ? await termsIn(input, place.text) : '';
  const lead = leadOf(wish, { text, selection, place });
  const isAll = lead === NO_MORE;
  input.writer.write({ content: [lead, said, terms].filter(Boolean).join('\n\n') });
  return {
    sources: [sourceOf(input.request.caller.orgId, place.item, place.chunk, place.heading)],
    suggestions: isAll ? [] : wishesServed(place, wish),
  };
}

interface Beside {
  /** What leads up to the selected sentence in its block, and what is said next. */
  readonly preceding: readonly string[];
  readonly following: readonly string[];
}

/**
 * What answers, with the sentences beside the selection: mostly the next one says it, or the one before. What was
 * selected is in view and not said again; all of it is read at a glance. `blocks` begin with the likeliest passage.
 */
export function besideSelection(
  blocks: readonly string[],
  { selection, preceding, following }: Beside & { readonly selection: string },
): string {
  const [first = '', ...more] = blocks;
  const isText = !/^(?:\||-|\d+\.|\*\*)|\n/.test(first);
  const own = isText ? sentencesOf(first) : [];
  const unseen = own.filter((sentence) => !isSelected(sentence, selection));
  const stands = new Set(own.map(bare));
  const near = [following[0], preceding.at(-1), following[1], preceding.at(-2)].filter((each) => each !== undefined);
  const isHere = near.some((sentence) => stands.has(bare(sentence)));
  let left = AT_A_GLANCE - (isText ? sizeOf(unseen.join(' ')) : sizeOf(first));
  const chosen = new Set<string>();
  for (const sentence of near) {
    const size = sizeOf(sentence);
    const isThere = stands.has(bare(sentence)) || bare(first).includes(bare(sentence));
    if (isThere || isSelected(sentence, selection) || size > left) continue;
    chosen.add(sentence);
    left -= size;
  }
  const isToldHere = (sentence: string): boolean =>
    chosen.has(sentence) || (isHere && unseen.some((each) => bare(each) === bare(sentence)));
  const [before, after] = [preceding.filter(isToldHere), following.filter(isToldHere)];
  const said = new Set([...before, ...after].map(bare));
  const rest = isText ? unseen.filter((sentence) => !said.has(bare(sentence))).join(' ') : first;
  // What goes on from a part of a sentence follows it; what led up to it is told as that.
  const isPart = unseen.some((sentence) => isSelectedIn(sentence, selection));
  const goesOn = after.join(' ');
  const paragraphs = isPart ? [[rest, goesOn].filter(Boolean).join(' ')] : isHere ? [goesOn, rest] : [rest, goesOn];
  const lead = paragraphs.some((each) => each !== '') ? `${RIGHT_BEFORE} ` : '';
  if (before.length > 0) paragraphs.push(lead + before.join(' '));
  for (const block of more) {
    if (sizeOf(block) > left) break;
    if ([...said].some((sentence) => bare(block).includes(sentence))) continue;
    paragraphs.push(block);
    left -= sizeOf(block);
  }
  return paragraphs.filter(Boolean).join('\n\n') || first;
}
const RIGHT_BEFORE = 'Right before it:';
const AT_A_GLANCE = 58;
const NEARLY_ALL = 0.8;

const bare = (some: string): string =>
  some
    .replaceAll(/[*_`[\]()]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[.!?]$/, '')
    .toLowerCase();

/** A sentence that was selected as a whole. */
const isSelected = (sentence: string, selection: string): boolean => {
  const [said, selected] = [bare(sentence), bare(selection)];
  return selected.includes(said) || (said.includes(selected) && selected.length >= said.length * NEARLY_ALL);
};

/** A sentence of which a part was selected. */
const isSelectedIn = (sentence: string, selection: string): boolean => bare(sentence).includes(bare(selection));

const sizeOf = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const NO_MORE = 'The lesson says no more about it than this:';

/** What is said before it: honestly, where no example is given, or hardly more stands there than was selected. */
function leadOf(
  wish: Wish | null,
  { text, selection, place }: { text: string; selection: string; place: ItemPlace },
): string {
  if (wish === 'simpler') return 'In short:';
  if (wish === 'example' && !SHOWS_CASE.test(text)) return 'The lesson gives no example of it. This stands beside it:';
  if (wish !== 'explain' && wish !== 'why') return 'The lesson says:';
  const seen = new Set(searchWords(`${selection} ${place.text}`));
  const more = searchWords(text).filter((word) => !seen.has(word)).length;
  return more >= SAYS_MORE ? 'The lesson says:' : NO_MORE;
}

/** Telling words that an explanation has beside what is in view. */
const SAYS_MORE = 5;
const SHOWS_CASE =
  /\d|['‘"“][^'’"”]{3,}['’"”]|\b(?:for example|for instance|such as|imagine|made up|say,|mr|mrs|ms|dr)\b|\*\*Example/i;

/** Words that a passage may have beside what was selected of it and still says nothing more. */
const NOTHING_MORE = 4;

const isInView = (text: string, selection: string): boolean =>
  (isAbout(selection, text) || isAbout(text, selection)) &&
  text.split(/\s+/).length - selection.split(/\s+/).length < NOTHING_MORE;

type PlaceOf = Awaited<ReturnType<typeof placesOf>>[number];

function foundIn(ranked: readonly RankedPassage[], all: readonly PlaceOf[]): PlaceOf[] {
  return ranked.flatMap(({ hit, share }) => {
    const place = all.find(({ group, position }) => group === hit.group && position === hit.position);
    return place ? [Object.assign(place, { share })] : [];
  });
}
