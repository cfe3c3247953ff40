import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { caseOnPage, wordOnPage } from '../knowledge/composing/near-on-page.ts';
import { isSame, type ItemPassage } from '../knowledge/composing/item-passage.ts';
import { textOfAnswer } from '../knowledge/composing/text-of-answer.ts';
import { listPassagesOfItem, rankLibrary, tracePassages } from '../knowledge/find-passages.ts';
import { actionOf, sourceOf } from '../knowledge/links.ts';
import { lacksAmountAsked } from '../knowledge/composing/asked/amount-asked.ts';
import { findNumber } from '../knowledge/number-in-table.ts';
import { wordsOfPiece } from '../knowledge/pieces/piece.ts';
import { coverOf } from '../knowledge/ranking/covers.ts';
import { readQuestion } from '../knowledge/ranking/features.ts';
import { rankOnPage } from '../knowledge/ranking/near.ts';
import { readPassage } from '../knowledge/ranking/read-texts.ts';
import type { RankedPassage, Ranking } from '../knowledge/ranking/rank-passages.ts';
import type { Skill, SkillInput } from '../request/skill-input.ts';
import { withAskedHeadingFirst } from '../knowledge/composing/asked/asked-heading.ts';
import { withNumbersFirst } from '../knowledge/composing/asked/numbers-first.ts';
import { withTeaching } from '../knowledge/composing/with-teaching.ts';
import { withRulesFirst } from '../knowledge/composing/asked/asks-leave.ts';
import { alternativesFor } from '../words/alternatives.ts';
import { sayNamedOnPage } from './at-place/say-named.ts';
import { answerLetter } from './terms/answer-letter.ts';
import { answerSides } from './terms/answer-sides.ts';
import { answerTerm } from './terms/answer-term.ts';
import { type Before, findOnPage, isElsewhere, pageOf } from './follow/look.ts';
import { composeReply } from './compose-reply.ts';
import { NEAREST } from './follow/say-again.ts';
import { CONSIDERED, decline } from './decline-question.ts';
import { moduleAbout } from './lessons/module-about.ts';
import { isInOpenQuiz, pointToReading } from './quiz/open-quiz.ts';

const SHOWN = 3;
/** Beside a sure answer another lesson is offered where it is so likely that it answers as well. */
const ALSO_LIKELY = 0.1;
/** Beside an unsure answer a lesson that is less likely has mostly nothing to do with it. */
const MAY_ANSWER = 0.06;

/** Answers out of the library: what is open on the page, or was just spoken of, is rather meant. */
export const answerQuestion: Skill = (input) => answerUnless(input, null);

/** What is said instead: where no lesson surely answers, or where none says anything. */
interface Otherwise {
  readonly skill: Skill;
  readonly when: 'unsure' | 'none';
}

/** `before` is what it may go on from, where a page is open. */
export async function answerUnless(
  input: SkillInput,
  otherwise: Otherwise | null,
  before: Before | null = null,
): Promise<StreamLine> {
  const page = pageOf(input);
  const named = page && !isInOpenQuiz(input) ? await sayNamedOnPage(input, page) : null;
  if (named) return named;
  const letter = isInOpenQuiz(input) ? null : await answerLetter(input);
  if (letter) return letter;
  const ranking = page ? rankOnPage(await findOnPage(input, page, before)) : await rankLibrary(input);
  const { question } = input.request;
  return sayRanking(input, inOrderAsked(question, ranking), otherwise);
}

/** What the words of a question ask for by name, or by its kind, goes first. */
const inOrderAsked = (question: string, ranking: Ranking): Ranking =>
  [withRulesFirst, withNumbersFirst, withAskedHeadingFirst].reduce(
    (ordered, order) => order(question, ordered),
    ranking,
  );

/** The same, of the items that were just spoken of, beside what was asked before. */
export async function answerFrom(input: SkillInput, spokenOf: readonly string[], before: string): Promise<StreamLine> {
  const ranking = await rankLibrary(input, { spokenOf, before });
  // What goes on from an answer is about the same thing, however little it says.
  const isAboutTheSame = spokenOf.length > 0 && ranking.passages.length > 0;
  const own = ranking.passages.filter(({ hit }) => spokenOf.includes(hit.group));
  const passages = ranking.trust === 'sure' || own.length === 0 ? ranking.passages : own;
  return sayRanking(input, { ...ranking, passages }, null, { isAboutTheSame, isLeaning: true });
}

