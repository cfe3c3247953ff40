import * as endpoints from '@snapwell/contract/analytics/insights.endpoints';
import * as stats from '@snapwell/contract/analytics/stats.endpoints';
import { type HttpServer, serve } from '#platform/http/serve.ts';
import type { World } from '#world.ts';
import { getInsightScope } from './get-insight-scope.ts';
import { nudgeMembers } from './people/nudge-members.ts';
import { atRiskPanelOf, overduePanelOf } from './people/people-panels.ts';
import { getPersonInsight } from './people/person-insight.ts';
import { streakPanelOf } from './panels/activity-panels.ts';
import { rubricPanelOf } from './panels/answer-panels.ts';
import { beforeAfterPanelOf } from './panels/before-after-panel.ts';
import { withPanel } from './panels/cached-panels.ts';
import { sendReviews } from './panels/knowledge-panel.ts';
import { funnelPanelOf } from './panels/learning-panels.ts';
import { getContentStats, getDashboardStats, getModuleStats, getUserStats, listUsers } from './stats/stats.ts';
import { withInsights } from './with-insights.ts';

/** Insights: one endpoint for each panel, and the five of the specification. */
export function insightRoutes(server: HttpServer, world: World): void {
  serve(server, endpoints.getInsightScope, ({ caller }) => getInsightScope(world, caller));
  serve(server, endpoints.getSummary, ({ caller, query }) => withPanel(world, caller, { panel: 'summary', query }));
  serve(server, endpoints.getActiveLearners, ({ caller, query }) =>
    withPanel(world, caller, { panel: 'active-learners', query }),
  );
  serve(server, endpoints.getStreaks, ({ caller, query }) => withInsights(world, caller, query, streakPanelOf));
  serve(server, endpoints.getFunnel, ({ caller, query }) => withInsights(world, caller, query, funnelPanelOf));
  serve(server, endpoints.getQuizScores, ({ caller, query }) =>
    withPanel(world, caller, { panel: 'quiz-scores', query }),
  );
  serve(server, endpoints.getHardestQuestions, ({ caller, query }) =>
    withPanel(world, caller, { panel: 'questions', query }),
  );
  serve(server, endpoints.getContentUse, ({ caller, query }) => withPanel(world, caller, { panel: 'content', query }));
  serve(server, endpoints.getOverdue, ({ caller, query }) => withInsights(world, caller, query, overduePanelOf));
  serve(server, endpoints.getAtRisk, ({ caller, query }) => withInsights(world, caller, query, atRiskPanelOf));
  serve(server, endpoints.nudgeMembers, ({ caller, body }) => nudgeMembers(world, caller, body));
  serve(server, endpoints.getPointSources, ({ caller, query }) => withPanel(world, caller, { panel: 'points', query }));
  serve(server, endpoints.getRubricItems, ({ caller, query }) => withInsights(world, caller, query, rubricPanelOf));
  serve(server, endpoints.getKnowledge, ({ caller, query }) => withPanel(world, caller, { panel: 'knowledge', query }));
  serve(server, endpoints.sendReviews, ({ caller, body }) => sendReviews(world, caller, body));
  serve(server, endpoints.getCertainty, ({ caller, query }) => withPanel(world, caller, { panel: 'certainty', query }));
  serve(server, endpoints.getBeforeAfter, ({ caller, query }) =>
    withInsights(world, caller, query, beforeAfterPanelOf),
  );
  serve(server, endpoints.getPersonInsight, ({ caller, params, query }) =>
    getPersonInsight(world, caller, { uid: params.uid, query }),
  );
  serve(server, stats.getDashboardStats, ({ caller, query }) => getDashboardStats(world, caller, query));
  serve(server, stats.listUserStats, ({ caller, query }) => listUsers(world, caller, query));
  serve(server, stats.getModuleStats, ({ caller, params, query }) =>
    getModuleStats(world, caller, { ...query, moduleId: params.moduleId }),
  );
  serve(server, stats.getContentStats, ({ caller, params, query }) =>
    getContentStats(world, caller, { ...query, contentId: params.contentId }),
  );
  serve(server, stats.getUserStats, ({ caller, params, query }) =>
    getUserStats(world, caller, { ...query, userId: params.userId }),
  );
}
