import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { linkTo } from '#features/copilot/knowledge/links.ts';
import { type ItemPlace, readPlace } from '#features/copilot/knowledge/place/read-place.ts';
import type { SkillInput } from '#features/copilot/request/skill-input.ts';
import { answerAtPlace } from '#features/copilot/skills/at-place/answer-at-place.ts';
import { wantsAnotherExample, type Wish, wishOf } from '#features/copilot/skills/at-place/wish.ts';
import { wantsOtherwise } from '#features/copilot/skills/follow/wants-otherwise.ts';
import { sayInShort, sayReason } from '#features/copilot/skills/follow/answer-leaning.ts';
import { sayExample } from '#features/copilot/skills/follow/say-example.ts';
import { sayEarlier, wantsEarlier } from '#features/copilot/skills/follow/say-earlier.ts';
import { explainMissed } from '#features/copilot/skills/quiz/explain-missed.ts';
import { memoryWishOf } from '#features/copilot/skills/memory/read-wish.ts';
import { useMemory } from '#features/copilot/skills/memory/use-memory.ts';
import { propose } from '#features/copilot/skills/proposals/propose.ts';
import { proposalWishOf } from '#features/copilot/skills/proposals/read-wish.ts';
import { wantsPageSummary } from '#features/copilot/skills/lessons/page-summary.ts';
import { summarize } from '#features/copilot/skills/lessons/summarize.ts';
import { storyWishOf, tellStory } from '#features/copilot/skills/lessons/tell-story.ts';
import { saySource, wantsSource } from '#features/copilot/skills/follow/say-source.ts';
import { explainListed } from '#features/copilot/skills/record/quizzes/missed/say-missed.ts';
import { sayGameHint } from '#features/copilot/skills/follow/game-hint.ts';
import { explainCard } from '#features/copilot/skills/quiz/explain-card.ts';
import { askMore } from '#features/copilot/skills/quiz/quiz-me.ts';
import { wantsMoreQuestions } from '#features/copilot/skills/quiz/wanted.ts';
import { beginTutoring, wantsTutor } from '#features/copilot/skills/tutor/tutor.ts';
import { itemFactIn, sayItemFact } from '#features/copilot/skills/help/say-item.ts';
import { saySimulation } from '#features/copilot/skills/record/say-simulation.ts';
import { sayElsewhere } from '#features/copilot/skills/record/say-elsewhere.ts';
import { lastReply } from './follow-up.ts';
import { closerSkills, readClosely } from './own-record/read-closely.ts';
import { askedOfPart, partSkills } from './own-record/read-of-part.ts';
import { partsOfRecord, sayParts } from './own-record/read-together.ts';

/** Where on the page somebody is, and what their words wish of that place. */
export interface Here {
  readonly wish: Wish | null;
  readonly selection: string | undefined;
  readonly place: ItemPlace | null;
}

/** Words of a wish that mean what is in view, and not what was just said. */
const OF_THE_PAGE =
  /\b(?:this|here|page|lesson|paragraph|section|(?:the|that) (?:sentence|line|row|table)|panel|picture|film|video|screen|text|dies\w*|hier|absatz|satz|zeile|seite)\b/i;

/** Who is new here is so at work, and not on the page. */
const NEW_HERE = /\bnew (?:around )?here\b/i;

const NAMES_PAGE = /\b(?:page|lesson|article|film|video|infographic|comic|story)\b/i;

/** 'Whats the answer to 1'. */
const ANSWER_OF =
  /\b(?:answers?|solution) (?:to|of|for|in|at) (?:question |number |no\.? |nr\.? |the )?(?:\d{1,2}|first|second|third|fourth|fifth|last)\b/i;

const OF_QUESTIONS = /\b(?:questions?|quiz|cards?|fragen?)\b/i;

/** What asks for a result of one's own; whose, a title in it says. */
const HOW_IT_WENT =
  /^(?!.*\b(?:why|points?)\b).*(?:\bhow (?:did|have|was) (?:i|my)\b|\bmy (?:last |best |latest )?(?:results?|scores?|run|try|attempt)\b|\bwhat (?:did|have) i (?:score|scored|get|got|reach|reached)\b)/i;

/** What is remembered, proposed or asked once more: the words say all. Null for everything else. */
export async function answerOutright(input: SkillInput): Promise<StreamLine | null> {
  const { request, writer } = input;
  const memoryWish = memoryWishOf(request.question);
  if (memoryWish) {
    writer.trace.intent(`memory: ${memoryWish.want}`, 1);
    return useMemory(input, memoryWish);
  }
  const proposalWish = proposalWishOf(request.question);
  if (proposalWish) {
    writer.trace.intent(`propose: ${proposalWish.want}`, 1);
    return propose(input, proposalWish);
  }
  const listed = (await explainCard(input)) ?? (await explainListed(input));
  if (listed) {
    writer.trace.intent('missed_question', 1);
    return listed;
  }
  const elsewhere = await sayElsewhere(input);
  if (elsewhere) {
    writer.trace.intent('other_organization', 1);
    return elsewhere;
  }
  const simulation = HOW_IT_WENT.test(request.question) ? await saySimulation(input) : null;
  if (simulation) {
    writer.trace.intent('simulation_result', 1);
    return simulation;
  }
  const parts = await partsOfRecord(input);
  if (parts) {
    writer.trace.intent(parts.map(({ name }) => name).join(' and '), 1);
    return sayParts(input, parts);
  }
  const ofPart = askedOfPart(input);
  if (ofPart) {
    writer.trace.intent(ofPart, 1);
    return partSkills[ofPart](input);
  }
  const reply = request.history.findLast(({ role }) => role === 'assistant')?.text;
  const closer = readClosely(
    request.question,
    request.history.findLast(({ role }) => role === 'user')?.text ?? null,
    reply?.replaceAll(/\[[^\]]*\]/g, '').trim() === '',
  );
  if (closer) {
    writer.trace.intent(closer, 1);
    return closerSkills[closer](input);
  }
  // With something selected 'how many points for this' is about that.
  const isOfPage = input.context.openItem !== null && !request.page?.place?.selection;
  const fact = isOfPage ? (itemFactIn(request.question) ?? factOfIt(request)) : null;
  if (fact) {
    writer.trace.intent(`item: ${fact}`, 1);
    return sayItemFact(fact)(input);
  }
  const source = wantsSource(request.question) ? await saySource(input) : null;
  if (source) {
    writer.trace.intent('source', 1);
    return source;
  }
  const earlier = wantsEarlier(request.question) ? await sayEarlier(input) : null;
  if (earlier) {
    writer.trace.intent('earlier', 1);
    return earlier;
  }
  const { practising } = request;
  if (!practising || !wantsMoreQuestions(request.question)) return null;
  // Once something else was said, 'more' is rather more of that.
  if (practising.saidSince > 0 && !OF_QUESTIONS.test(request.question)) return null;
  writer.trace.intent('quiz_me', 1);
  return askMore(input, practising.offer);
}

