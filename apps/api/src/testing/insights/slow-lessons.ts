import { dayOf } from '#features/gamification/index.ts';
import { groupsOf, isHere, isIn, type Raw, type SlowQuery, wholeAttempts } from './slow-insights.ts';

/** One person's answers to the questions of a lesson: what share was right. */
interface Side {
  readonly uid: string;
  readonly right: number;
}

/**
 * What people answered to the questions of a lesson in the first attempt at a quiz, before they had finished the lesson and
 * after; of people of the same groups, five at least. Today has not ended.
 */
export function slowBeforeAfter(raw: Raw, query: SlowQuery) {
  const taught = new Map<string, { quizId: string; questionId: string }[]>();
  for (const quiz of raw.items.filter(({ kind, status }) => kind === 'quiz' && status === 'published'))
    for (const { id, teaches } of (quiz.body as { questions: { id: string; teaches?: string }[] }).questions)
      if (teaches) taught.set(teaches, [...(taught.get(teaches) ?? []), { quizId: quiz.id, questionId: id }]);
  const result: Record<string, Compared & { readonly questions: number }> = {};
  for (const [lesson, questions] of taught) {
    if (!raw.items.some(({ id }) => id === lesson)) continue;
    const [before, after] = [false, true].map((isAfter) => sideOf(raw, { lesson, questions, isAfter }, query));
    if (before!.length === 0 || after!.length === 0) continue;
    result[lesson] = { questions: questions.length, ...compare(before!, after!) };
  }
  return result;
}

interface LessonSide {
  readonly lesson: string;
  readonly questions: readonly { quizId: string; questionId: string }[];
  readonly isAfter: boolean;
}

function sideOf(raw: Raw, { lesson, questions, isAfter }: LessonSide, { clock, group, now }: SlowQuery): Side[] {
  const sides = raw.members.flatMap(({ uid }) => {
    if (!isHere(raw, uid)) return [];
    const done = raw.completions.find((row) => row.uid === uid && row.contentId === lesson)?.completedAt;
    const attempts = wholeAttempts(raw).filter(
      (row) =>
        row.uid === uid &&
        row.number === 1 &&
        dayOf(row.finishedAt!, clock) < dayOf(now, clock) &&
        (done !== undefined && done < row.startedAt) === isAfter,
    );
    const answers = raw.answers.filter(
      (row) =>
        row.credit !== null &&
        attempts.some(({ id }) => id === row.attemptId) &&
        questions.some(({ quizId, questionId }) => quizId === row.quizId && questionId === row.questionId),
    );
    if (answers.length === 0) return [];
    const right = answers.filter(({ credit }) => credit === 1).length / answers.length;
    return [{ uid, right, groups: groupsOf(raw, uid).join() }];
  });
  return sides
    .filter(({ groups }) => sides.filter((other) => other.groups === groups).length >= 5)
    .filter(({ uid }) => isIn(raw, uid, group));
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Welch's interval, with a quarter more of variance on either side. */
function compare(before: readonly Side[], after: readonly Side[]): Compared {
  const [first, second] = [before, after].map((side) => {
    const rights = side.map(({ right }) => right);
    const squares = rights.reduce((sum, right) => sum + (right - meanOf(rights)) ** 2, 0);
    return { people: side.length, right: meanOf(rights), error: (squares + 0.25) / side.length ** 2 };
  }) as [Told & { error: number }, Told & { error: number }];
  const freedom =
    (first.error + second.error) ** 2 /
    (first.error ** 2 / (first.people - 1) + second.error ** 2 / (second.people - 1));
  const width = studentOf(freedom) * Math.sqrt(first.error + second.error);
  const change = second.right - first.right;
  return {
    before: { people: first.people, right: first.right },
    after: { people: second.people, right: second.right },
    change,
    low: Math.max(-1, change - width),
    high: Math.min(1, change + width),
  };
}

/** How many answered, and what share of their answers was right in the mean. */
export interface Told {
  readonly people: number;
  readonly right: number;
}

interface Compared {
  readonly before: Told;
  readonly after: Told;
  readonly change: number;
  readonly low: number;
  readonly high: number;
}

/** How far from 0 on either side 95 % of Student's distribution lie: its curve is added up strip by strip. */
function studentOf(freedom: number): number {
  const height = (x: number) => (1 + (x * x) / freedom) ** (-(freedom + 1) / 2);
  const step = 0.001;
  let half = 0;
  for (let x = 0; x < 400; x += step) half += height(x + step / 2) * step;
  let sum = 0;
  for (let x = 0; ; x += step) {
    sum += height(x + step / 2) * step;
    if (sum >= 0.95 * half) return x + step;
  }
}
