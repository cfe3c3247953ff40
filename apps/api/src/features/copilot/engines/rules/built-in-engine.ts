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
import { answerFrom } from '#features/copilot/skills/answer-question.ts';
import { leaningWish, wishOf } from '#features/copilot/skills/at-place/wish.ts';
import { goOnFrom } from '#features/copilot/skills/follow/go-on-from.ts';
import { followUpOf } from './follow-up.ts';
import { inPlaceOf } from './in-place-of.ts';
import { exactIntent } from './intents.ts';
import { titleWords } from './own-record/record-skills.ts';
import { plainRequest } from './plain-requests.ts';
import { skills } from './skills.ts';
import { understand } from './understand.ts';

/** Of the items that were just spoken of or offered so many are rather meant. */
const RATHER_MEANT = 2;

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
    const place = wish && (await readPlace({ world, request }));
    if (place) {
      writer.trace.intent(`${wish}_here`, 1);
      return answerAtPlace(asked(request.question), wish, place);
    }
    if (request.page?.place?.selection && exactIntent(request.question) === null) {
      const here = await readPlace({ world, request });
      const spelt = await correctWords(world, library, request.question, context.words);
      const leaning = here && leaningWish(spelt, [here.text, ...here.following].join(' '));
      if (here && leaning) {
        writer.trace.intent(`${leaning}_here`, 0.8);
        return answerAtPlace(asked(request.question), leaning, here);
      }
    }
    const begun = wantsTutor(request.question) ? await beginTutoring(asked(request.question)) : null;
    if (begun) return traced(writer, begun);
    const opened = itemToOpen(request.question, asked(''));
    if (opened) return opened;
    const read = await correctWords(world, library, request.question, context.words);
    if (read !== request.question.toLowerCase()) writer.trace.sent('read as', read);
    // A question that is known word for word is itself, and goes on from nothing.
    const isKnown = exactIntent(request.question) !== null;
    const plain = isKnown ? null : plainRequest(read, { typed: request.question, titles: () => titleWords(context) });
    if (plain) {
      writer.trace.intent(plain.name, 1);
      return plain.skill(asked(read));
    }
    const followUp = isKnown ? null : followUpOf(read, request, context.tree);
    if (followUp) {
      const before = await correctWords(world, library, followUp.before, context.words);
      writer.trace.intent('follow_up', 1);
      writer.trace.sent('goes on from', before);
      const next = await goOnFrom(asked(followUp.text), followUp);
      if (next) return next;
      const whole = inPlaceOf(before, followUp.text);
      if (whole !== null) {
        writer.trace.sent('read as', whole);
        const [meant = null] = (await search.encode([whole])) ?? [];
        return answerFrom(asked(whole, meant), followUp.items.slice(0, RATHER_MEANT), before);
      }
      const [vector = null] = (await search.encode([`${before} ${followUp.text}`])) ?? [];
      return answerFrom(asked(followUp.text, vector), followUp.items.slice(0, RATHER_MEANT), before);
    }
    const [vector = null, meaning = null] = (await search.encode([request.question, read])) ?? [];
    const { intent, confidence } = understand(request.question, vector);
    writer.trace.intent(intent, confidence);
    return skills[intent](
      asked(intent === 'question' ? read : request.question, intent === 'question' ? meaning : vector),
    );
  };
  return answer;
}

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
