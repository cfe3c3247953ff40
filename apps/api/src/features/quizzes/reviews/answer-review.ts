import type { Award } from '@snapwell/contract/gamification/award.schemas';
import type { Verdict } from '@snapwell/contract/quizzes/attempt.schemas';
import type { Answer, Question } from '@snapwell/contract/quizzes/question-types';
import type { Recall, ReviewAnswer, Reviewed } from '@snapwell/contract/quizzes/reviews.schemas';
import { settle, type SettleWorld } from '#features/gamification/index.ts';
import { loadCatalogue } from '#features/catalogue/index.ts';
import { logActivity } from '#platform/observing/activity-log.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import { newId } from '#platform/new-id.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { isRight } from '../scoring.ts';
import {
  describe,
  describeKey,
  explain,
  isBlank,
  normalizeAnswer,
  mark,
  reveal,
} from '@snapwell/contract/quizzes/question-rules/all-types';
import { arrangeCard } from './arrange-card.ts';
import { findSources, type QuizSource } from './sources/card-sources.ts';
import { type CardRow, findCard, findReview, logReviews, saveCards } from './cards.repository.ts';
import { isAskable, listDueCards } from './due-cards.ts';
import { reviewedAt } from './reviewed-at.ts';
import { recallOf } from './recall.ts';
import { wordsOf } from './remember-answers.ts';
import { retrievabilityOf, review } from './scheduler.ts';

type ReviewWorld = Pick<World, 'db' | 'clock' | 'live' | 'afterCompletion'>;

/**
 * Answers a card: how well it was remembered decides when it comes back. The same review twice counts, and pays,
 * once.
 */
export function answerReview(
  world: ReviewWorld,
  { orgId, uid }: MemberCaller,
  cardId: string,
  said: ReviewAnswer,
): Promise<Reviewed> {
  const input = said.is_unknown ? { ...said, answer: null, certainty: null } : said;
  const now = world.clock.now();
  return inOrganization(world.db, orgId, async (scope) => {
    const card = await findCard(scope, uid, cardId);
    if (!card) throw new AppError('not_found');
    const done = await findReview(scope, uid, input.review_id);
    if (done && done.cardId !== cardId)
      throw new AppError('invalid_request', [
        { path: 'review_id', message: /*i18n*/ 'This review belongs to another card.' },
      ]);
    // Moved on and due again, it would show its question in another order than the one that was answered.
    const hasMovedOn = input.reviews !== undefined && input.reviews !== card.reps;
    if (!done && (hasMovedOn || !(await isAskable(scope, card, now)))) throw new AppError('card_not_due');
    // Asked again, the card has moved on by one review: the order it was shown in is that of the one before.
    const judged = await judge(
      scope,
      done ? { ...card, reps: card.reps - 1 } : card,
      done ? { ...input, certainty: done.certainty } : input,
    );
    const dueAt = done?.dueAt ?? (await schedule(scope, card, { input, judged, now }));
    const awards = done ? [] : await settleReview(scope, world, { uid, reviewId: input.review_id, card, judged, now });
    const verdict = judged.verdict && { ...judged.verdict, comes_back_at: dueAt.toISOString() };
    return {
      recall: done?.recall ?? judged.recall,
      verdict,
      due_at: dueAt.toISOString(),
      due: (await listDueCards(scope, uid, now)).due.length,
      awards,
    };
  });
}

interface MarkedReview {
  readonly recall: Recall;
  readonly verdict: Verdict | null;
  readonly answer: Answer | null;
  readonly credit: number | null;
}

/** Of a term the learner says it; of a question it follows from the answer. */
async function judge(scope: OrganizationScope, card: CardRow, input: ReviewAnswer): Promise<MarkedReview> {
  if (card.kind !== 'question') {
    if (!input.recall)
      throw new AppError('invalid_request', [{ path: 'recall', message: /*i18n*/ 'Say how well you knew it.' }]);
    return { recall: input.recall, verdict: null, answer: null, credit: null };
  }
  const quiz = (await findSources(scope, card.uid, [card])).quizzes.get(card.thingId);
  const question = quiz?.questionById.get(card.questionId);
  if (!quiz || !question) throw new AppError('not_found');
  return judgeQuestion(scope, card, input, { quiz, question });
}

async function judgeQuestion(
  scope: OrganizationScope,
  card: CardRow,
  { answer: given, certainty, seconds }: ReviewAnswer,
  { quiz, question }: { quiz: QuizSource; question: Question },
): Promise<MarkedReview> {
  const arrangement = arrangeCard(card, question);
  const answer = given && normalizeAnswer(question, given, arrangement);
  if (given && !answer)
    throw new AppError('invalid_request', [
      { path: 'answer', message: /*i18n*/ 'This answer does not belong to this question.' },
    ]);
  const { credit, markedBy, evidence = [] } = mark(question, answer, quiz.findPicture);
  const verdict: Verdict = {
    credit,
    is_right: isRight({ credit }),
    is_blank: isBlank(question, answer),
    marked_by: markedBy,
    reason: null,
    evidence: [...evidence],
    key: reveal(question, arrangement, answer),
    answer_text: describe(question, answer),
    right_text: describeKey(question, arrangement),
    explanation: explain(question, arrangement),
    teaches: await teachesOf(scope, card.uid, question),
    comes_back_at: null,
  };
  return { recall: recallOf({ credit, certainty, seconds, words: wordsOf(question) }), verdict, answer, credit };
}

async function teachesOf(scope: OrganizationScope, uid: string, { teaches }: Question): Promise<Verdict['teaches']> {
  if (!teaches) return null;
  const title = (await loadCatalogue(scope, uid)).tree.itemById.get(teaches)?.title;
  return title ? { content_id: teaches, title } : null;
}

async function schedule(
  scope: OrganizationScope,
  card: CardRow,
  { input, judged, now }: { input: ReviewAnswer; judged: MarkedReview; now: Date },
): Promise<Date> {
  const at = reviewedAt(input.at, { dueAt: card.dueAt, now });
  const memory = review(card, judged.recall, at);
  const { uid, id: cardId } = card;
  const { review_id: reviewKey, certainty, seconds } = input;
  const { recall, answer, credit } = judged;
  const retrievability = retrievabilityOf(card, at);
  await logReviews(scope, [
    {
      id: newId(now),
      uid,
      cardId,
      reviewKey,
      source: 'review',
      recall,
      at,
      retrievability,
      dueAt: memory.dueAt,
      answer,
      certainty,
      credit,
      seconds,
    },
  ]);
  await saveCards(scope, [{ ...card, ...memory }]);
  return memory.dueAt;
}

interface ReviewInput {
  readonly uid: string;
  readonly reviewId: string;
  readonly card: CardRow;
  readonly judged: MarkedReview;
  readonly now: Date;
}

/** Logs the review and settles it. A question pays for what is right of its answer: a guess no more than 'I don't know'. */
async function settleReview(
  scope: OrganizationScope,
  world: SettleWorld,
  { uid, reviewId, card, judged: { recall, credit }, now }: ReviewInput,
): Promise<Award[]> {
  const facts = { kind: card.kind, thing_id: card.thingId, question_id: card.questionId, recall };
  await logActivity(scope, { uid, type: 'review_answered', facts, at: now });
  const earnings = credit !== null && credit <= 0 ? [] : [{ source: 'review', sourceId: reviewId } as const];
  return settle(scope, world, { uid, at: now, now, contentId: null, earnings });
}
