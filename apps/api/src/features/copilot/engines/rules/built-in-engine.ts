import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { searchWords } from '#adapters/passage-search/words.ts';
import { correctWords } from '#features/copilot/knowledge/find-passages.ts';
import type { Engine } from '#features/copilot/request/engine.ts';
import type { BuiltInWorld, Skill, SkillInput } from '#features/copilot/request/skill-input.ts';
import { answerFrom, answerUnless } from '#features/copilot/skills/answer-question.ts';
import { termAsked } from '#features/copilot/skills/terms/answer-term.ts';
import { UNKNOWN } from '#features/copilot/skills/decline-question.ts';
import { sayNamedOnPage } from '#features/copilot/skills/at-place/say-named.ts';
import { answerAtPlace } from '#features/copilot/skills/at-place/answer-at-place.ts';
import { leaningWish } from '#features/copilot/skills/at-place/wish.ts';
import { answerAtSelection } from '#features/copilot/skills/follow/answer-selection.ts';
import { answerOn, answerOnIfSure } from '#features/copilot/skills/follow/answer-leaning.ts';
import { pageOf } from '#features/copilot/skills/follow/look.ts';
import { goOnFrom } from '#features/copilot/skills/follow/go-on-from.ts';
import { isAboutProduct } from '#features/copilot/skills/help/product-help.ts';
import { isGerman } from '#features/copilot/skills/german/is-german.ts';
import { cautionFor } from '#features/copilot/skills/care/care.ts';
import { partAsked } from '#features/copilot/skills/record/progress/part-asked.ts';
import { goOnTutoring } from '#features/copilot/skills/tutor/tutor.ts';
import { hearCare } from '../hear-care.ts';
import { answerInGerman } from './answer-in-german.ts';
import { answerHere, answerOutright, type Here, readHere } from './answer-outright.ts';
import type { Understood } from './direct-intent.ts';
import type { FollowUp } from './follow-up.ts';
import { inPlaceOf } from './in-place-of.ts';
import { exactIntent } from './intents.ts';
import { type RecordAspect, readOwnRecord } from './own-record/read-own-record.ts';
import { sayParts } from './own-record/read-together.ts';
import { recordPhrase } from './own-record/record-phrases.ts';
import { recordSkills, titleWords } from './own-record/record-skills.ts';
import { readMessage, type ReadMessage, spellWishes } from './read-message.ts';
import { skills } from './skills.ts';

/** What comes before a lesson that is taught, a card that is confirmed and whatever else is under way. */
const WAITS_FOR_NOTHING: ReadonlySet<string> = new Set([
  'self-harm',
  'emergency',
  'danger',
  'mishap',
  'exposure',
  'breach',
  'relieved',
  'in-danger',
  'prepared',
  'whom',
]);
/** Of the items that were just spoken of or offered so many are rather meant. */
const RATHER_MEANT = 2;

/**
 * What answers without a language model: what is asked for is recognized, and answered from the library and the
 * member's own record. What was typed is first spelt right and read together with what was said before.
 */
export function createBuiltInEngine(world: BuiltInWorld): Engine {
  const answer: Engine = async (asked, writer) => {
    writer.trace.engine('built-in', null);
    writer.trace.sent('question', asked.question);
    const typed: SkillInput = { world, request: asked, writer, context: asked.context, vector: null };
    const request = { ...asked, question: await spellWishes(typed) };
    const input: SkillInput = { ...typed, request };
    const urgent = await hearCare(world, request);
    if (urgent && WAITS_FOR_NOTHING.has(urgent.kind)) {
      writer.trace.intent(`care: ${urgent.kind}`, 1);
      if (urgent.kind === 'self-harm') sayCaution(input);
      return urgent.skill(input);
    }
    // Who tells of it and asks nothing is told what to do; there is no lesson to look for.
    if (!urgent && sayCaution(input) && !ASKS.test(request.question)) return {};
    const outright = await answerOutright(input);
    if (outright) return outright;
    if (request.tutoring) {
      const next = await goOnTutoring(input, request.tutoring);
      if (next) {
        writer.trace.intent('tutor', 1);
        return next;
      }
      // A question in between is answered, and what was asked waits.
      return { ...(await answer({ ...request, tutoring: null }, writer)), tutor: request.tutoring };
    }
    const here = await readHere(input);
    const atPlace = await answerHere(input, here);
    if (atPlace) return atPlace;
    if (exactIntent(request.question) === null && isGerman(request.question)) {
      writer.trace.intent('german', 1);
      return answerInGerman(input);
    }
    return answerMessage(input, here, await readMessage(input, here));
  };
  return answer;
}