async function sayRanking(
  input: SkillInput,
  ranking: Ranking,
  otherwise: Otherwise | null,
  { isAboutTheSame = false, isLeaning = false } = {},
): Promise<StreamLine> {
  const hits = ranking.passages.map(({ hit }) => hit);
  const quiz = isInOpenQuiz(input);
  if (quiz) return pointToReading(input, quiz, hits);
  const term = await answerTerm(input, { found: hits, isSure: ranking.trust === 'sure' });
  if (term) return term;
  const sides = await answerSides(input, hits);
  if (sides) return sides;
  const isNowhere =
    ranking.trust === 'none' ||
    namesUnknown(input, ranking) ||
    (isElsewhere(input, ranking) && !namesModuleOf(input, ranking));
  if (otherwise && (isNowhere || (ranking.trust === 'near' && otherwise.when === 'unsure')))
    return otherwise.skill(input);
  if (isNowhere && !isAboutTheSame)
    return (
      (await sayNumber(input, ranking.passages)) ?? (await sayNearOnPage(input)) ?? decline(input, ranking.passages)
    );
  return sayRanked(input, ranking.passages, { isSure: ranking.trust === 'sure', isLeaning });
}

const ASKS_WHAT =
  /^(?:(?:so|and|ok|but) )*(?:what(?:'?s| is| are| does)|who(?:'?s| is| was| were| invented)|define|meaning of)\b/i;
/** More words may be a description: 'what is a drug that thins the blood'. */
const A_NAME = 2;

/** 'What is vishing', of a name that nothing found has, in whatever words: that is about something else. */
function namesUnknown({ request, context }: SkillInput, { trust, passages }: Ranking): boolean {
  if (trust === 'sure' || !ASKS_WHAT.test(request.question)) return false;
  const others = alternativesFor(request.question, context.words).map(({ text }) => text);
  const { concepts, near } = readQuestion(request.question.toLowerCase(), others);
  const has = ({ group, text }: { group: string; text: string }) =>
    coverOf(concepts, readPassage(`${context.tree.itemById.get(group)?.title ?? ''} ${text}`).stems, near) > 0;
  return concepts.size > 0 && concepts.size <= A_NAME && !passages.slice(0, CONSIDERED).some(({ hit }) => has(hit));
}

/** 'How do I prevent falls' means the module on falls, whatever is open. */
const namesModuleOf = ({ request, context: { tree } }: SkillInput, { passages: [first] }: Ranking): boolean =>
  first !== undefined &&
  moduleAbout(request.question, tree)?.module.id === tree.itemById.get(first.hit.group)?.moduleId;

/** What of the open page comes near: the case that is asked for, or what has its seldom words; null where nothing does. */
async function sayNearOnPage(input: SkillInput): Promise<StreamLine | null> {
  const { request, writer } = input;
  const item = pageOf(input);
  if (!item) return null;
  const passages = await listPassagesOfItem(input, item.id);
  const word = wordOnPage(request.question, passages);
  const told = caseOnPage(request.question, passages) ?? (word && [word]);
  const [found] = told ?? [];
  if (!told || !found) return null;
  writer.trace.gap();
  writer.write({ content: `${NEAREST}\n\n${told.map(({ text }) => wordsOfPiece(text)).join(' ')}` });
  const chunk = { paragraph: found.paragraph ?? undefined, seconds: found.seconds ?? undefined };
  return { sources: [sourceOf(request.caller.orgId, item, chunk, found.heading)] };
}

const OF_A_SCORE = /\b(?:points?|scores?|news2?|classe?s?|grades?|categor(?:y|ies)|levels?)\b/i;
/** So many lessons that were found are looked through for a table. */
const LESSONS = 4;

/**
 * What a value means by a table of the page that is open; with none open, of the lessons that were found, where a score
 * is asked for. Null where none has it.
 */
async function sayNumber(input: SkillInput, ranked: readonly RankedPassage[]): Promise<StreamLine | null> {
  const { request, writer, context } = input;
  const page = pageOf(input);
  if (!/\d/.test(request.question) || (!page && !OF_A_SCORE.test(request.question))) return null;
  const found = [...new Set(ranked.map(({ hit }) => hit.group))].slice(0, LESSONS);
  for (const id of page ? [page.id] : found) {
    const rows = await listPassagesOfItem(input, id);
    const value = findNumber(
      request.question,
      rows.map(({ text }) => text),
    );
    const row = value && rows.find(({ text }) => text === value.row);
    if (!row) continue;
    writer.write({ content: `${value.said}\n\n${row.text}` });
    const chunk = { paragraph: row.paragraph ?? undefined, seconds: row.seconds ?? undefined };
    return { sources: [sourceOf(request.caller.orgId, context.tree.itemById.get(id)!, chunk, row.heading)] };
  }
  return null;
}

