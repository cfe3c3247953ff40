import type { InsightQuery } from '@snapwell/contract/analytics/insight-query.schemas';
import * as endpoints from '@snapwell/contract/analytics/insights.endpoints';
import { previewNudge } from '@snapwell/contract/analytics/reports.endpoints';
import type { InsightScope } from '@snapwell/contract/analytics/insights.schemas';
import type { NudgeRequest, NudgeResult } from '@snapwell/contract/analytics/people-insights.schemas';
import type { ResultOf } from '@snapwell/contract/http/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { call } from '#platform/http/api.ts';
import type { InsightsQuery } from './address.ts';

/** The endpoint of each panel. */
const PANELS = {
  summary: endpoints.getSummary,
  'active-learners': endpoints.getActiveLearners,
  streaks: endpoints.getStreaks,
  funnel: endpoints.getFunnel,
  'quiz-scores': endpoints.getQuizScores,
  questions: endpoints.getHardestQuestions,
  content: endpoints.getContentUse,
  overdue: endpoints.getOverdue,
  'at-risk': endpoints.getAtRisk,
  points: endpoints.getPointSources,
  rubric: endpoints.getRubricItems,
  knowledge: endpoints.getKnowledge,
  certainty: endpoints.getCertainty,
  'before-after': endpoints.getBeforeAfter,
} as const;

export type PanelName = keyof typeof PANELS;
export type PanelData<N extends PanelName = PanelName> = { [P in PanelName]: ResultOf<(typeof PANELS)[P]> }[N];
export interface ReviewCell {
  readonly module_id: string;
  readonly group_id?: string | undefined;
}

export interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** Where the figures come from: an organization, or built-in samples. Both draw the same screen. */
export interface InsightsSource {
  /** Tells its figures from others in the cache. */
  readonly key: string;
  /** Nothing of it is real, and nothing is sent. */
  readonly isSample: boolean;
  readScope(): Promise<InsightScope>;
  readPanel<N extends PanelName>(name: N, query: InsightsQuery): Promise<PanelData<N>>;
  nudge(request: NudgeRequest): Promise<NudgeResult>;
  /** The mail as those who are nudged will read it. */
  previewNudge(about: NudgeRequest['about']): Promise<MailText>;
  sendReviews(cell: ReviewCell): Promise<{ sent: number; skipped: number }>;
}

const asked = ({ from, to, groupId, isCompared }: InsightsQuery): InsightQuery => ({
  from,
  to,
  compare: isCompared ? 'previous' : 'none',
  ...(groupId !== null && { group_id: groupId }),
});

/** The figures of an organization, or of the groups of it that the caller leads. */
export const organizationSource = (orgId: string): InsightsSource => ({
  key: orgId,
  isSample: false,
  readScope: () => call(endpoints.getInsightScope, { params: { orgId } }),
  readPanel: <N extends PanelName>(name: N, query: InsightsQuery) =>
    call(PANELS[name] as (typeof PANELS)[PanelName], { params: { orgId }, query: asked(query) }) as Promise<
      PanelData<N>
    >,
  nudge: (body) => call(endpoints.nudgeMembers, { params: { orgId }, body }),
  previewNudge: (about) => call(previewNudge, { params: { orgId }, query: { about } }),
  sendReviews: (body) => call(endpoints.sendReviews, { params: { orgId }, body }),
});

export const insightsKeys = {
  all: (source: Pick<InsightsSource, 'key'>) => ['insights', source.key] as const,
  panel: (source: Pick<InsightsSource, 'key'>, name: PanelName) => ['insights', source.key, name] as const,
};

/** Figures change by the hour, not by the second. */
const STALE_MS = 60_000;

export const insightScopeOf = (source: InsightsSource) =>
  queryOptions({
    queryKey: [...insightsKeys.all(source), 'scope'],
    queryFn: () => source.readScope(),
    staleTime: STALE_MS,
  });

export const panelOf = <N extends PanelName>(source: InsightsSource, name: N, query: InsightsQuery) => {
  const { from, to, groupId, isCompared } = query;
  return queryOptions({
    queryKey: [...insightsKeys.panel(source, name), { from, to, groupId, isCompared }],
    queryFn: () => source.readPanel(name, query),
    staleTime: STALE_MS,
  });
};

export const nudgePreviewOf = (source: InsightsSource, about: NudgeRequest['about']) =>
  queryOptions({
    queryKey: [...insightsKeys.all(source), 'nudge', about],
    queryFn: () => source.previewNudge(about),
    staleTime: STALE_MS,
  });

export const personFigures = (orgId: string, uid: string, range: Pick<InsightsQuery, 'from' | 'to'>) =>
  queryOptions({
    queryKey: ['insights', orgId, 'person', uid, range],
    queryFn: () => call(endpoints.getPersonInsight, { params: { orgId, uid }, query: range }),
    staleTime: STALE_MS,
  });

/** What the panels of a screen share: the source, what is asked, and where things are found elsewhere. */
export interface InsightsContext {
  readonly source: InsightsSource;
  readonly query: InsightsQuery;
  /** An address that shows these days tomorrow as well. */
  readonly sharedAddress: () => string;
  /** Leads to the editor of an item; null for who may not write. */
  readonly editorPath: ((contentId: string) => string) | null;
  readonly personPath: ((uid: string) => string) | null;
  readonly assignmentsPath: string | null;
}

export const InsightsContext = createContext<InsightsContext | null>(null);

export function useInsights(): InsightsContext {
  const context = use(InsightsContext);
  if (!context) throw new Error('Outside of the screen of insights.');
  return context;
}
