import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { searchWords } from '#adapters/passage-search/words.ts';
import { chooseAnswer, textOfAnswer } from '../../knowledge/compose-answer.ts';
import { sourceOf } from '../../knowledge/links.ts';
import { isAbout } from '../../knowledge/pieces/with-expected.ts';
import type { ItemPlace } from '../../knowledge/place/read-place.ts';
import { rankNear, rankOnPage } from '../../knowledge/ranking/near.ts';
import { kindOfPiece, wordsOfPiece } from '../../knowledge/pieces/piece.ts';
import type { RankedPassage } from '../../knowledge/ranking/rank-passages.ts';
import type { SkillInput } from '../../request/skill-input.ts';
import { placesOf, sayRanked } from '../answer-question.ts';
import { termsIn } from '../at-place/answer-at-place.ts';
import { explainWords } from '../at-place/explain-words.ts';
import { OTHER_WISHES, type Wish } from '../at-place/wish.ts';
import { isInOpenQuiz, pointToReading } from '../quiz/open-quiz.ts';
import { inShort } from './in-short.ts';
import { type Before, findAfter, findOnPage, look, pageOf, passagesSaid } from './look.ts';

/** The first passage is the answer where it is so much likelier than all others. */
const SURE = 0.55;
const CONSIDERED = 12;

/** Answers a question that goes on from what was said before: `input` asks it alone. */
export async function answerOn(input: SkillInput, before: Before): Promise<StreamLine> {
  return sayNear(input, await rankOn(input, before));
}

/** The same where something surely answers; null where not. */
export async function answerOnIfSure(input: SkillInput, before: Before): Promise<StreamLine | null> {
  const ranking = await rankOn(input, before);
  return ranking.isSure ? sayNear(input, ranking) : null;
}

interface Ranked {
  readonly ranked: readonly RankedPassage[];
  readonly isSure: boolean;
}

async function rankOn(input: SkillInput, before: Before): Promise<Ranked> {
  const page = pageOf(input);
  if (page) {
    const { passages, trust } = rankOnPage(await findOnPage(input, page, before));
    return { ranked: passages, isSure: trust === 'sure' };
  }
  const ranked = rankNear(await findAfter(input, before), 'reply');
  return { ranked, isSure: (ranked[0]?.share ?? 0) >= SURE };
}

/** What was just said of a lesson, in its shortest sentences; null where nothing of one was read out. */
export async function sayInShort(
  input: SkillInput,
  { reply, items }: Pick<Before, 'reply' | 'items'>,
): Promise<StreamLine | null> {
  const said = await passagesSaid(input, { reply, items });
  const [first] = said;
  const item = first && input.context.tree.itemById.get(first.group);
  if (!item) return null;
  const own = said.filter(({ group }) => group === item.id);
  const text = own.map((passage) => (isEntry(passage.text) ? passage.text : wordsOfPiece(passage.text))).join('\n');
  const chunk = { paragraph: first.paragraph ?? undefined, seconds: first.seconds ?? undefined };
  const short = item.kind === 'comic' ? null : inShort(text);
  if (short === null && item.summary === '') return null;
  input.writer.write({
    content: ['In short:', short ?? item.summary, await termsIn(input, text)].filter(Boolean).join('\n\n'),
  });
  return { sources: [sourceOf(input.request.caller.orgId, item, chunk, first.heading)] };
}

const isEntry = (text: string): boolean => ['point', 'step'].includes(kindOfPiece(text));

async function sayNear(input: SkillInput, { ranked, isSure }: Ranked): Promise<StreamLine> {
  const quiz = isInOpenQuiz(input);
  if (quiz)
    return pointToReading(
      input,
      quiz,
      ranked.map(({ hit }) => hit),
    );
  return sayRanked(input, ranked, { isSure, isLeaning: true });
}

/** Answers what is asked of a text that was selected; null where nothing is said around it. */
export async function answerAtSelection(
  input: SkillInput,
  { selection, place, wish }: { selection: string; place: ItemPlace; wish: Wish | null },
): Promise<StreamLine | null> {
  const { id } = place.item;
  const words = wish === 'explain' ? await explainWords(input, selection, place) : null;
  if (words) return words;
  const question = await look(input, { context: selection, items: [id], anchors: [selection], isWithin: true });
  // What was selected is in view: it is not read out again.
  const ranked = rankNear(question, 'place').filter(({ hit }) => !isInView(hit.text, selection));
  if (ranked.length === 0) return null;
  const considered = ranked.slice(0, CONSIDERED);
  const all = (await placesOf(input, considered)).filter(
    ({ text, position }) => considered[0]!.hit.position === position || !isInView(text, selection),
  );
  const text = textOfAnswer(chooseAnswer(foundIn(considered, all), all, 'sure'));
  const isComic = place.item.kind === 'comic';
  const said = wish === 'simpler' ? ((isComic ? null : inShort(text)) ?? (place.item.summary || text)) : text;
  const terms = wish === 'explain' || wish === 'simpler' ? await termsIn(input, place.text) : '';
  const lead = leadOf(wish, { text, selection, place });
  input.writer.write({ content: [lead, said, terms].filter(Boolean).join('\n\n') });
  return {
    sources: [sourceOf(input.request.caller.orgId, place.item, place.chunk, place.heading)],
    suggestions: OTHER_WISHES.filter(([other]) => other !== wish).map(([, words]) => words),
  };
}

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
  return more >= SAYS_MORE ? 'The lesson says:' : 'The lesson says no more about it than this:';
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
