import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { PRACTICE_MOST } from '@snapwell/contract/quizzes/quizzes.limits';
import { listAnsweredAfter } from '#features/quizzes/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { sourceOf } from '../../knowledge/links.ts';
import type { SkillInput } from '../../request/skill-input.ts';
import { explainAnswer, isExplanation, isListOfMissed } from '../record/quizzes/missed/explain-answer.ts';
import { givesUp, whichCard } from './which-card.ts';

/** So many are asked where nobody says how many. */
const USUAL = 5;
/** Messages since the set was asked: until then who gives up gives up on its card. */
const BESIDE = 4;

/**
 * A card of the set that was asked in this conversation: the one that is counted out, the one answered last or the last
 * that was missed, with what the card said of it. Null where none is meant, or none was answered.
 */
export async function explainCard(input: SkillInput): Promise<StreamLine | null> {
  const { world, request, writer, context } = input;
  const { practising, page } = request;
  // What is selected on the page is rather meant.
  if (!practising || page?.place?.selection) return null;
  const since = practising.saidSince === 0 ? [] : request.history.slice(-practising.saidSince);
  if (since.some(({ role, text }) => role === 'assistant' && isListOfMissed(text))) return null;
  const isOfSet = since.every(({ role, text }) => role === 'user' || isExplanation(text));
  if (practising.saidSince <= BESIDE && givesUp(request.question)) {
    writer.write({
      content:
        'Press **I don’t know** on the card: it shows the answer with its reason, and asks you again another day.',
    });
    return {};
  }
  const which = whichCard(request.question, { isOfSet });
  if (which === null) return null;
  const answered = await inOrganization(world.db, request.caller.orgId, (scope) =>
    listAnsweredAfter(scope, {
      uid: request.caller.uid,
      at: request.at,
      after: practising.replyId,
      limit: PRACTICE_MOST,
    }),
  );
  if (typeof which === 'object' && which.number > answered.length) {
    if (which.number > (practising.offer.wanted ?? USUAL)) return null;
    writer.write({
      content: `Question ${which.number} isn't answered yet. Answer it in its card, or say **I don't know** there: then I explain it.`,
    });
    return {};
  }
  if (answered.length === 0 && isOfSet) {
    writer.write({
      content:
        "It's still open, and I don't give its answer away. Choose one, and I explain it; or press **I don't know**: the card shows the right one with its reason, and asks you again another day.",
    });
    return {};
  }
  const missed = answered.findLast((each) => each !== null && !each.isRight);
  const card =
    typeof which === 'object'
      ? answered[which.number - 1]
      : which === 'missed'
        ? (missed ?? answered.at(-1))
        : answered.at(-1);
  if (!card || context.lockedIds.includes(card.thingId)) return null;
  writer.write({ content: explainAnswer(card) });
  const lesson = context.tree.itemById.get(card.teaches ?? card.thingId);
  return lesson && lesson.type !== 'quiz' ? { sources: [sourceOf(request.caller.orgId, lesson)] } : {};
}
