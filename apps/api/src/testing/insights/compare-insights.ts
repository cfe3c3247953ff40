import { MOST_ROWS } from '@snapwell/contract/analytics/insights.limits';
import { expect } from 'vitest';
import type { World } from '#world.ts';
import type { Answer, Ask } from '../api-test.ts';
import type { Person } from '../people.ts';
import { slowAnswers, slowCertainty, slowKnowledge, slowRubric } from './slow-answers.ts';
import {
  type Raw,
  readRaw,
  slowActive,
  slowContent,
  slowFunnel,
  slowPoints,
  type SlowQuery,
  slowScores,
} from './slow-insights.ts';
import { slowBeforeAfter, type Told } from './slow-lessons.ts';
import { slowAtRisk, slowOverdue, slowStreaks } from './slow-people.ts';

interface Viewed {
  readonly ask: Ask;
  readonly as: Person;
  readonly orgId: string;
  readonly query: SlowQuery;
}

// The shapes under test are whatever the server sent.
async function view({ ask, as, orgId, query: { from, to, group } }: Viewed, panel: string): Promise<Answer['body']> {
  const narrowed = group === null ? '' : `&group_id=${group}`;
  const address = `/api/v1/organizations/${orgId}/insights/${panel}?from=${from}&to=${to}${narrowed}`;
  const { status, body } = await ask(as, 'GET', address);
  expect([panel, status, body.message]).toEqual([panel, 200, undefined]);
  return body;
}

/** Each panel says what a slow look at every row says; answers how many rows there were to compare, of each kind. */
export async function compareInsights(world: Pick<World, 'db'>, viewed: Viewed): Promise<Record<string, number>> {
  const { orgId } = viewed;
  const raw = await readRaw(world, orgId);
  return {
    ...(await compareSums(raw, viewed)),
    ...(await compareAnswers(raw, viewed)),
    ...(await comparePeople(raw, viewed)),
  };
}

async function compareSums(raw: Raw, viewed: Viewed) {
  const { query } = viewed;
  const active = slowActive(raw, query);
  const shown = await view(viewed, 'active-learners');
  expect(shown.rows.map(({ day, learners }: (typeof active.days)[number]) => ({ day, learners }))).toEqual(active.days);
  expect(shown.totals).toMatchObject({ learners: active.learners, week: active.week, month: active.month });

  const points = await view(viewed, 'points');
  expect(Object.fromEntries(points.rows.map((row: Answer['body']) => [row.source, row.points]))).toEqual(
    slowPoints(raw, query),
  );

  const scores = await view(viewed, 'quiz-scores');
  const { quizzes, mean, ...counts } = slowScores(raw, query);
  expect(scores.totals).toMatchObject(counts);
  expect(scores.totals.mean ?? -1).toBeCloseTo(mean ?? -1, 9);
  expect(Object.fromEntries(scores.rows.map((row: Answer['body']) => [row.quiz_id, row.attempts]))).toEqual(quizzes);

  const funnel = await view(viewed, 'funnel');
  expect(funnel.rows.map(({ title: _title, leaves: _leaves, ...row }: Answer['body']) => row)).toEqual(
    slowFunnel(raw, query),
  );

  const content = await view(viewed, 'content');
  const uses = slowContent(raw, query);
  for (const { content_id: id, opened, finished, skipped } of content.rows)
    expect([id, { opened, finished, skipped }]).toEqual([id, uses.get(id)]);
  return {
    active: active.learners,
    points: points.rows.length,
    scores: scores.rows.length,
    content: content.rows.length,
  };
}

