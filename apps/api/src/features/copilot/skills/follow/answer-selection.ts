import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { searchWords } from '#adapters/passage-search/words.ts';
import { chooseAnswer } from '../../knowledge/composing/compose-answer.ts';
import { textOfAnswer } from '../../knowledge/composing/text-of-answer.ts';
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
import { explainSelection } from '../at-place/explain-selection.ts';
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
  if (wish === 'explain' && !place.isHeading) return explainSelection(input, selection, place);
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
  const chosen = chooseAnswer(foundIn(considered, all), all, 'sure').map((block) => textOfAnswer([block]));
  const blocks = wish === 'example' ? casesFirst(chosen, selection) : chosen;
  const isAsked = wish === null || wish === 'why';
  const text =
    isAsked && !place.isHeading
      ? besideSelection(blocks, {
          selection,
          sentence: place.text,
          preceding: place.preceding.length > 0 ? place.preceding : place.earlier,
          goesOn: [...place.details, ...place.goesOn],
          // A story goes on from picture to picture.
          after: place.item.kind === 'comic' && place.after.length === 0 ? [place.later] : place.after,
        })
      : blocks.join('\n\n');
  const isComic = place.item.kind === 'comic';
  const said = wish === 'simpler' ? ((isComic ? null : inShort(text)) ?? (place.item.summary || text)) : text;
  const terms = wish === 'explain' || wish === 'simpler' ? await termsIn(input, place.text) : '';
  const hasCase = chosen.some((block) => isCaseOf(block, selection));
  const lead = leadOf(wish, { text, hasCase, selection, place });
  const isAll = lead === NO_MORE;
  input.writer.write({ content: [lead, said, terms].filter(Boolean).join('\n\n') });
  return {
    sources: [sourceOf(input.request.caller.orgId, place.item, place.chunk, place.heading)],
    suggestions: isAll ? [] : wishesServed(place, wish),
  };
}

/** A case of what was selected comes first, and never the text that it was selected in. */
function casesFirst(blocks: readonly string[], selection: string): string[] {
  const cases = blocks.filter((block) => isCaseOf(block, selection));
  return cases.length > 0 ? cases : [...blocks];
}

function isCaseOf(block: string, selection: string): boolean {
  if (/\*\*Example/.test(block)) return true;
  if (!bare(block).includes(bare(selection))) return SHOWS_CASE.test(block);
  // Of the text that it was selected in, only the sentence right after it may be its example.
  const [, behind = ''] = block.split(selection);
  return SHOWS_CASE.test(sentencesOf(behind)[0] ?? '');
}

interface Beside {
  readonly selection: string;
  /** The sentences that it stands in. */
  readonly sentence: string;
  /** What leads up to it in its block, and what is said next in it. */
  readonly preceding: readonly string[];
  readonly goesOn: readonly string[];
  /** The blocks after it under the same heading, sentence by sentence. */
  readonly after: readonly (readonly string[])[];
}

/**
 * What answers, with the sentences beside the selection: mostly the next one says it, or the one before. What was
 * selected is in view and not said again. Every paragraph is a stretch of the lesson as it stands there: sentences put
 * together over a gap say what nobody wrote. `blocks` begin with the likeliest passage.
 */
export function besideSelection(
  blocks: readonly string[],
  { selection, sentence, preceding, goesOn, after }: Beside,
): string {
  const [first = '', ...more] = blocks;
  const isPart = !isSelected(sentence, selection) && bare(sentence).includes(bare(selection));
  const own = new Set([...preceding, sentence, ...goesOn].map(bare));
  const isHere = sentencesOf(first).every((each) => own.has(bare(each)) || isSelected(each, selection));
  // Of a long one the rest is mostly a list that says nothing of it.
  const part = isPart && sizeOf(sentence) <= LONG ? sentence : '';
  let left = AT_A_GLANCE - sizeOf(part) - (isHere ? 0 : sizeOf(first));
  /** As many sentences in a row as there is room for. */
  const fitting = (sentences: readonly string[]): string[] => {
    const run: string[] = [];
    for (const each of sentences.slice(0, IN_A_ROW)) {
      if (sizeOf(each) > left) break;
      run.push(each);
      left -= sizeOf(each);
    }
    return run;
  };
  const told = isHere ? '' : bare(first);
  const isNew = (each: string) => !told.includes(bare(each));
  const rest = goesOn.filter(isNew);
  const next = fitting(rest);
  const before = fitting(preceding.toReversed().filter(isNew)).toReversed();
  const then = next.length === rest.length ? fitting((after[0] ?? []).filter(isNew)) : [];
  const goingOn = [part, ...next].filter(Boolean).join(' ');
  const paragraphs = [isHere ? '' : first, goingOn, then.join(' ')].filter(Boolean);
  if (before.length > 0) paragraphs.push(`${paragraphs.length > 0 ? `${RIGHT_BEFORE} ` : ''}${before.join(' ')}`);
  const said = paragraphs.join(' ');
  for (const block of more) {
    if (sizeOf(block) > left) break;
    if (sentencesOf(block).some((each) => bare(said).includes(bare(each)) || isSelected(each, selection))) continue;
    paragraphs.push(block);
    left -= sizeOf(block);
  }
  return paragraphs.join('\n\n') || first;
}
const RIGHT_BEFORE = 'Right before it:';
const AT_A_GLANCE = 58;
const IN_A_ROW = 3;
const LONG = 35;
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

const sizeOf = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const NO_MORE = 'The lesson says no more about it than this:';

/** What is said before it: honestly, where no example is given, or hardly more stands there than was selected. */
function leadOf(
  wish: Wish | null,
  { text, hasCase, selection, place }: { text: string; hasCase: boolean; selection: string; place: ItemPlace },
): string {
  if (wish === 'simpler') return 'In short:';
  if (wish === 'example' && !hasCase) return 'The lesson gives no example of it. This stands beside it:';
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
