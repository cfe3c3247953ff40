import { listMissedReviews, readQuizOverview, readResults } from '#features/quizzes/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { SkillInput } from '../../request/skill-input.ts';
import { namedIn } from '../named-in.ts';

/** Quizzes that are looked through for what was missed, and the answers outside of them. */
const QUIZZES = 12;
const REVIEWS = 50;

/** A question whose last answer was wrong, with what came of it. */
export interface Missed {
  readonly thingId: string;
  readonly questionId: string;
  /** Of the quiz, or of the lesson that asks it. */
  readonly title: string;
  readonly prompt: string;
  /** Null where it was left open. */
  readonly answer: string | null;
  readonly right: string;
  readonly explanation: string | null;
  readonly teaches: string | null;
  readonly isOfQuiz: boolean;
}

export interface MissedLately {
  readonly missed: readonly Missed[];
  /** The quiz that the message names. */
  readonly named: { readonly title: string } | null;
  readonly quizzes: number;
}

/**
 * What was missed in the last attempt at each quiz, and in reviews and conversations; each question once. Quizzes that
 * are open again keep what was missed in them to themselves.
 */
export async function listMissed(input: SkillInput): Promise<MissedLately> {
  const { world, request } = input;
  const { orgId, uid } = request.caller;
  const { items } = await inOrganization(world.db, orgId, (scope) => readQuizOverview(scope, { uid, limit: QUIZZES }));
  const quizzes = items.map(({ quiz }) => quiz);
  const named = namedIn(request.question, quizzes);
  const ofQuizzes = (await Promise.all((named ? [named] : quizzes).map((quiz) => missesOf(input, quiz)))).flat();
  const ofReviews = (await listMissedCards(input)).filter(({ thingId }) => !named || thingId === named.id);
  const isNew = (one: Missed) =>
    !ofQuizzes.some(({ thingId, questionId }) => thingId === one.thingId && questionId === one.questionId);
  return { missed: [...ofQuizzes, ...ofReviews.filter(isNew)], named, quizzes: items.length };
}

/** What was missed in reviews and in conversations, the latest first; nothing of a quiz that is open or locked. */
export async function listMissedCards({ world, request, context }: SkillInput): Promise<Missed[]> {
  const { orgId, uid } = request.caller;
  const reviews = await inOrganization(world.db, orgId, (scope) =>
    listMissedReviews(scope, { uid, at: request.at, limit: REVIEWS }),
  );
  return reviews
    .filter(({ thingId, prompt }) =>
      context.openQuizzes.every(({ quizId, prompts }) => quizId !== thingId && !prompts.includes(prompt)),
    )
    .filter(({ thingId }) => context.tree.itemById.has(thingId) && !context.lockedIds.includes(thingId))
    .map(({ answerText, rightText, ...review }) => ({
      ...review,
      answer: answerText,
      right: rightText,
      isOfQuiz: context.tree.itemById.get(review.thingId)!.type === 'quiz',
    }));
}

async function missesOf(
  { world, request, context }: SkillInput,
  { id, title }: { readonly id: string; readonly title: string },
): Promise<Missed[]> {
  if (context.openQuizzes.some(({ quizId }) => quizId === id)) return [];
  try {
    const { questions } = await readResults(world, {
      orgId: request.caller.orgId,
      quizId: id,
      taker: { kind: 'member', uid: request.caller.uid },
    });
    return questions
      .filter(({ verdict }) => !verdict.is_right)
      .map(({ question, verdict }) => ({
        thingId: id,
        questionId: question.id,
        title,
        prompt: question.prompt,
        answer: verdict.is_blank ? null : (verdict.answer_text ?? ''),
        right: verdict.right_text,
        explanation: verdict.explanation,
        teaches: verdict.teaches?.content_id ?? null,
        isOfQuiz: true,
      }));
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return [];
    throw error;
  }
}