const ASKS =
  /\?|\b(?:what|how|when|whom?|which|why|should|can|could|may|must|do i|does|is it|tell me|show|explain|lessons?|quiz)\b/i;

/** What comes before all else where somebody else wants an end of their life; whether anything does. */
function sayCaution({ request, writer }: SkillInput): boolean {
  const caution = cautionFor(request.question.toLowerCase(), request.organization.care.house_call);
  if (caution) writer.write({ content: `${caution}\n\n` });
  return caution !== null;
}

/** By what the message is after: what leaves no doubt first, then what it leans on, then the library. */
async function answerMessage(input: SkillInput, here: Here, message: ReadMessage): Promise<StreamLine> {
  const { writer, request } = input;
  const { plain, understood, direct, text, vector, meaning, followUp } = message;
  const { intent, confidence } = understood;
  if (direct === 'plain') {
    writer.trace.intent(plain!.name, 1);
    return plain!.skill(withQuestion(input, text));
  }
  const typed = withQuestion(input, request.question, vector);
  if (direct === null) {
    const atSelection = await answerSelection(input, here, message);
    if (atSelection) return atSelection;
    if (followUp?.isExplicit) return answerFollowUp(input, followUp);
  }
  writer.trace.intent(intent, confidence);
  // What nobody has help for is rather asked of a lesson.
  const isUnknownHelp = intent === 'product_help' && !isAboutProduct(request.question);
  // What is not certain in so few words rather goes on from what was said, or is about the page.
  const isQuestion = intent === 'question' || followUp !== null || isUnknownHelp;
  if ((direct === 'understood' && !isUnknownHelp) || !isQuestion) return sayUnderstood(typed, understood);
  const question = withQuestion(input, text, meaning);
  const otherwise = otherwiseFor(message);
  // A word of the glossary is asked for by itself, whatever was said before.
  const goingOn = followUp && (await termAsked(question)) === null ? followUp : null;
  const before = goingOn && {
    ...goingOn,
    before: await correctWords(input.world, libraryOf(input), goingOn.before, input.context.words),
  };
  // With a page open what was said before counts beside it.
  if (!before || pageOf(input)) return answerUnless(question, otherwise, before);
  // In so few words it rather goes on from what was said, where no lesson surely answers it by itself.
  const leaning = withQuestion(input, before.text);
  const said = await answerOnIfSure(leaning, before);
  if (said) return said;
  return answerUnless(question, otherwise ?? { skill: () => answerOn(leaning, before), when: 'unsure' });
}

/** What it is after; of the own record with what is nearly as likely meant. */
function sayUnderstood(input: SkillInput, { intent, beside }: Understood): StreamLine | Promise<StreamLine> {
  const asked = input.request.question;
  if (!beside) return skills[intent](input);
  return sayParts(
    input,
    [intent, beside].map((name) => ({ asked, name, skill: skills[name] })),
  );
}

/** What else it may be after, where no lesson answers; one patient is left to those who see them unless one surely does. */
function otherwiseFor({ plain, understood }: ReadMessage) {
  const { intent, rather = intent === 'question' ? null : intent } = understood;
  const [name, skill] = plain ? [plain.name, plain.skill] : [rather, rather && skills[rather]];
  return skill && { skill, when: name?.endsWith('patient') ? ('unsure' as const) : ('none' as const) };
}

/** What is asked about a selected text; null where nothing is selected, or nothing around it answers. */
async function answerSelection(
  input: SkillInput,
  { selection, place, wish }: Here,
  { text, isKnown }: ReadMessage,
): Promise<StreamLine | null> {
  if (selection === undefined || !place || isKnown) return null;
  if (wish && place.isHeading) {
    input.writer.trace.intent(`${wish}_here`, 1);
    return answerAtPlace(input, wish, place);
  }
  const said = await answerAtSelection(withQuestion(input, text), {
    selection,
    place,
    wish: wish ?? leaningWish(text),
  });
  input.writer.trace.intent(`${wish ?? 'asked'}_here`, 1);
  return said;
}

