import type { ActivePanel, PointPanel, ScorePanel, StreakPanel } from '@snapwell/contract/analytics/insights.schemas';
import type { Finding } from '@snapwell/contract/analytics/findings';
import { type DayRange, type Insights, membersOfAnswer, oncePerAnswer, panelHead } from '../with-insights.ts';
import {
  type QuizScoreRow,
  readActivityTotals,
  readLearnersByDay,
  readPointSources,
  readScores,
  readStreaks,
} from './activity.read-model.ts';

/** So much of a change in per cent is worth a sentence. */
const WORTH_TELLING = 0.05;

export const totalsOfAnswer = oncePerAnswer(({ scope, audience }, range) => readActivityTotals(scope, audience, range));

/** Active learners by day, week and month. */
export async function activePanelOf(insights: Insights): Promise<ActivePanel> {
  const { scope, audience, range, before } = insights;
  const members = await membersOfAnswer(insights);
  const days = await readLearnersByDay(scope, audience, range);
  const daysBefore = before && (await readLearnersByDay(scope, audience, before));
  const totals = { ...(await activityTotals(insights, range, days)), members };
  const previous = before && daysBefore ? { ...(await activityTotals(insights, before, daysBefore)), members } : null;
  return {
    ...panelHead(insights),
    rows: days.map(({ day, learners }, i) => ({ day, learners, previous: daysBefore?.[i]?.learners ?? null })),
    totals,
    previous,
    finding: findActivity(totals.learners, previous?.learners ?? null, days),
    hidden_below: 0,
  };
}

async function activityTotals(
  insights: Insights,
  range: DayRange,
  days: readonly { learners: number }[],
): Promise<Omit<ActivePanel['totals'], 'members'>> {
  const { learners, week, month, frequent } = await totalsOfAnswer(insights, range);
  return {
    learners,
    week,
    month,
    day: days.reduce((sum, day) => sum + day.learners, 0) / days.length,
    frequent: learners > 0 ? frequent / learners : null,
  };
}

/** A change when there is one to tell of, else the best day. */
function findActivity(
  learners: number,
  previous: number | null,
  days: readonly { day: string; learners: number }[],
): Finding | null {
  if (learners === 0) return null;
  if (previous !== null && previous > 0) {
    const change = learners - previous;
    if (Math.abs(change) < WORTH_TELLING * previous) return { rule: 'active_same', values: { learners } };
    const rule = change > 0 ? 'active_more' : 'active_fewer';
    return { rule, values: { learners, change: Math.abs(change) } };
  }
  const best = days.reduce((most, day) => (day.learners >= most.learners ? day : most));
  return { rule: 'active_best_day', values: { day: best.day, learners: best.learners } };
}

/** Streaks from ... to ... days. */
const STREAK_BANDS = [
  [0, 0],
  [1, 2],
  [3, 6],
  [7, 13],
  [14, 29],
  [30, 99],
  [100, null],
] as const;

export async function streakPanelOf(insights: Insights): Promise<StreakPanel> {
  const members = await membersOfAnswer(insights);
  const streaks = await readStreaks(insights.scope, insights.audience, insights.now);
  const countOf = (from: number, to: number | null) =>
    streaks
      .filter(({ streak }) => streak >= from && (to === null || streak <= to))
      .reduce((sum, { members: alike }) => sum + alike, 0);
  const withStreak = countOf(1, null);
  const totals = { members, with_streak: withStreak, longest: streaks.at(-1)?.streak ?? 0 };
  const share = Math.round((100 * totals.with_streak) / Math.max(1, totals.members));
  return {
    ...panelHead(insights),
    rows: STREAK_BANDS.map(([from, to]) => ({
      from,
      to,
      members: to === 0 ? members - withStreak : countOf(from, to),
    })),
    totals,
    previous: null,
    finding:
      totals.members === 0
        ? null
        : totals.with_streak === 0
          ? { rule: 'streaks_none', values: {} }
          : { rule: 'streaks_share', values: { share, longest: totals.longest } },
    hidden_below: 0,
  };
}

/** Scores of quizzes and their spread, the lowest mean first. */
export async function scorePanelOf(insights: Insights): Promise<ScorePanel> {
  const { scope, audience, range, before } = insights;
  const rows = await readScores(scope, audience, range);
  const totals = scoresOf(rows.find(({ quiz_id: id }) => id === null));
  const earlier = before && (await readScores(scope, audience, before));
  const previous = earlier && scoresOf(earlier.find(({ quiz_id: id }) => id === null));
  const quizzes = rows.flatMap((row) =>
    row.quiz_id === null
      ? []
      : [{ quiz_id: row.quiz_id, title: row.title ?? row.quiz_id, module_id: row.module_id, ...scoresOf(row) }],
  );
  return {
    ...panelHead(insights),
    rows: quizzes,
    totals,
    previous,
    finding: findScores(totals.mean, previous?.mean ?? null, quizzes),
    hidden_below: 0,
  };
}

const NO_SCORES = {
  attempts: 0,
  learners: 0,
  mean: null,
  median: null,
  lower_quartile: null,
  upper_quartile: null,
  passed: null,
  spread: Array.from({ length: 10 }, () => 0),
};

function scoresOf(row: QuizScoreRow | undefined): ScorePanel['totals'] {
  if (!row || row.attempts === 0) return NO_SCORES;
  const { attempts, learners, mean, median, lower_quartile, upper_quartile, passed, spread } = row;
  return { attempts, learners, mean, median, lower_quartile, upper_quartile, passed: passed / attempts, spread };
}

export function findScores(
  mean: number | null,
  previous: number | null,
  quizzes: readonly { title: string; mean: number | null }[],
): Finding | null {
  if (mean === null) return null;
  const change = previous === null ? 0 : Math.round(mean) - Math.round(previous);
  if (change !== 0)
    return {
      rule: change > 0 ? 'scores_more' : 'scores_fewer',
      values: { score: Math.round(mean), change: Math.abs(change) },
    };
  const [weakest] = quizzes;
  return weakest?.mean == null
    ? null
    : { rule: 'scores_weakest', values: { quiz: weakest.title, score: Math.round(weakest.mean) } };
}

/** Points by what they were earned with. */
export async function pointPanelOf(insights: Insights): Promise<PointPanel> {
  const { scope, audience, range, before } = insights;
  const now = await readPointSources(scope, audience, range);
  const earlier = before && (await readPointSources(scope, audience, before));
  const pointsBefore = new Map(earlier?.sources.map(({ source, points }) => [source, points]));
  const totalsOf = ({ sources, members }: typeof now) => ({
    points: sources.reduce((total, { points }) => total + points, 0),
    members,
  });
  const totals = totalsOf(now);
  const [main] = now.sources;
  const share = main && totals.points > 0 ? Math.round((100 * main.points) / totals.points) : null;
  return {
    ...panelHead(insights),
    rows: now.sources.map((row) => ({ ...row, previous: earlier && (pointsBefore.get(row.source) ?? 0) })),
    totals,
    previous: earlier && totalsOf(earlier),
    finding: main && share !== null ? { rule: 'points_main', values: { source: main.source, share } } : null,
    hidden_below: 0,
  };
}
