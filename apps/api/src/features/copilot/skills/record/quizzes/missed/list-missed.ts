import { listMissedReviews, readQuizOverview, readResults, type ToldAnswer, whyNot } from '#features/quizzes/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { dayOf } from '#features/gamification/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { SkillInput } from '#features/copilot/request/skill-input.ts';
import { clockOf, isIn, periodIn } from '#features/copilot/skills/record/period-in.ts';
import { type LibraryPart, partNamed } from '#features/copilot/skills/record/part-named.ts';

/** Quizzes that are looked through for what was missed, and the answers outside of them. */
const QUIZZES = 12;
/** Where one is named, it may be longer ago. */
const ALL_QUIZZES = 100;
const REVIEWS = 50;
const LAST_QUIZ = /\b(?:last|latest|newest|most recent) (?:quiz|test|exam|one)\b/i;

/** A question whose last answer was wrong, with what came of it. */
export interface Missed extends ToldAnswer {
  readonly thingId: string;
  readonly questionId: string;
  /** Of the quiz, or of the lesson that asks it. */
  readonly title: string;
  readonly teaches: string | null;
  readonly isOfQuiz: boolean;
  readonly at: Date;
}

export interface MissedLately {
  /** The latest first. */
  readonly missed: readonly Missed[];
  /** What of the library the message names. */
  readonly named: LibraryPart | null;
  /** The time that the message names: 'yesterday'. */
  readonly when: string | null;
  /** It asks of the quiz alone that was taken last. */
  readonly isOfLast: boolean;
  readonly quizzes: number;
}

/**
 * What was missed in the last attempt at each quiz, and in reviews and conversations; each question once. Quizzes that
 * are open again keep what was missed in them to themselves.
 */
export async function listMissed(input: SkillInput): Promise<MissedLately> {
  const { world, request } = input;
  const { orgId, uid } = request.caller;
  const { items } = await inOrganization(world.db, orgId, (scope) =>
    readQuizOverview(scope, { uid, limit: ALL_QUIZZES }),
  );
  const quizzes = items.map(({ quiz }) => quiz);
  const named = partNamed(input, quizzes);
  const isMeant = (id: string) => named === null || named.ids.has(id);
  const isOfLast = named === null && LAST_QUIZ.test(request.question);
  const ofNamed = items.filter(({ quiz }) => isMeant(quiz.id));
  const taken = isOfLast ? items.slice(0, 1) : named ? ofNamed : items.slice(0, QUIZZES);
  const ofQuizzes = (await Promise.all(taken.map((item) => missesOf(input, item)))).flat();
  const ofReviews = (await listMissedCards(input)).filter(
    ({ thingId, teaches }) => isMeant(thingId) || (teaches !== null && isMeant(teaches)),
  );
  // A question of a quiz that was missed again in a review is told of by that.
  const isNew = (one: Missed) =>
    !ofReviews.some(({ thingId, questionId }) => thingId === one.thingId && questionId === one.questionId);
  const all = isOfLast ? ofQuizzes : [...ofReviews, ...ofQuizzes.filter(isNew)];
  const clock = await clockOf(input);
  const period = periodIn(request.question, dayOf(request.at, clock));
  const missed = all
    .filter(({ at }) => period === null || isIn(dayOf(at, clock), period))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return { missed, named, when: period?.name ?? null, isOfLast, quizzes: taken.length };
}

/** What was missed in reviews and in conversations, the latest first; nothing of a quiz that is open or locked. */
async function listMissedCards({ world, request, context }: SkillInput): Promise<Missed[]> {
  const { orgId, uid } = request.caller;
  const reviews = await inOrganization(world.db, orgId, (scope) =>
    listMissedReviews(scope, { uid, at: request.at, limit: REVIEWS }),
  );
  return reviews
    .filter(({ thingId, prompt }) =>
      context.openQuizzes.every(({ quizId, prompts }) => quizId !== thingId && !prompts.includes(prompt)),
    )
    .filter(({ thingId }) => context.tree.itemById.has(thingId) && !context.lockedIds.includes(thingId))
    .map((review) => ({
      ...review,
      isOfQuiz: context.tree.itemById.get(review.thingId)!.type === 'quiz',
    }));
}

async function missesOf(
  { world, request, context }: SkillInput,
  { quiz: { id, title }, latest_attempt: latest }: Awaited<ReturnType<typeof readQuizOverview>>['items'][number],
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
      .map(({ question, answer, verdict }) => ({
        thingId: id,
        questionId: question.id,
        title,
        prompt: question.prompt,
        answerText: verdict.is_blank ? null : (verdict.answer_text ?? ''),
        rightText: verdict.right_text,
        explanation: verdict.explanation,
        whyNot: whyNot(verdict.key, answer),
        teaches: verdict.teaches?.content_id ?? null,
        isRight: false,
        isOfQuiz: true,
        at: new Date(latest.completed_at ?? latest.started_at),
      }));
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return [];
    throw error;
  }
}
