import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import type { TreeItem } from '#features/catalogue/index.ts';
import { searchWords } from '#adapters/passage-search/words.ts';
import { sourceOf } from '../../knowledge/links.ts';
import { sentencesOf, wholeSentencesOf } from '../../knowledge/sentences.ts';
import { coverOf } from '../../knowledge/ranking/covers.ts';
import { readQuestion } from '../../knowledge/ranking/features.ts';
import { readPassage } from '../../knowledge/ranking/read-texts.ts';
import { rankNear, rankOnPage } from '../../knowledge/ranking/near.ts';
import { kindOfPiece, wordsOfPiece } from '../../knowledge/pieces/piece.ts';
import type { RankedPassage } from '../../knowledge/ranking/rank-passages.ts';
import type { SkillInput } from '../../request/skill-input.ts';
import { sayRanked } from '../answer-question.ts';
import { termsIn } from '../at-place/answer-at-place.ts';
import { taughtWith } from '../../knowledge/taught-with.ts';
import { isInOpenQuiz, pointToReading } from '../quiz/open-quiz.ts';
import { type BesideSaid, besideSaid, sayBeside } from './beside-said.ts';
import { inShort } from './in-short.ts';
import { type Before, findAfter, findOnPage, isSummaryOf, pageOf, passagesSaid } from './look.ts';
import { NEAREST, NO_MORE, SAID_IT } from './say-again.ts';

/** The first passage is the answer where it is so much likelier than all others. */
const SURE = 0.55;

/** Answers a question that goes on from what was said before: `input` asks it alone. */
export async function answerOn(input: SkillInput, before: Before): Promise<StreamLine> {
  const ranking = await rankAfter(input, before);
  const beside = await besideSaid(input, before, ranking.all);
  return beside ? sayBeside(input, beside, leadOf(beside)) : sayNear(input, ranking);
}

const leadOf = ({ isAgain, isSure }: BesideSaid): string | null =>
  isAgain ? (isSure ? SAID_IT : NO_MORE) : isSure ? null : NEAREST;

/** The same where something surely answers; null where not. */
export async function answerOnIfSure(input: SkillInput, before: Before): Promise<StreamLine | null> {
  const ranking = await rankAfter(input, before);
  const beside = await besideSaid(input, before, ranking.all);
  if (beside?.isSure) return sayBeside(input, beside, leadOf(beside));
  return ranking.isSure ? sayNear(input, ranking) : null;
}

interface Ranked {
  /** All passages that were found, the likeliest first, and those of them that may be said. */
  readonly all: readonly RankedPassage[];
  readonly ranked: readonly RankedPassage[];
  readonly isSure: boolean;
}

/** What may answer that goes on from what was said, by the order of all passages. */
export async function rankAfter(input: SkillInput, before: Before): Promise<Ranked> {
  const page = pageOf(input);
  if (page) {
    const { passages, trust } = rankOnPage(await findOnPage(input, page, before));
    const isSure = trust === 'sure';
    return {
      all: passages,
      ranked: isSure ? passages : ofTheSame(input, passages, [page.id, ...before.items, ...taughtBeside(input, page)]),
      isSure,
    };
  }
  const ranked = rankNear(await findAfter(input, before));
  const isSure = (ranked[0]?.share ?? 0) >= SURE;
  return { all: ranked, ranked: isSure ? ranked : ofTheSame(input, ranked, before.items), isSure };
}

/** In a word or two somebody goes on about the same: where nothing is sure, other lessons stay out of it, or other modules. */
function ofTheSame(
  { request, context: { tree } }: SkillInput,
  ranked: readonly RankedPassage[],
  items: readonly string[],
): readonly RankedPassage[] {
  const words = searchWords(request.question).length;
  if (words > SOME_WORDS) return ranked;
  const modules = new Set(items.map((id) => tree.itemById.get(id)?.moduleId));
  const isOwn = (id: string) =>
    words <= FEW_WORDS ? items.includes(id) : modules.has(tree.itemById.get(id)?.moduleId);
  const own = ranked.filter(({ hit, share }) => isOwn(hit.group) && share >= SAYS_SOMETHING);
  return own.length > 0 ? own : ranked;
}
/** What a comic or a drawing shows is explained by the articles of its module. */
const taughtBeside = ({ context: { tree } }: SkillInput, { id, kind }: TreeItem): string[] =>
  kind === 'comic' || kind === 'infographic' ? taughtWith(tree.itemById, [id]) : [];
const FEW_WORDS = 1;
const SOME_WORDS = 2;
const SAYS_SOMETHING = 0.03;