/** Before anything else was said 'it' can only be the page; but 'how long does it take' is rather asked of what it teaches. */
function factOfIt({ question, history }: SkillInput['request']): ReturnType<typeof itemFactIn> {
  return history.length > 0 || /\btake\b/i.test(question) ? null : itemFactIn(question.replace(/\bit\b/i, 'this'));
}

export async function readHere({ world, request }: SkillInput): Promise<Here> {
  const reply = request.history.findLast(({ role }) => role === 'assistant')?.text ?? '';
  const wish = wantsAnotherExample(request.question, reply) ? 'example' : wishOf(request.question);
  const selection = request.page?.place?.selection || undefined;
  return { wish, selection, place: wish || selection ? await readPlace({ world, request }) : null };
}

/**
 * What is wished of the place in view: why an answer was wrong, an example of a paragraph; to be taught the lesson; to
 * open what a button names. Null for everything else.
 */
export async function answerHere(input: SkillInput, { wish, selection, place }: Here): Promise<StreamLine | null> {
  const { request, writer, context } = input;
  if (wish && context.openItem?.type === 'quiz' && request.page?.place?.question_id) {
    writer.trace.intent('missed_question', 1);
    return explainMissed(input);
  }
  // Of a quiz that is done an answer is told; of an open one it says that it isn't.
  if (context.openItem?.type === 'quiz' && ANSWER_OF.test(request.question)) {
    writer.trace.intent('missed_question', 1);
    return explainMissed(input);
  }
  const hint = sayGameHint(input);
  if (hint) {
    writer.trace.intent('hint', 1);
    return hint;
  }
  const gist = selection === undefined ? await sayGist(input) : null;
  if (gist) {
    writer.trace.intent('summarize', 1);
    return gist;
  }
  const isOtherwise = (wish === null || wish === 'explain') && wantsOtherwise(request.question);
  const isOfPage = OF_THE_PAGE.test(request.question.replace(NEW_HERE, ''));
  const isOfReply = (wish ?? isOtherwise) && selection === undefined && hasAsked(request) && (!isOfPage || !place);
  const before = isOfReply ? lastReply(request, context.tree) : null;
  if (before) {
    const said =
      wish === 'simpler' || isOtherwise
        ? await sayInShort(input, before)
        : wish === 'why'
          ? await sayReason(input, before)
          : wish === 'example'
            ? await sayExample(input, before)
            : null;
    if (said) writer.trace.intent(`${wish ?? 'again'}_reply`, 1);
    // Where none is found 'an example' goes on from the answer like any other question.
    return said;
  }
  if (wish && place && selection === undefined) {
    writer.trace.intent(`${wish}_here`, 1);
    return answerAtPlace(input, wish, place);
  }
  const begun = wantsTutor(request.question) ? await beginTutoring(input) : null;
  if (begun) {
    writer.trace.intent('tutor', 1);
    return begun;
  }
  return itemToOpen(input);
}

/** What the page that is open is about, or what it wants to say; null where something else is asked. */
async function sayGist(input: SkillInput): Promise<StreamLine | null> {
  const { question } = input.request;
  const { openItem } = input.context;
  if (!openItem) return null;
  const wish = storyWishOf(question);
  const told = openItem.kind === 'comic' && wish ? await tellStory(input, openItem, wish) : null;
  if (told) return told;
  return wantsPageSummary(question) || (wish === 'point' && NAMES_PAGE.test(question)) ? summarize(input) : null;
}

/** Whether something was asked before that has a subject of its own: what is wished then is wished of its answer. */
const hasAsked = ({ history }: SkillInput['request']): boolean =>
  history.some(({ role, text }) => role === 'user' && wishOf(text) === null);

/** A button that says 'Open The second look' opens it. */
function itemToOpen({ request, context }: SkillInput): StreamLine | null {
  const title = /^open (.+?)[.!]?$/i.exec(request.question.trim())?.[1]?.toLowerCase();
  if (!title) return null;
  const item = [...context.tree.itemById.values()].find(
    (each) => each.title.toLowerCase() === title && !context.lockedIds.includes(each.id),
  );
  return item ? { tool: linkTo(context.tree, context.learner, item) } : null;
}
