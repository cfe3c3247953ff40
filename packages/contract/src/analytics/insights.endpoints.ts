import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { orgParams } from '../http/ids.ts';
import {
  beforeAfterPanel,
  certaintyPanel,
  knowledgePanel,
  questionPanel,
  reviewRequest,
  reviewResult,
  rubricPanel,
} from './answer-insights.schemas.ts';
import { insightQuery } from './insight-query.schemas.ts';
import {
  activePanel,
  contentPanel,
  funnelPanel,
  insightScope,
  pointPanel,
  scorePanel,
  streakPanel,
  summaryPanel,
} from './insights.schemas.ts';
import {
  atRiskPanel,
  nudgeRequest,
  nudgeResult,
  overduePanel,
  personInsight,
  personQuery,
} from './people-insights.schemas.ts';

const personParams = z.strictObject({ ...orgParams.shape, uid: z.string().min(1).max(128) });

export const getInsightScope = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/insights',
  summary: 'Whose figures the caller may see: the whole organization and its groups, or the groups they lead.',
  authority: 'manager',
  params: orgParams,
  result: insightScope,
});

export const getSummary = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/insights/summary',
  summary: 'The four numbers at the top, and what the panels say, the most pressing first.',
  authority: 'manager',
  params: orgParams,
  query: insightQuery,
  result: summaryPanel,
});

export const getActiveLearners = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/insights/active-learners',
  summary: 'Who learned something, by day, week and month.',
  authority: 'manager',
  params: orgParams,
  query: insightQuery,
  result: activePanel,
});

export const getStreaks = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/insights/streaks',
  summary: 'How long the streaks of members are now.',
  authority: 'manager',
  params: orgParams,
  query: insightQuery,
  result: streakPanel,
});

export const getFunnel = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/insights/funnel',
  summary: 'How far those came who started each module.',
  authority: 'manager',
  params: orgParams,
  query: insightQuery,
  result: funnelPanel,
});

export const getQuizScores = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/insights/quiz-scores',
  summary: 'Scores of quizzes and their spread.',
  authority: 'manager',
  params: orgParams,
  query: insightQuery,
  result: scorePanel,
});

export const getHardestQuestions = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/insights/questions',
  summary: 'The hardest questions, with the wrong answers that people choose.',
  authority: 'manager',
  params: orgParams,
  query: insightQuery,
  result: questionPanel,
});

export const getContentUse = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/insights/content',
  summary: 'What is passed over, and where people leave a lesson.',
  authority: 'manager',
  params: orgParams,
  query: insightQuery,
  result: contentPanel,
});

export const getOverdue = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/insights/overdue',
  summary: 'Who is late with what they were asked to finish.',
  authority: 'manager',
  params: orgParams,
  query: insightQuery,
  result: overduePanel,
});

export const getAtRisk = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/insights/at-risk',
  summary: 'Members without a visit in 14 days.',
  authority: 'manager',
  params: orgParams,
  query: insightQuery,
  result: atRiskPanel,
});

export const nudgeMembers = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/insights/nudges',
  summary: 'Writes to members by mail, to each at most once a week.',
  authority: 'manager',
  params: orgParams,
  body: nudgeRequest,
  result: nudgeResult,
  rateLimit: 'upload',
});

export const getPointSources = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/insights/points',
  summary: 'Points by what they were earned with.',
  authority: 'manager',
  params: orgParams,
  query: insightQuery,
  result: pointPanel,
});

export const getRubricItems = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/insights/rubric',
  summary: 'What conversations missed most.',
  authority: 'manager',
  params: orgParams,
  query: insightQuery,
  result: rubricPanel,
});

export const getKnowledge = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/insights/knowledge',
  summary: 'What learners are likely to have forgotten within 14 days, by module and group.',
  authority: 'manager',
  params: orgParams,
  query: insightQuery,
  result: knowledgePanel,
});

export const sendReviews = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/insights/knowledge/reviews',
  summary: 'Asks those who are about to forget a module to review it, each at most once a week.',
  authority: 'manager',
  params: orgParams,
  body: reviewRequest,
  result: reviewResult,
  rateLimit: 'upload',
});

export const getCertainty = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/insights/certainty',
  summary: 'How sure people were of right and wrong answers.',
  authority: 'manager',
  params: orgParams,
  query: insightQuery,
  result: certaintyPanel,
});

export const getBeforeAfter = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/insights/before-after',
  summary: 'Whether lessons changed the answers to their questions.',
  authority: 'manager',
  params: orgParams,
  query: insightQuery,
  result: beforeAfterPanel,
});

export const getPersonInsight = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/insights/people/:uid',
  summary: "One member's figures: for themselves, for who leads them, for administrators.",
  authority: 'member-or-admin',
  params: personParams,
  query: personQuery,
  result: personInsight,
});
