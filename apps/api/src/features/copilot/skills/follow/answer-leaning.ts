import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { chooseAnswer, textOfAnswer } from '../../knowledge/compose-answer.ts';
import { findNear } from '../../knowledge/ranking/find-near.ts';
import { listPassagesOfItem } from '../../knowledge/find-passages.ts';
import { sourceOf } from '../../knowledge/links.ts';
import { isAbout } from '../../knowledge/pieces/with-expected.ts';
import type { ItemPlace } from '../../knowledge/place/read-place.ts';
import { type Leaning, type LeaningQuestion, rankNear } from '../../knowledge/ranking/near.ts';
import type { RankedPassage } from '../../knowledge/ranking/rank-passages.ts';
import { sentencesOf } from '../../knowledge/sentences.ts';
import { alternativesFor } from '../../words/alternatives.ts';
import type { SkillInput } from '../../request/skill-input.ts';
import { placesOf, sayRanked } from '../answer-question.ts';
import { termsIn } from '../at-place/answer-at-place.ts';
import { OTHER_WISHES, type Wish } from '../at-place/wish.ts';
import { isInOpenQuiz, pointToReading } from '../quiz/open-quiz.ts';
import { isIn } from './go-on-from.ts';

/** The first passage is the answer where it is so much likelier than all others. */
const SURE = 0.55;
/** Items that were just spoken of are rather meant. */
const SPOKEN_OF = 2;
const CONSIDERED = 12;
/** Sentences that say it shortly. */
const IN_SHORT = 3;

interface Before {
  /** What was asked, and what was answered to it. */
  readonly before: string;
  readonly reply: string;
  readonly items: readonly string[];
}

/** Answers a question that goes on from what was said before: `input` asks it alone. */
export async function answerOn(input: SkillInput, { before, reply, items: all }: Before): Promise<StreamLine> {
  const items = all.slice(0, SPOKEN_OF);
  const said = (await Promise.all(items.map((id) => listPassagesOfItem(input, id)))).flat();
  const anchors = said.map(({ text }) => text).filter((text) => isIn(text, reply));
  const question = await look(input, { leaning: 'reply', context: before, items, anchors });
  const ranked = rankNear(question, 'reply');
  const quiz = isInOpenQuiz(input);
  if (quiz)
    return pointToReading(
      input,
      quiz,
      ranked.map(({ hit }) => hit),
    );
  return sayRanked(input, ranked, { isSure: (ranked[0]?.share ?? 0) >= SURE, isLeaning: true });
}

/** Answers what is asked of a text that was selected; null where nothing is said around it. */
export async function answerAtSelection(
  input: SkillInput,
  { selection, place, wish }: { selection: string; place: ItemPlace; wish: Wish | null },
): Promise<StreamLine | null> {
  const { id } = place.item;
  const question = await look(input, { leaning: 'place', context: selection, items: [id], anchors: [selection] });
  // What was selected is in view: it is not read out again.
  const ranked = rankNear(question, 'place').filter(({ hit }) => !isInView(hit.text, selection));
  if (ranked.length === 0) return null;
  const considered = ranked.slice(0, CONSIDERED);
  const all = (await placesOf(input, considered)).filter(
    ({ text, position }) => considered[0]!.hit.position === position || !isInView(text, selection),
  );
  const text = textOfAnswer(chooseAnswer(foundIn(considered, all), all, 'sure'));
  const said = wish === 'simpler' ? inShort(text) : text;
  const terms = wish === 'explain' || wish === 'simpler' ? await termsIn(input, place.text) : '';
  const lead = wish === 'simpler' ? 'In short:' : 'The lesson says:';
  input.writer.write({ content: [lead, said, terms].filter(Boolean).join('\n\n') });
  return {
    sources: [sourceOf(input.request.caller.orgId, place.item, place.chunk, place.heading)],
    suggestions: OTHER_WISHES.filter(([other]) => other !== wish).map(([, words]) => words),
  };
}

interface Look {
  readonly leaning: Leaning;
  readonly context: string;
  readonly items: readonly string[];
  readonly anchors: readonly string[];
}

function look({ world, request, context }: SkillInput, asked: Look): Promise<LeaningQuestion> {
  return findNear(world, {
    orgId: request.caller.orgId,
    version: context.indexVersion,
    asked: request.question,
    context: asked.context,
    items: asked.items,
    anchors: asked.anchors,
    isWithin: asked.leaning === 'place',
    alternatives: alternativesFor(request.question, context.words),
    without: context.lockedIds,
  });
}

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

/** The shortest sentences of an answer, in its order. */
function inShort(text: string): string {
  if (text.includes('|')) return text;
  const sentences = text.split('\n').flatMap((line) => sentencesOf(line.replace(/^(?:-|\d+\.) /, '')));
  const shortest = new Set(sentences.toSorted((a, b) => a.length - b.length).slice(0, IN_SHORT));
  return sentences
    .filter((sentence) => shortest.has(sentence))
    .map((sentence) => `- ${sentence}`)
    .join('\n');
}