/** So few telling words name nothing. */
const MOST_OF_NOTHING = 1;

/** What goes on from the question before: its next step, the same question of something else, or asked beside it. */
async function answerFollowUp(input: SkillInput, followUp: FollowUp): Promise<StreamLine> {
  const { world, context, writer } = input;
  const before = await correctWords(world, libraryOf(input), followUp.before, context.words);
  writer.trace.intent('follow_up', 1);
  writer.trace.sent('goes on from', before);
  // With no lesson spoken of and none open, a word or two say nothing that could be looked up.
  const isOpen = pageOf(input) === null && followUp.items.length === 0;
  const own = searchWords(followUp.text).length;
  const ofRecord = followUp.items.length === 0 ? await askedOfPartToo(input, before, followUp.text) : null;
  if (ofRecord) return ofRecord;
  if (isOpen && own <= MOST_OF_NOTHING) {
    // Asked together both may be found where what came first was not, or was answered by no lesson.
    const titles = (aspect: RecordAspect) => titleWords(context, aspect);
    // 'And freezes' after the streak is of the own record as well.
    const aspect = readOwnRecord(before, titles) && readOwnRecord(`my ${followUp.text}`, titles);
    if (aspect) return recordSkills[aspect](input);
    return own === 0 ? askWhole(input) : answerTogether(input, `${before} ${followUp.text}`);
  }
  // What no lesson answered leaves nothing to go on from, whatever page is open.
  const most = wasUnanswered(input) ? MOST_OF_NOTHING : 0;
  if (own <= most && followUp.items.length === 0) return answerTogether(input, `${before} ${followUp.text}`, 'unsure');
  const page = pageOf(input);
  const next =
    (await goOnFrom(withQuestion(input, followUp.text), followUp)) ?? (page && (await sayNamedOnPage(input, page)));
  if (next) return next;
  const whole = inPlaceOf(before, followUp.text);
  if (whole === null) return answerOn(withQuestion(input, followUp.text), { ...followUp, before });
  writer.trace.sent('read as', whole);
  const [meant = null] = (await world.assistant.search.encode([whole])) ?? [];
  return answerFrom(withQuestion(input, whole, meant), followUp.items.slice(0, RATHER_MEANT), before);
}

/** A name and nothing that is asked of it: 'how do falls happen' is no question about oneself. */
const NAMES_ALONE =
  /^(?!.*\b(?:how|why|what|when|where|which|who|is|are|was|do|does|did|can|should|must)\b)(?:(?:and|or|but|ok|so) )*(?:(?:in|for|of|with|on|from|about) )?(?:\S+ ){0,5}\S+$/i;

/** 'And in sepsis' after 'how am I doing': the same of the own record, of the part that is named; null for all else. */
async function askedOfPartToo(input: SkillInput, before: string, text: string): Promise<StreamLine | null> {
  if (!NAMES_ALONE.test(text)) return null;
  const aspect = recordPhrase(before) ?? readOwnRecord(before, (each) => titleWords(input.context, each));
  if (!aspect || !(await partAsked(withQuestion(input, text)))) return null;
  input.writer.trace.sent('read as', `${before} ${text}`);
  return recordSkills[aspect](withQuestion(input, `${before} ${text}`));
}

/** Whether it was said last that nothing is known of what was asked. */
const wasUnanswered = ({ request: { history } }: SkillInput): boolean =>
  history.findLast(({ role }) => role === 'assistant')?.text.startsWith(UNKNOWN) ?? false;

const askWhole: Skill = async ({ writer }) => {
  writer.write({ content: "I can't tell what that goes on from. Ask it in a whole sentence, with what it is about." });
  return {};
};

async function answerTogether(input: SkillInput, both: string, when: 'unsure' | 'none' = 'none'): Promise<StreamLine> {
  input.writer.trace.sent('read as', both);
  const [meant = null] = (await input.world.assistant.search.encode([both])) ?? [];
  return answerUnless(withQuestion(input, both, meant), { skill: askWhole, when });
}

const libraryOf = ({ request, context }: SkillInput) => ({
  orgId: request.caller.orgId,
  version: context.indexVersion,
});

const withQuestion = (input: SkillInput, question: string, vector: Int8Array | null = null): SkillInput => ({
  ...input,
  request: { ...input.request, question },
  vector,
});
