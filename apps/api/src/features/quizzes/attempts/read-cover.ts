import type { QuizCover } from '@snapwell/contract/quizzes/quizzes.schemas';
import { minutesOf } from './start-attempt.ts';
import { presentLock } from '#features/catalogue/index.ts';
import type { World } from '#world.ts';
import { allowanceOf } from './state/allowance.ts';
import { listAnswers } from './state/answers.repository.ts';
import { isOverdue, readClock } from './state/attempt-clock.ts';
import { findLastFinished, findOpenAttempt, readRecord } from './state/attempts.repository.ts';
import { finishOverdueOf } from './finish-attempt.ts';
import { mostPoints } from './marking/quiz-points.ts';
import { type OpenQuiz, withQuiz } from './state/with-quiz.ts';
import { summarize } from './state/present-attempt.ts';
import type { AttemptOwner } from './state/attempt-owner.ts';

type CoverWorld = Pick<World, 'db' | 'clock' | 'live' | 'afterCompletion'>;

interface CoverQuery {
  readonly orgId: string;
  readonly quizId: string;
  /** Null for a stranger who has not begun anything. */
  readonly taker: AttemptOwner;
}

/** What stands before the first question. An attempt whose time is up is ended on the way. */
export async function readCover(
  world: CoverWorld,
  asked: CoverQuery,
): Promise<QuizCover & { organization_name: string }> {
  const now = world.clock.now();
  await finishOverdueOf(world, asked);
  return withQuiz(world, { ...asked, isLookedAt: true }, async (quiz) => {
    const { scope, body } = quiz;
    const record = await readRecord(scope, asked.taker, asked.quizId);
    const open = await findOpenAttempt(scope, asked.quizId, asked.taker);
    const last = record.used > 0 ? await findLastFinished(scope, asked.taker, asked.quizId) : null;
    const allowance = allowanceOf(body, record, now);
    const answered =
      open && !isOverdue(open, now)
        ? (await listAnswers(scope, open.id)).filter(({ answer, isUnknown }) => answer !== null || isUnknown).length
        : 0;
    return {
      ...describeQuiz(quiz),
      time_limit: (await minutesOf(quiz, asked.taker)) ?? null,
      attempts_used: allowance.used,
      attempts_left: allowance.left,
      next_attempt_at: allowance.nextAt?.toISOString() ?? null,
      open_attempt: open && {
        id: open.id,
        answered,
        total_questions: open.questions,
        deadline_at: open.deadlineAt?.toISOString() ?? null,
        remaining_ms: readClock(open, now).remaining_ms,
      },
      last_attempt: last && summarize(last),
      best_score: record.scores.length > 0 ? Math.max(...record.scores) : null,
      points_most: await mostPoints(scope, asked.taker, questionsOf(body)),
    };
  });
}

/** As many as one attempt asks. */
const questionsOf = ({ draw, questions }: OpenQuiz['body']) => draw ?? questions.length;

function describeQuiz({ body, ...quiz }: OpenQuiz) {
  return {
    id: quiz.id,
    title: quiz.title,
    summary: quiz.summary,
    language: quiz.language,
    languages: [...quiz.languages],
    introduction: body.introduction ?? null,
    minutes: quiz.minutes,
    module_id: quiz.moduleId,
    chapter_id: quiz.chapterId,
    cover_url: quiz.coverUrl,
    questions: questionsOf(body),
    pass_mark: body.pass_mark,
    time_limit: body.time_limit ?? null,
    feedback: body.feedback,
    certainty: body.certainty,
    counts: body.counts,
    attempts_allowed: body.attempts ?? null,
    is_public: quiz.isPublic,
    open_before: quiz.openBefore,
    lock: presentLock(quiz.missing),
    organization_name: quiz.organizationName ?? '',
  };
}
