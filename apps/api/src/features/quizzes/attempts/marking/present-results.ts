import type { QuizResults } from '@snapwell/contract/quizzes/attempt.schemas';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { countedScore, isRight } from '#features/quizzes/scoring.ts';
import { allowanceOf } from '../state/allowance.ts';
import { type AnswerRow, listAnswers } from '../state/answers.repository.ts';
import { type AttemptRow, findLastFinished, readRecord, type TakerRecord } from '../state/attempts.repository.ts';
import { changeOf, compareAttempts } from './compare-attempts.ts';
import { loadPinnedQuiz, type PinnedQuiz } from '../state/pinned-quiz.ts';
import { presentQuestion, type VerdictContext, summarize } from '../state/present-attempt.ts';
import { rulesOf } from './quiz-points.ts';
import { loadVerdictContext } from './verdict-context.ts';
import type { AttemptOwner } from '../state/attempt-owner.ts';

/** A finished attempt, question by question, and where its taker stands with the quiz. */
export async function presentResults(scope: OrganizationScope, attempt: AttemptRow, now: Date): Promise<QuizResults> {
  const { quizId } = attempt;
  const taker: AttemptOwner =
    attempt.uid === null ? { kind: 'device', deviceHash: attempt.deviceHash! } : { kind: 'member', uid: attempt.uid };
  const quiz = await loadPinnedQuiz(scope, attempt);
  const answers = await listAnswers(scope, attempt.id);
  const before =
    attempt.mode === 'full'
      ? await findLastFinished(scope, taker, quizId, attempt.number)
      : await findLastFinished(scope, taker, quizId);
  const answersBefore = before ? await listAnswers(scope, before.id) : [];
  const record = await readRecord(scope, taker, quizId);
  const surroundings = await loadVerdictContext(scope, attempt);
  return {
    quiz: describeStanding(quiz, attempt, record, now),
    attempt: summarize(attempt),
    points_gained: attempt.pointsGained,
    points_open: attempt.uid === null ? null : await getPoints(scope, attempt, record),
    points_each: attempt.uid === null ? null : (await rulesOf(scope)).quiz_right_answer,
    since_last: before && sinceLast(before, creditsOf(answers), creditsOf(answersBefore)),
    questions: presentQuestions({ attempt, quiz, answers, answersBefore, surroundings }),
    reviews: reviewsOf(attempt, surroundings, now),
  };
}

function describeStanding(
  { body, inLanguage }: PinnedQuiz,
  { quizId, title, moduleId, chapterId }: AttemptRow,
  record: TakerRecord,
  now: Date,
): QuizResults['quiz'] {
  const { used, left, nextAt } = allowanceOf(body, record, now);
  return {
    id: quizId,
    title: inLanguage.title ?? title,
    language: inLanguage.language,
    module_id: moduleId,
    chapter_id: chapterId,
    pass_mark: body.pass_mark,
    attempts_used: used,
    attempts_left: left,
    next_attempt_at: nextAt?.toISOString() ?? null,
    counted_score: countedScore(record.scores, body.counts),
    best_score: record.scores.length > 0 ? Math.max(...record.scores) : null,
  };
}

async function getPoints(scope: OrganizationScope, { questions }: AttemptRow, { bestRights, hasPerfect }: TakerRecord) {
  const rules = await rulesOf(scope);
  return {
    answers: Math.max(0, questions - bestRights) * rules.quiz_right_answer,
    perfect: hasPerfect ? 0 : rules.perfect_quiz,
  };
}

const creditsOf = (answers: readonly AnswerRow[]) =>
  new Map(answers.map(({ questionId, credit }) => [questionId, { credit: credit ?? 0 }]));

type Credits = ReturnType<typeof creditsOf>;

function sinceLast(before: AttemptRow, now: Credits, then: Credits): QuizResults['since_last'] {
  return {
    number: before.number,
    finished_at: before.finishedAt!.toISOString(),
    score: before.score!,
    seconds: before.seconds!,
    ...compareAttempts(now, then),
  };
}

interface Questions {
  readonly attempt: AttemptRow;
  readonly quiz: PinnedQuiz;
  readonly answers: readonly AnswerRow[];
  readonly answersBefore: readonly AnswerRow[];
  readonly surroundings: VerdictContext;
}

function presentQuestions({
  attempt,
  quiz,
  answers,
  answersBefore,
  surroundings,
}: Questions): QuizResults['questions'] {
  const rows = new Map(answers.map((row) => [row.questionId, row]));
  const [now, before] = [creditsOf(answers), creditsOf(answersBefore)];
  return attempt.plan.questions.flatMap(({ id }) => {
    const question = quiz.inLanguage.questionById.get(id);
    const row = rows.get(id);
    if (!question || !row) return [];
    const shown = presentQuestion({ attempt, question, row, surroundings });
    const earlier = before.get(id);
    return {
      ...shown,
      verdict: shown.verdict!,
      change: changeOf(id, now, before),
      was_right: earlier ? isRight(earlier) : null,
    };
  });
}

/** Those of the attempt's questions that will be asked again. */
function reviewsOf(
  { plan }: AttemptRow,
  { comesBack = new Map<string, Date>() }: VerdictContext,
  now: Date,
): QuizResults['reviews'] {
  const due = plan.questions.flatMap(({ id }) => comesBack.get(id) ?? []).toSorted((a, b) => a.getTime() - b.getTime());
  return due.length > 0
    ? { count: due.length, first_at: new Date(Math.max(due[0]!.getTime(), now.getTime())).toISOString() }
    : null;
}
