import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { searchWords } from '#adapters/passage-search/words.ts';
import { chooseAnswer, isSame, type ItemPassage } from '../knowledge/composing/compose-answer.ts';
import { textOfAnswer } from '../knowledge/composing/text-of-answer.ts';
import { entriesAsked, firstOf } from '../knowledge/composing/entries-asked.ts';
import { listPassagesOfItem, rankLibrary, tracePassages } from '../knowledge/find-passages.ts';
import { actionOf, sourceOf } from '../knowledge/links.ts';
import { kindOfPiece } from '../knowledge/pieces/piece.ts';
import { findNumber } from '../knowledge/number-in-table.ts';
import { rankOnPage } from '../knowledge/ranking/near.ts';
import type { RankedPassage, Ranking } from '../knowledge/ranking/rank-passages.ts';
import type { Skill, SkillInput } from '../request/skill-input.ts';
import { withAskedHeadingFirst } from '../knowledge/composing/asked-heading.ts';
import { withTeaching } from '../knowledge/composing/with-teaching.ts';
import { withRulesFirst } from '../knowledge/composing/asks-leave.ts';
import { answerTerm } from './answer-term.ts';
import { wantsShort } from './memory/read-wish.ts';
import { isIn } from './follow/go-on-from.ts';
import { type Before, findOnPage, isElsewhere, pageOf } from './follow/look.ts';
import { type ComposedReply, type Material, NEAREST, sayAgain } from './follow/say-again.ts';
import { moduleAbout } from './lessons/module-about.ts';
import { isInOpenQuiz, pointToReading } from './quiz/open-quiz.ts';

const SHOWN = 3;
/** Passages that are looked at to say something, and of what the inspector shows. */
const CONSIDERED = 12;
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
  const ranking = page ? rankOnPage(await findOnPage(input, page, before)) : await rankLibrary(input);
  const { question } = input.request;
  return sayRanking(input, withAskedHeadingFirst(question, withRulesFirst(question, ranking)), otherwise);
}

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
  const term = await answerTerm(input, hits);
  if (term) return term;
  const isNowhere = ranking.trust === 'none' || (isElsewhere(input, ranking) && !namesModuleOf(input, ranking));
  if (otherwise && (isNowhere || (ranking.trust === 'near' && otherwise.when === 'unsure')))
    return otherwise.skill(input);
  if (isNowhere && !isAboutTheSame) return (await sayNumberOnPage(input)) ?? decline(input, ranking.passages);
  return sayRanked(input, ranking.passages, { isSure: ranking.trust === 'sure', isLeaning });
}

/** 'How do I prevent falls' means the module on falls, whatever is open. */
const namesModuleOf = ({ request, context: { tree } }: SkillInput, { passages: [first] }: Ranking): boolean =>
  first !== undefined &&
  moduleAbout(request.question, tree)?.module.id === tree.itemById.get(first.hit.group)?.moduleId;

