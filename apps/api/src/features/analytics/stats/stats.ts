import type { InsightQuery } from '@snapwell/contract/analytics/insight-query.schemas';
import type {
  ContentStats,
  DashboardStats,
  ModuleStats,
  UserStatsItem,
  UserStatsQuery,
  UserStats,
} from '@snapwell/contract/analytics/stats.schemas';
import { findStreaksAt } from '#features/gamification/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { momentAndId, readCursor, toPage } from '#platform/cursor.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { activePanelOf, scorePanelOf, totalsOfAnswer } from '../panels/activity-panels.ts';
import { funnelPanelOf } from '../panels/learning-panels.ts';
import { readContentUse, readFunnel } from '../panels/learning.read-model.ts';
import { asMoment, atRiskOfAnswer } from '../people/people-panels.ts';
import { presentInsight } from '../people/person-insight.ts';
import { withInsights } from '../with-insights.ts';
import { listUserStats, type UserStatsRow } from './stats.read-model.ts';

type StatsWorld = Pick<World, 'db' | 'clock'>;
type StatsQuery = Partial<Omit<InsightQuery, 'compare'>>;

/** The organization in numbers: those of the panels. */
export function getDashboardStats(
  world: StatsWorld,
  caller: OrganizationCaller,
  query: StatsQuery,
): Promise<DashboardStats> {
  return withInsights(world, caller, query, async (insights) => {
    const { scope, range } = insights;
    const { rows, totals } = await activePanelOf(insights);
    const { items, reviews, points, quizzes, scores, passed } = await totalsOfAnswer(insights, range);
    const { rows: modules } = await funnelPanelOf(insights);
    return {
      organization_id: scope.orgId,
      ...range,
      as_of: insights.asOf.toISOString(),
      members: totals.members,
      active_learners: { range: totals.learners, week: totals.week, month: totals.month },
      days: rows.map(({ day, learners }) => ({ day, learners })),
      items_finished: items,
      quizzes: {
        attempts: quizzes,
        mean_score: quizzes > 0 ? scores / quizzes : null,
        passed: quizzes > 0 ? passed / quizzes : null,
      },
      reviews,
      points,
      at_risk: await atRiskOfAnswer(insights),
      modules: modules.map(({ module_id, title, started, finished }) => ({ module_id, title, started, finished })),
    };
  });
}

/** Members with their numbers, by the time they joined. */
export function listUsers(
  world: StatsWorld,
  caller: OrganizationCaller,
  { limit, cursor, ...query }: UserStatsQuery,
): Promise<{ items: UserStatsItem[]; next_cursor: string | null }> {
  return withInsights(world, caller, query, async ({ scope, audience, range, clock, now }) => {
    const after = readCursor(cursor, momentAndId) ?? null;
    const rows = await listUserStats(scope, { audience, range, clock, limit, after });
    const streaks = await findStreaksAt(
      scope,
      rows.map(({ user_id: uid }) => uid),
      now,
    );
    const present = (row: UserStatsRow) => presentUser(row, streaks.get(row.user_id) ?? 0);
    return toPage(rows, limit, { cursorOf: (row) => [row.joined_at, row.user_id], present });
  });
}

function presentUser({ last_ms, scores, joined_at: _joined, ...row }: UserStatsRow, streak: number): UserStatsItem {
  return {
    ...row,
    current_streak: streak,
    last_visit_at: asMoment(last_ms),
    mean_score: row.quiz_attempts > 0 ? scores / row.quiz_attempts : null,
  };
}

/** How far people come in a module, and its quizzes. */
export function getModuleStats(
  world: StatsWorld,
  caller: OrganizationCaller,
  { moduleId, ...query }: StatsQuery & { moduleId: string },
): Promise<ModuleStats> {
  return withInsights(world, caller, query, async (insights) => {
    const { scope, audience, range } = insights;
    const [module] = await readFunnel(scope, { audience, range, moduleId });
    if (!module) throw new AppError('not_found');
    const { rows } = await scorePanelOf(insights);
    const quizzes = rows
      .filter(({ module_id: id }) => id === moduleId)
      .map(({ quiz_id, title, attempts, mean }) => ({ quiz_id, title, attempts, mean_score: mean }));
    return { ...module, ...range, quizzes };
  });
}

/** How an item is used. */
export function getContentStats(
  world: StatsWorld,
  caller: OrganizationCaller,
  { contentId, ...query }: StatsQuery & { contentId: string },
): Promise<ContentStats> {
  return withInsights(world, caller, query, async ({ scope, audience, range }) => {
    const [item] = await readContentUse(scope, { audience, range, contentId });
    if (!item) throw new AppError('not_found');
    return { ...item, ...range };
  });
}

/** A member's numbers, as on their page. */
export function getUserStats(
  world: StatsWorld,
  caller: OrganizationCaller,
  { userId, ...query }: StatsQuery & { userId: string },
): Promise<UserStats> {
  return withInsights(world, caller, query, async (insights) => {
    const { own: _own, ...figures } = await presentInsight(insights, userId, false);
    return { user_id: userId, ...figures };
  });
}
