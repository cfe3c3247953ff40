import { defaultPointRules } from '@snapwell/contract/gamification/rules.schemas';
import { quizBody } from '@snapwell/contract/quizzes/quiz-body';
import { priceOf } from '#features/gamification/index.ts';
import { readContents } from '#features/learning/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { fileAddress } from '#platform/files/file-keys.ts';
import { newId } from '#platform/new-id.ts';
import { fingerprintOf } from '../attempts/marking/fingerprint.ts';
import { markAnswer } from '../attempts/marking/mark-attempt.ts';
import { asPinnedQuiz, type StoredQuiz } from '../attempts/state/pinned-quiz.ts';
import { picturesOf, planAttempt } from '../attempts/state/plan-attempt.ts';
import { scoreOf } from '../scoring.ts';
import type { Chance } from './likely-answer.ts';
import { answerOf } from './past-answer.ts';
import { PastMemory, type PastReview, type PastSitting } from './past-memory.ts';
import { insertPast, type PastAnswerRow, type PastAttemptRow } from './past-attempts.repository.ts';

/** A past go at a quiz: when, and how much was known. */
export interface PastAttempt {
  readonly uid: string;
  readonly quizId: string;
  readonly at: Date;
  /** How many of the questions this person knows, from 0 to 1. */
  readonly knowledge: number;
  /** Taken only by whoever has not passed before; decided by itself, so that it changes nothing for others. */
  readonly onlyIfFailed?: Chance;
}

/** What came of it, for those who keep points and completions. */
export interface PastOutcome {
  readonly uid: string;
  readonly quizId: string;
  readonly contentVersion: number;
  readonly attemptId: string;
  readonly finishedAt: Date;
  readonly score: number;
  readonly isPassed: boolean;
  /** What it paid beyond the best attempt before. */
  readonly points: number;
  /** True of the first attempt without a mistake. */
  readonly isFirstPerfect: boolean;
}

interface Quiz extends StoredQuiz {
  readonly item: Awaited<ReturnType<typeof readContents>>[number]['item'];
  readonly pictures: PastAttemptRow['plan']['pictures'];
}

/** What came of a past: of its attempts, and of looking at what was due. */
interface PastLearning {
  readonly outcomes: readonly PastOutcome[];
  readonly reviews: readonly PastReview[];
}

/**
 * Brings past attempts in, oldest first, marked by the rules that mark real ones; what was missed is remembered as it
 * would have been, and comes back on the sittings. `chance` decides what is answered. For sample data.
 */
export async function importPastAttempts(
  scope: OrganizationScope,
  past: readonly PastAttempt[],
  chance: Chance,
  sittings: readonly PastSitting[] = [],
): Promise<PastLearning> {
  const quizzes = await readQuizzes(scope, past);
  const memory = new PastMemory(quizzes);
  const records = new Map<string, { number: number; paid: number; wasPerfect: boolean; hasPassed: boolean }>();
  const waiting = sittings.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const attempts: PastAttemptRow[] = [];
  const answers: PastAnswerRow[] = [];
  const outcomes: PastOutcome[] = [];
  for (const one of past) {
    const quiz = quizzes.get(one.quizId);
    if (!quiz) continue;
    const key = `${one.uid} ${one.quizId}`;
    const record = records.get(key) ?? { number: 0, paid: 0, wasPerfect: false, hasPassed: false };
    if (one.onlyIfFailed && record.hasPassed) continue;
    while (waiting[0] && waiting[0].at <= one.at) memory.review(waiting.shift()!);
    const taken = take(one, quiz, { number: record.number + 1, chance: one.onlyIfFailed ?? chance });
    const { rights, questions } = taken.attempt;
    const id = { sourceId: taken.attempt.id, thingId: one.quizId };
    const paid = priceOf({ source: 'quiz', ...id, rightAnswers: rights! }, defaultPointRules, {
      forThing: record.paid,
      today: 0,
    });
    const isFirstPerfect = rights === questions && !record.wasPerfect;
    records.set(key, {
      number: record.number + 1,
      paid: record.paid + paid,
      wasPerfect: record.wasPerfect || isFirstPerfect,
      hasPassed: record.hasPassed || taken.attempt.isPassed!,
    });
    attempts.push({ ...taken.attempt, pointsGained: paid + (isFirstPerfect ? defaultPointRules.perfect_quiz : 0) });
    answers.push(...taken.answers);
    memory.remember(taken.attempt, taken.final);
    outcomes.push(outcomeOf(taken.attempt, { points: paid, isFirstPerfect }));
  }
  for (const sitting of waiting) memory.review(sitting);
  await insertPast(scope, { attempts, answers, ...memory.rows() });
  return { outcomes, reviews: memory.reviewed };
}

async function readQuizzes(scope: OrganizationScope, past: readonly PastAttempt[]): Promise<Map<string, Quiz>> {
  const contentIds = [...new Set(past.map(({ quizId }) => quizId))];
  const rows = await readContents(scope, { uid: '', contentIds });
  const quizzes = rows.flatMap(({ item, media }): Quiz[] => {
    const pictures = Object.entries(media).map(
      ([name, { key, width, height }]) => [name, { url: fileAddress(key), width, height }] as const,
    );
    return item.kind === 'quiz'
      ? [{ ...asPinnedQuiz(quizBody.parse(item.body)), item, pictures: Object.fromEntries(pictures) }]
      : [];
  });
  return new Map(quizzes.map((quiz) => [quiz.item.id, quiz]));
}

type Taken = PastAttemptRow & { readonly uid: string; readonly finishedAt: Date };

function take(
  { uid, quizId, at, knowledge }: PastAttempt,
  quiz: Quiz,
  { number, chance }: { number: number; chance: Chance },
) {
  const { item, body, pictures, questionById } = quiz;
  const id = newId(at);
  const plan = { questions: planAttempt(body, (below) => Math.floor(chance() * below)), pictures };
  const given = plan.questions.map(({ id: questionId, arrangement }) =>
    answerOf(questionById.get(questionId)!, arrangement, { knowledge, chance }),
  );
  const final = given.map((answered) => ({
    ...answered,
    ...markAnswer(answered.question, answered, picturesOf(plan)),
  }));
  const seconds = Math.round(given.reduce((sum, answered) => sum + answered.seconds, 0));
  const finishedAt = new Date(at.getTime() + seconds * 1000);
  const { score, rights, certaintyPoints } = scoreOf(final, body.certainty);
  const attempt: Taken = {
    id,
    uid,
    quizId,
    number,
    plan,
    startedAt: at,
    finishedAt,
    score,
    rights,
    certaintyPoints,
    seconds,
    mode: 'full',
    title: item.title,
    moduleId: item.moduleId,
    chapterId: item.chapterId,
    contentVersion: item.version,
    finishedBy: 'person',
    isPassed: score >= body.pass_mark,
    questions: final.length,
  };
  const answers = final.map(({ question, evidence, ...row }): PastAnswerRow => {
    const head = { attemptId: id, questionId: question.id, quizId, uid, fingerprint: fingerprintOf(question) };
    return {
      ...head,
      ...row,
      evidence: [...evidence],
      changedAt: finishedAt,
      savedAt: finishedAt,
      finalAt: finishedAt,
    };
  });
  return { attempt, answers, final };
}

function outcomeOf(
  { id, uid, quizId, contentVersion, finishedAt, score, isPassed }: Taken,
  paid: Pick<PastOutcome, 'points' | 'isFirstPerfect'>,
): PastOutcome {
  return { uid, quizId, contentVersion, attemptId: id, finishedAt, score: score!, isPassed: isPassed!, ...paid };
}