/** What was just said of a lesson, in its shortest sentences; null where nothing of one was read out. */
export async function sayInShort(
  input: SkillInput,
  { before: asked, reply, items }: Before,
): Promise<StreamLine | null> {
  const summary = shortOfSummary(input, { reply, items });
  if (summary) return summary;
  const said = await passagesSaid(input, { reply, items });
  const [first] = said;
  const item = first && input.context.tree.itemById.get(first.group);
  if (!item) return null;
  const own = said.filter(({ group }) => group === item.id);
  const text = own.map((passage) => (isEntry(passage.text) ? passage.text : wordsOfPiece(passage.text))).join('\n');
  const chunk = { paragraph: first.paragraph ?? undefined, seconds: first.seconds ?? undefined };
  // A single line of a story says nothing without its picture.
  const shorter = shorterThan(
    text,
    item.kind === 'comic'
      ? [item.summary]
      : [hasList(text) ? null : nearestSentence(text, asked), inShort(text), item.summary],
  );
  if (shorter === null) {
    const terms = await termsIn(input, text);
    if (terms === '' && text === '') return null;
    input.writer.write({ content: ["The lesson doesn't say it in fewer words.", terms].filter(Boolean).join('\n\n') });
  } else {
    const terms = await termsIn(input, text);
    const both = [shorter, terms].filter(Boolean).join('\n\n');
    // What is made simpler is never longer than before.
    input.writer.write({ content: ['In short:', sizeOf(both) <= sizeOf(text) ? both : shorter].join('\n\n') });
  }
  return { sources: [sourceOf(input.request.caller.orgId, item, chunk, first.heading)] };
}

/** A summary in short is what its author says of the lesson; null where something else was said. */
function shortOfSummary(
  { request, context, writer }: SkillInput,
  { reply, items: [id] }: Pick<Before, 'reply' | 'items'>,
): StreamLine | null {
  const item = id === undefined ? undefined : context.tree.itemById.get(id);
  if (!item || !isSummaryOf(item, reply)) return null;
  const isMore = reply.split('\n')[0]!.length < reply.replace(/\n\[[^\n]*\]/g, '').trim().length;
  writer.write({ content: ['In short:', isMore ? item.summary : sentencesOf(item.summary)[0]!].join('\n\n') });
  return { sources: [sourceOf(request.caller.orgId, item)] };
}

const sizeOf = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The first that is shorter than the text; a table is looked at again as it is. Null where none is. */
const shorterThan = (text: string, some: readonly (string | null)[]): string | null =>
  some.find((each) => each !== null && each !== '' && (sizeOf(each) < sizeOf(text) || each.includes('|'))) ?? null;

const MARK = /^(?:-|\d+\.) /;
const LIST = 3;
const hasList = (text: string): boolean =>
  text.includes('|') || text.split('\n').filter((line) => MARK.test(line)).length >= LIST;

/** The sentence that says most of what was asked, the first of several; null where there is one alone. */
function nearestSentence(text: string, asked: string): string | null {
  const sentences = text.split('\n').flatMap((line) => wholeSentencesOf(line.replace(MARK, '')));
  const telling = sentences.filter((sentence) => sizeOf(sentence) >= TELLING && !/[?:]$/.test(sentence));
  const { concepts, near } = readQuestion(asked.toLowerCase());
  const cover = (sentence: string) => coverOf(concepts, readPassage(sentence).stems, near);
  const ordered = telling.toSorted((a, b) => cover(b) - cover(a));
  return sentences.length > 1 ? (ordered[0] ?? null) : null;
}
const TELLING = 4;

/**
 * Why what was just said is so, by the sentences of that lesson that most likely tell it. Null where nothing of a lesson
 * was read out, or where another one surely answers.
 */
export async function sayReason(input: SkillInput, before: Before): Promise<StreamLine | null> {
  const { all, isSure } = await rankAfter(input, before);
  const beside = await besideSaid(input, before, all);
  if (!beside || (isSure && all[0]?.hit.group !== beside.item.id)) return null;
  const isTooShort = beside.stretches.every(({ text }) => sizeOf(text) < SAYS_WHY);
  const isReason = beside.stretches.some(({ text }) => REASON.test(text));
  if (isTooShort) return sayNoReason(input, beside);
  if (isReason || (beside.isSure && !beside.isAgain)) return sayBeside(input, beside, null);
  if (!beside.isAgain && (beside.isBeside || beside.share >= MAY_TELL)) return sayBeside(input, beside, NEAREST);
  return sayNoReason(input, beside);
}

function sayNoReason({ writer, request }: SkillInput, { item }: BesideSaid): StreamLine {
  writer.write({ content: `I don't find a reason for it in **${item.title}**.` });
  return { sources: [sourceOf(request.caller.orgId, item)] };
}

/** Fewer words give no reason: 'One day they may.' */
const SAYS_WHY = 6;

/** A reason is often given without a 'because'. */
const MAY_TELL = 0.3;
const REASON =
  /\b(?:because|so that|that is why|this is why|which is why|otherwise|therefore|in order to|leads? to|prevents?|avoids?|protects?|the reason|or else|since)\b/i;

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