/** What answers, or comes nearest, with the lessons it stands in. */
export async function sayRanked(
  input: SkillInput,
  ranked: readonly RankedPassage[],
  { isSure, isLeaning = false }: { isSure: boolean; isLeaning?: boolean },
): Promise<StreamLine> {
  const { writer, request, context } = input;
  const considered = ranked.slice(0, CONSIDERED);
  const all = await placesOf(input, considered);
  const likeliest = considered.flatMap(({ hit, share }) => {
    const place = all.find(({ group, position }) => group === hit.group && position === hit.position);
    return place ? [{ ...place, share }] : [];
  });
  const { found, beside } =
    isSure || !context.openItem
      ? { found: likeliest, beside: null }
      : withTeaching(likeliest, teachingOf(context.tree, context.openItem.id));
  const places = all.map((place) => found.find((each) => isSame(each, place)) ?? place);
  const { lead, blocks, isGap } = composeReply(input, {
    found,
    places,
    beside,
    trust: isSure ? 'sure' : isLeaning ? 'leaning' : 'unsure',
  });
  const said = blocks.flat();
  const texts = blocks.map((block) => block.map(({ text }) => text));
  if (lacksAmountAsked(request.question, lead === null ? texts : [...texts, [lead]])) return decline(input, ranked);
  tracePassages(
    input,
    considered.map(({ hit }) => hit),
    considered.filter(({ hit }) => said.some((place) => isSame(place, { ...hit }))).map(({ hit }) => hit),
  );
  if (isGap) writer.trace.gap();
  const titleOf = (id: string) => context.tree.itemById.get(id)?.title ?? '';
  const caution = DECIDES_FOR_ONE.test(request.question) ? NOT_ALONE : null;
  writer.write({ content: [caution, lead, textOfAnswer(blocks, titleOf)].filter(Boolean).join('\n\n') });
  const quoted = [...new Set(said.map(({ group }) => group))].slice(0, SHOWN);
  const sources = quoted.map((id) => {
    // It opens where the answer itself stands, and not the line that announces it.
    const ofItem = said.filter(({ group }) => group === id);
    const place =
      found.find((each) => ofItem.some((other) => isSame(each, other))) ??
      all.find((each) => isSame(each, ofItem[0]!))!;
    const chunk = { paragraph: place.paragraph ?? undefined, seconds: place.seconds ?? undefined };
    return sourceOf(request.caller.orgId, context.tree.itemById.get(id)!, chunk, place.heading);
  });
  const page = pageOf(input);
  // Beside a page what another module teaches is mostly found by a word that says little.
  const leastOf = (id: string) =>
    isSure || (page && context.tree.itemById.get(id)?.moduleId !== page.moduleId) ? ALSO_LIKELY : MAY_ANSWER;
  const others = byShare(ranked)
    .filter(([id, share]) => !quoted.includes(id) && share >= leastOf(id))
    .map(([id]) => id);
  const actions = others
    .slice(0, SHOWN - quoted.length)
    .map((id) => actionOf(request.caller.orgId, context.tree.itemById.get(id)!));
  return { sources, ...(actions.length > 0 && { actions }) };
}

/** What is a story or a drawing, and which articles of its module teach what it shows. */
function teachingOf(tree: SkillInput['context']['tree'], openId: string) {
  const isArticle = (id: string) => tree.itemById.get(id)?.kind === 'article';
  const moduleOf = (id: string) => tree.itemById.get(id)?.moduleId;
  return {
    isShown: (group: string) => ['comic', 'infographic'].includes(tree.itemById.get(group)?.kind ?? ''),
    teaches: (group: string, of: string) => isArticle(group) && moduleOf(group) === moduleOf(of),
    openId,
  };
}

/** Items by how likely the answer stands in them. */
function byShare(ranked: readonly RankedPassage[]): [id: string, share: number][] {
  const shares = new Map<string, number>();
  for (const { hit, share } of ranked) shares.set(hit.group, (shares.get(hit.group) ?? 0) + share);
  return [...shares].toSorted(([, a], [, b]) => b - a);
}

type PassagePlace = ItemPassage & { readonly seconds: number | null };

/** All passages of the items in question, where they stand. */
export async function placesOf(input: SkillInput, considered: readonly RankedPassage[]): Promise<PassagePlace[]> {
  const items = [...new Set(considered.map(({ hit }) => hit.group))];
  const places = await Promise.all(
    items.map(async (group) =>
      (await listPassagesOfItem(input, group)).map((place) => ({ ...place, group, share: 0 })),
    ),
  );
  return places.flat();
}

/** Who asks whether they may stop or give something hears first that it isn't theirs alone, then what is taught of it. */
const DECIDES_FOR_ONE =
  /\b(?:can|may|should|shall|could|do) (?:i|we) (?:just |now |still |then )*(?:stop|start|give|take (?:out|off)|remove|increase|reduce|turn (?:off|up|down)|pull|raise|lower|skip|leave out) (?:the |his |her |their |this |that |a |an )?(?:\w+ )?(?:drip|infusion|oxygen|medicines?|tablets?|pills?|insulin|catheter|cannula|antibiotics?|morphine|opioids?|fluids?|pump|line)\b/i;
const NOT_ALONE = 'Not on your own: it takes the order, or those who decide it with the person.';
