import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import type { Engine, ReplyWriter } from '#features/copilot/request/engine.ts';
import { memoryWishOf } from '#features/copilot/skills/memory/read-wish.ts';
import { propose } from '#features/copilot/skills/proposals/propose.ts';
import { proposalWishOf } from '#features/copilot/skills/proposals/read-wish.ts';
import { useMemory } from '#features/copilot/skills/memory/use-memory.ts';
import { beginTutoring, goOnTutoring, wantsTutor } from '#features/copilot/skills/tutor/tutor.ts';
import type { BuiltInWorld, SkillInput } from '#features/copilot/request/skill-input.ts';
import { readPlace } from '#features/copilot/knowledge/place/read-place.ts';
import { linkTo } from '#features/copilot/knowledge/links.ts';
import { correctWords } from '#features/copilot/knowledge/search-library.ts';
import { answerAtPlace } from '#features/copilot/skills/at-place/answer-at-place.ts';
import { answerFrom, answerUnless } from '#features/copilot/skills/answer-question.ts';
import { leaningWish, wishOf } from '#features/copilot/skills/at-place/wish.ts';
import { answerAtSelection, answerOn } from '#features/copilot/skills/follow/answer-leaning.ts';
import { goOnFrom } from '#features/copilot/skills/follow/go-on-from.ts';
import { followUpOf } from './follow-up.ts';
import { inPlaceOf } from './in-place-of.ts';
import { exactIntent } from './intents.ts';
import { isRecordAspect } from './own-record/read-own-record.ts';
import { titleWords } from './own-record/record-skills.ts';
import { plainRequest } from './plain-requests.ts';
import { skills } from './skills.ts';
import { understand, type Understood } from './understand.ts';

/** Of the items that were just spoken of or offered so many are rather meant. */
const RATHER_MEANT = 2;
/** So sure of what a message is after, it goes on from nothing; for what comes before every lesson less is enough. */
const SURE = 0.8;
const CAREFUL = 0.5;
/** What may lean on something needs more. */
const CERTAIN = 0.9;
const IN_NEED = 0.7;
const WORDY = 4;
const URGENT: ReadonlySet<string> = new Set(['emergency', 'danger', 'distress']);
const COMES_FIRST: ReadonlySet<string> = new Set([
  'emergency',
  'danger',
  'distress',
  'patient',
  'quiz_key',
  'instructions',
  'favour',
  'other_people',
  'care: emergency',
  'care: danger',
  'care: distress',
  'care: self-harm',
  'care: patient',
  'care: own-health',
  'care: insult',
]);
const OWN = /\b(?:i|my|me|mine|myself)\b/i;
const POINTS = /\b(?:it|this|that|these|those|else)\b/i;
const WISHES: ReadonlySet<string> = new Set([
  'flashcards',
  'game',
  'video_short',
  'quiz_me',
  'summarize',
  'find',
  'missed_question',
]);
/** What is said in few words and goes on from nothing. */
const MANNERS: ReadonlySet<string> = new Set(['thanks', 'greet', 'help']);

/**
 * What answers without a language model: what is asked for is recognized, and answered from the library and the
 * member's own record. What was typed is first spelt right and read together with what was said before.
 */