/** What a value means by a table of the page that is open; null where none has it. */
async function sayNumberOnPage(input: SkillInput): Promise<StreamLine | null> {
  const { request, writer } = input;
  const item = pageOf(input);
  if (!item || !/\d/.test(request.question)) return null;
  const rows = await listPassagesOfItem(input, item.id);
  const value = findNumber(
    request.question,
    rows.map(({ text }) => text),
  );
  const row = value && rows.find(({ text }) => text === value.row);
  if (!row) return null;
  writer.write({ content: `${value.said}\n\n${row.text}` });
  const chunk = { paragraph: row.paragraph ?? undefined, seconds: row.seconds ?? undefined };
  return { sources: [sourceOf(request.caller.orgId, item, chunk, row.heading)] };
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

function composeReply({ request, context }: SkillInput, material: Material): ComposedReply {
  const { found, places, trust, beside } = material;
  const listed = firstOf([...saidLast(request, places), ...found.slice(0, LISTS_LOOKED_AT)], (near) =>
    entriesAsked(request.question, near, places),
  );
  if (listed) return { lead: trust === 'unsure' ? NEAREST : null, blocks: [listed], isGap: trust === 'unsure' };
  const composed = chooseAnswer(found, places, trust, beside);
  const step = stepAsked(request.question, composed);
  if (step) return { lead: trust === 'unsure' ? NEAREST : null, blocks: [[step]], isGap: trust === 'unsure' };
  const short = wantsShort(request.memory) ? composed.slice(0, 1) : composed;
  const blocks = withoutLoneNumbers(inOrderOfStory(short, (id) => context.tree.itemById.get(id)?.kind === 'comic'));
  const said = blocks.flat();
  // A value is looked up in the tables of the lesson that answers.
  const ofFirst = places.filter(({ group }) => group === found[0]?.group);
  const value = findNumber(
    request.question,
    ofFirst.map(({ text }) => text),
  );
  if (value) {
    const row = ofFirst.find(({ text }) => text === value.row)!;
    const isShown = said.some((each) => isSame(each, row));
    return { lead: value.said, blocks: isShown ? blocks : [[row], ...blocks], isGap: false };
  }
  const again = sayAgain(request, material, blocks);
  if (again) return { ...again, blocks: withoutLoneNumbers(again.blocks) };
  const isSure = trust === 'sure';
  return { lead: isSure ? null : NEAREST, blocks, isGap: !isSure };
}

/** The list that is asked for may stand beside what answers next. */
const LISTS_LOOKED_AT = 6;
const OF_A_LIST = /\b(?:ones|name|list|tell)\b/gi;

/** In words that name nothing, what was read out last is asked about: its passages, the last first. */
function saidLast({ question, history }: SkillInput['request'], places: readonly ItemPassage[]): ItemPassage[] {
  const reply = history.findLast(({ role }) => role === 'assistant')?.text;
  if (reply === undefined || searchWords(question.replaceAll(OF_A_LIST, '')).length > 0) return [];
  return places.filter(({ text }) => isIn(text, reply)).toReversed();
}

/** A story makes no sense backwards: its panels stand in their order, whichever answers best. */
function inOrderOfStory(blocks: readonly ItemPassage[][], isStory: (group: string) => boolean): ItemPassage[][] {
  const [first] = blocks;
  const isOne = first && blocks.every(([panel]) => panel!.group === first[0]!.group) && isStory(first[0]!.group);
  return isOne ? blocks.toSorted(([a], [b]) => a!.position - b!.position) : [...blocks];
}

/** A step that is cited without those around it isn't counted: its number would tell of a list that nobody sees. */
function withoutLoneNumbers(blocks: readonly ItemPassage[][]): ItemPassage[][] {
  const isStep = (place: ItemPassage | undefined) => place !== undefined && kindOfPiece(place.text) === 'step';
  return blocks.map((block) =>
    block.map((place, at) =>
      isStep(place) && !isStep(block[at - 1]) && !isStep(block[at + 1])
        ? { ...place, text: place.text.replace(/^\d+\. /, '') }
        : place,
    ),
  );
}

const STEP =
  /\b(?:part|step|point|number|moment|item|thing|rule|right) (\d{1,2})\b|\b(\d{1,2})(?:st|nd|rd|th) (?:part|step|point|one|moment|item|thing|rule|right)\b/i;

/** Of a list that is counted through, the entry that is asked for by its number. */
function stepAsked(question: string, blocks: readonly ItemPassage[][]): ItemPassage | null {
  const found = STEP.exec(question);
  const number = found?.[1] ?? found?.[2];
  if (number === undefined) return null;
  const steps = blocks.flat().filter(({ text }) => kindOfPiece(text) === 'step');
  const wanted = steps.filter(({ text }) => text.startsWith(`${number}. `));
  return steps.length > 1 && wanted.length === 1 ? wanted[0]! : null;
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

const OF_MEDICINE =
  /\b(?:can|may|should|do|could) (?:i|we) (?:still |also |just )?(?:give|mix|combine|crush|inject|run|infuse|push)\b|\b(?:pump|infusion|drip) rate\b|\b(?:mg|mcg|ml|units?) (?:of|or)\b|\b(?:better|stronger) than \w+(?:ol|in|en|am|ine|one)\b/i;

const CALLS_SOMEBODY =
  /\b(?:doc(?:tor)?|nurse|call|ring|escalate|worried)\b.{0,12}\bor not\b|\b(?:do|should|shall|must) (?:i|we) (?:call|ring|phone|get|fetch|tell) (?:a |the |her |his )?(?:doc(?:tor)?|nurse|emergency)\b/i;

function decline(input: SkillInput, ranked: readonly RankedPassage[]): StreamLine {
  input.writer.trace.gap();
  tracePassages(
    input,
    ranked.slice(0, CONSIDERED).map(({ hit }) => hit),
    [],
  );
  const { name } = input.request.organization;
  const named = moduleAbout(input.request.question, input.context.tree);
  const whom = OF_MEDICINE.test(input.request.question)
    ? ' For a medicine, ask your pharmacy or whoever ordered it.'
    : CALLS_SOMEBODY.test(input.request.question)
      ? " If it's about somebody in front of you, ask the responsible nurse or doctor now."
      : '';
  input.writer.write({
    content: named
      ? `I do not know: I find no answer to that in what ${name} has published. There are lessons about **${named.name}**: ask me for them, or in other words.${whom}`
      : `I do not know: I find nothing about that in what ${name} has published. Ask me about its lessons, or about your own progress.${whom}`,
  });
  return named ? { suggestions: [`Show me lessons about ${named.name}`] } : {};
}