async function compareAnswers(raw: Raw, viewed: Viewed) {
  const { query } = viewed;
  const questions = await view(viewed, 'questions');
  const answers = Object.entries(slowAnswers(raw, query));
  expect(questions.totals.questions).toBe(answers.length);
  const told = questions.rows.map((row: Answer['body']) => [
    `${row.quiz.id}/${row.question_id}`,
    {
      answers: row.answers,
      right: Math.round(row.right * row.answers),
      sureWrong: row.sure_and_wrong,
    },
  ]);
  // The list ends after the hardest.
  expect(Object.fromEntries(told)).toEqual(
    Object.fromEntries(answers.filter(([key]) => told.some(([shown]: [string]) => shown === key))),
  );
  expect(told).toHaveLength(Math.min(MOST_ROWS, answers.length));

  const certainty = await view(viewed, 'certainty');
  const sure = certainty.rows.map(({ quiz_id: id, title: _title, module_id: _module, ...counts }: Answer['body']) => [
    id,
    counts,
  ]);
  expect(Object.fromEntries(sure)).toEqual(slowCertainty(raw, query));

  const knowledge = await view(viewed, 'knowledge');
  const known = knowledge.rows.flatMap(({ skill, all }: Answer['body']) =>
    all ? [[skill.module_id, { learners: all.learners, at_risk: all.at_risk }]] : [],
  );
  expect(Object.fromEntries(known)).toEqual(slowKnowledge(raw, query));

  const rubric = await view(viewed, 'rubric');
  const missed = rubric.rows.map((row: Answer['body']) => [
    `${row.content.id}/${row.item_id}`,
    { attempts: row.attempts, missed: Math.round(row.missed * row.attempts) },
  ]);
  expect(Object.fromEntries(missed)).toEqual(slowRubric(raw, query));
  expectInOrder(rubric.rows.map((row: Answer['body']) => -row.missed));

  const lessons = await view(viewed, 'before-after');
  const changes = lessons.rows.map((row: Answer['body']) => [row.content.id, row]);
  const slowChanges = slowBeforeAfter(raw, query);
  expect(changes.map(([id]: [string]) => id).toSorted()).toEqual(Object.keys(slowChanges).toSorted());
  for (const [id, { content: _content, is_clear: isClear, ...change }] of changes) {
    // The interval is exact to a hundredth.
    const slow = slowChanges[id]!;
    const near = (value: number) => expect.closeTo(value, 2) as number;
    const about = ({ people, right }: Told) => ({ people, right: near(right) });
    const [low, high] = [near(slow.low), near(slow.high)];
    const expected = { ...slow, before: about(slow.before), after: about(slow.after), change: near(slow.change) };
    expect(change).toEqual({ ...expected, low, high });
    expect(isClear).toBe(change.low > 0 || change.high < 0);
  }
  return {
    questions: told.length,
    certainty: sure.length,
    knowledge: known.length,
    rubric: missed.length,
    lessons: changes.length,
  };
}

async function comparePeople(raw: Raw, viewed: Viewed) {
  const { query } = viewed;
  const streaks = await view(viewed, 'streaks');
  const { bands, ...streakTotals } = slowStreaks(raw, query);
  expect(streaks.rows.map(({ members }: { members: number }) => members)).toEqual(bands);
  expect(streaks.totals).toEqual(streakTotals);

  const risk = await view(viewed, 'at-risk');
  const away = risk.rows.map(({ uid, days_away, best_streak, left_open }: Answer['body']) => [
    uid,
    { days_away, best_streak, left_open: left_open?.content_id ?? null },
  ]);
  expect(Object.fromEntries(away)).toEqual(slowAtRisk(raw, query));
  expect(risk.totals.people).toBe(away.length);
  expectInOrder(risk.rows.map((row: Answer['body']) => -row.days_away));

  const overdue = await view(viewed, 'overdue');
  const late = overdue.rows.map(
    ({ uid, assignment: { type, id, due_on }, days_late, items, items_done }: Answer['body']) => [
      `${uid} ${type} ${id}`,
      { due_on, days_late, items, items_done },
    ],
  );
  expect(Object.fromEntries(late)).toEqual(slowOverdue(raw, query));
  const people = new Set(overdue.rows.map(({ uid }: { uid: string }) => uid));
  expect(overdue.totals).toEqual({ people: people.size, assignments: late.length });
  return { streaks: streakTotals.with_streak, risk: away.length, overdue: late.length };
}

/** Nothing is smaller than what comes before it. */
const expectInOrder = (values: readonly number[]) => expect(values).toEqual(values.toSorted((a, b) => a - b));