export function createBuiltInEngine(world: BuiltInWorld): Engine {
  const answer: Engine = async (request, writer) => {
    const { context } = request;
    const { search } = world.assistant;
    writer.trace.engine('built-in', null);
    writer.trace.sent('question', request.question);
    const library = { orgId: request.caller.orgId, version: context.indexVersion };
    const asked = (question: string, vector: Int8Array | null = null): SkillInput => ({
      world,
      request: { ...request, question },
      writer,
      context,
      vector,
    });
    const memoryWish = memoryWishOf(request.question);
    if (memoryWish) {
      writer.trace.intent(`memory: ${memoryWish.want}`, 1);
      return useMemory(asked(request.question), memoryWish);
    }
    const proposalWish = proposalWishOf(request.question);
    if (proposalWish) {
      writer.trace.intent(`propose: ${proposalWish.want}`, 1);
      return propose(asked(request.question), proposalWish);
    }
    if (request.tutoring) {
      const next = await goOnTutoring(asked(request.question), request.tutoring);
      if (next) return traced(writer, next);
      // A question in between is answered, and what was asked waits.
      return { ...(await answer({ ...request, tutoring: null }, writer)), tutor: request.tutoring };
    }
    const wish = wishOf(request.question);
    if (wish && context.openItem?.type === 'quiz' && request.page?.place?.question_id) {
      writer.trace.intent('missed_question', 1);
      return skills.missed_question(asked(request.question));
    }
    const selection = request.page?.place?.selection;
    const place = wish || selection ? await readPlace({ world, request }) : null;
    if (wish && place && !selection) {
      writer.trace.intent(`${wish}_here`, 1);
      return answerAtPlace(asked(request.question), wish, place);
    }
    const begun = wantsTutor(request.question) ? await beginTutoring(asked(request.question)) : null;
    if (begun) return traced(writer, begun);
    const opened = itemToOpen(request.question, asked(''));
    if (opened) return opened;
    const read = await correctWords(world, library, request.question, context.words);
    if (read !== request.question.toLowerCase()) writer.trace.sent('read as', read);
    // A question that is known word for word is itself, and goes on from nothing.
    const isKnown = exactIntent(request.question) !== null;
    const [vector = null, meaning = null] = (await search.encode([request.question, read])) ?? [];
    const understood = understoodInBoth(understand(request.question, vector), understand(read, meaning));
    const plain = isKnown ? null : plainRequest(read, { typed: request.question, titles: () => titleWords(context) });
    const followUp = isKnown ? null : followUpOf(read, request, context.tree);
    const isLeaning = !isKnown && ((selection !== undefined && place !== null) || followUp !== null);
    const direct = directIntent({ plain, understood, typed: request.question, isLeaning });
    if (direct === 'plain') {
      writer.trace.intent(plain!.name, 1);
      return plain!.skill(asked(read));
    }
    const { intent, confidence } = understood;
    if (direct === 'understood') {
      writer.trace.intent(intent, confidence);
      return skills[intent](asked(request.question, vector));
    }
    if (selection && place && !isKnown) {
      const said = await answerAtSelection(asked(read), { selection, place, wish: wish ?? leaningWish(read) });
      writer.trace.intent(`${wish ?? 'asked'}_here`, 1);
      if (said) return said;
    }
    if (followUp) {
      const before = await correctWords(world, library, followUp.before, context.words);
      writer.trace.intent('follow_up', 1);
      writer.trace.sent('goes on from', before);
      const next = await goOnFrom(asked(followUp.text), followUp);
      if (next) return next;
      const whole = inPlaceOf(before, followUp.text);
      if (whole === null) return answerOn(asked(followUp.text), { ...followUp, before });
      writer.trace.sent('read as', whole);
      const [meant = null] = (await search.encode([whole])) ?? [];
      return answerFrom(asked(whole, meant), followUp.items.slice(0, RATHER_MEANT), before);
    }
    writer.trace.intent(intent, confidence);
    if (intent !== 'question') return skills[intent](asked(request.question, vector));
    const { rather = null } = understood;
    return answerUnless(
      asked(read, meaning),
      rather && { skill: skills[rather], when: rather === 'patient' ? 'unsure' : 'none' },
    );
  };
  return answer;
}

/** What names the record only until the library's own words stand in it is a question to the library. */
const understoodInBoth = (typed: Understood, read: Understood): Understood =>
  isRecordAspect(typed.intent) && read.intent === 'question' ? read : typed;

/** A message as it was read in two ways. */
interface Heard {
  readonly plain: ReturnType<typeof plainRequest>;
  readonly understood: Understood;
  readonly typed: string;
  /** It may go on from what was said or selected. */
  readonly isLeaning: boolean;
}

/** What of the two counts before anything else; null where the message is read as a question. */
function directIntent({ plain, understood, typed, isLeaning }: Heard): 'plain' | 'understood' | null {
  const { intent, confidence } = understood;
  if (isLeaning) return leaningIntent({ plain, understood, typed });
  if (plain) return isSurer(understood, plain.name) ? 'understood' : 'plain';
  if (intent === 'question') return null;
  return confidence >= (COMES_FIRST.has(intent) ? CAREFUL : SURE) ? 'understood' : null;
}

/**
 * In few words 'and a voice?' goes on from what was said, as 'max points?' does. Then it takes both ways of reading, or
 * more certainty, to hear something else in it.
 */
function leaningIntent({ plain, understood, typed }: Omit<Heard, 'isLeaning'>): 'plain' | 'understood' | null {
  const { intent, confidence } = understood;
  const isOwn = OWN.test(typed) && !POINTS.test(typed);
  if (plain && COMES_FIRST.has(plain.name)) return 'plain';
  if (plain && isRecordAspect(plain.name) && isOwn && isRecordAspect(intent))
    return isSurer(understood, plain.name) ? 'understood' : 'plain';
  const isWordy = typed.split(/\s+/).length >= WORDY;
  // Who is in need is rather heard once too often.
  if (URGENT.has(intent) && isWordy && confidence >= IN_NEED) return 'understood';
  if (confidence < CERTAIN) return null;
  if (MANNERS.has(intent)) return 'understood';
  if (!isWordy) return null;
  const mayBeMeant = COMES_FIRST.has(intent) || WISHES.has(intent) || (isRecordAspect(intent) && isOwn);
  return mayBeMeant ? 'understood' : null;
}

/** What was learned from examples counts more than words that name a part of the record when it is that sure. */
const isSurer = ({ intent, confidence }: Understood, plain: string): boolean =>
  intent !== plain && confidence >= SURE && isRecordAspect(intent) && isRecordAspect(plain);

function traced(writer: ReplyWriter, line: StreamLine): StreamLine {
  writer.trace.intent('tutor', 1);
  return line;
}

/** A button that says 'Open The second look' opens it. */
function itemToOpen(question: string, { context }: SkillInput) {
  const title = /^open (.+?)[.!]?$/i.exec(question.trim())?.[1]?.toLowerCase();
  if (!title) return null;
  const item = [...context.tree.itemById.values()].find(
    (each) => each.title.toLowerCase() === title && !context.lockedIds.includes(each.id),
  );
  return item ? { tool: linkTo(context.tree, context.learner, item) } : null;
}
