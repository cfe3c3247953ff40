import type {
  CertaintyPanel,
  KnowledgePanel,
  QuestionPanel,
} from '@snapwell/contract/analytics/answer-insights.schemas';
import type { InsightQuery } from '@snapwell/contract/analytics/insight-query.schemas';
import type {
  ActivePanel,
  ContentPanel,
  PointPanel,
  ScorePanel,
  SummaryPanel,
} from '@snapwell/contract/analytics/insights.schemas';
import { acrossOrganizations } from '#platform/database/transaction.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { countMembers } from '../audience.repository.ts';
import { rollUpAll } from '../roll-ups/roll-up.ts';
import { type Insights, withInsights } from '../with-insights.ts';
import {
  type CachedPanelKey,
  deleteUnasked,
  findCachedPanel,
  listOutdated,
  markAsked,
  saveCachedPanel,
} from './cached-panels.repository.ts';
import { activePanelOf, pointPanelOf, scorePanelOf } from './activity-panels.ts';
import { certaintyPanelOf, questionPanelOf } from './answer-panels.ts';
import { knowledgePanelOf } from './knowledge-panel.ts';
import { contentPanelOf } from './learning-panels.ts';
import { summaryPanelOf } from './summary-panel.ts';

interface Panels {
  readonly summary: SummaryPanel;
  readonly 'active-learners': ActivePanel;
  readonly 'quiz-scores': ScorePanel;
  readonly questions: QuestionPanel;
  readonly content: ContentPanel;
  readonly points: PointPanel;
  readonly knowledge: KnowledgePanel;
  readonly certainty: CertaintyPanel;
}
type PanelName = keyof Panels;

/** Panels that add up many rows. The others list people, who change from one minute to the next, and are quick. */
const PANELS: { readonly [Name in PanelName]: (insights: Insights) => Promise<Panels[Name]> } = {
  summary: summaryPanelOf,
  'active-learners': activePanelOf,
  'quiz-scores': scorePanelOf,
  questions: questionPanelOf,
  content: contentPanelOf,
  points: pointPanelOf,
  knowledge: knowledgePanelOf,
  certainty: certaintyPanelOf,
};

/** With fewer members every panel is quick, and always made anew. */
const MANY_MEMBERS = 1000;
/** A panel is answered again for so long, although the roll-ups have moved on. It says until when it counts. */
const KEPT_MINUTES = 10;
/** Before that it is made anew, where somebody has looked at it in so many days. */
const REFRESHED_AFTER_MINUTES = 6;
const REFRESHED_DAYS = 14;
/** That somebody looked is written down at most once in so many minutes. */
const ASKED_MINUTES = 60;

const MINUTE_MS = 60_000;
const ago = (now: Date, minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);

/** A panel, made anew or, in an organization with many members, as it was made in the last minutes. */
export function withPanel<Name extends PanelName>(
  world: Pick<World, 'db' | 'clock'>,
  caller: Pick<OrganizationCaller, 'orgId' | 'uid' | 'role' | 'membership'>,
  { panel, query }: { panel: Name; query: Partial<InsightQuery> },
): Promise<Panels[Name]> {
  return withInsights(
    world,
    caller,
    query,
    async (insights) => (await findCached(insights, panel, query)) ?? makePanel(insights, panel, query),
  );
}

/** Brings the roll-ups up to date, and panels with them when there was news of anybody. */
export async function updateInsights(world: Pick<World, 'db' | 'clock'>): Promise<void> {
  if (await rollUpAll(world)) await refreshPanels(world);
}

/**
 * Makes anew what somebody looked at in the last two weeks and has changed since, so that who comes on Monday doesn't wait.
 * Only the figures of everybody, of the last 30 days: what is asked again and again.
 */
export async function refreshPanels(world: Pick<World, 'db' | 'clock'>): Promise<void> {
  const now = world.clock.now();
  const outdated = await acrossOrganizations(world.db, async (tx) => {
    await deleteUnasked(tx, ago(now, REFRESHED_DAYS * 24 * 60));
    return listOutdated<PanelName>(tx, { now, madeBefore: ago(now, REFRESHED_AFTER_MINUTES) });
  });
  for (const { orgId, panel, query } of outdated) {
    const asSystem = { orgId, uid: '', role: 'ADMIN' as const, membership: null };
    await withInsights(world, asSystem, query, (insights) => makePanel(insights, panel, query));
  }
}

/** Whose figures, and what was asked: who leads groups may see other groups, or fewer, than the next one who does. */
function keyOf({ seesEverybody, groups }: Insights, panel: PanelName, query: Partial<InsightQuery>): CachedPanelKey {
  const { from = null, to = null, group_id: group = null, compare = 'none' } = query;
  const viewer = seesEverybody ? null : groups.map(({ id }) => id);
  return { panel, request: JSON.stringify([viewer, group, from, to, compare]) };
}

async function findCached<Name extends PanelName>(
  insights: Insights,
  panel: Name,
  query: Partial<InsightQuery>,
): Promise<Panels[Name] | null> {
  const { scope, today, asOf, now } = insights;
  const key = keyOf(insights, panel, query);
  const row = await findCachedPanel(scope, key);
  if (!row) return null;
  if (row.askedAt < ago(now, ASKED_MINUTES)) await markAsked(scope, key, now);
  const isCurrent = row.asOf.getTime() === asOf.getTime() || row.madeAt >= ago(now, KEPT_MINUTES);
  return row.day === today && isCurrent ? (row.body as Panels[Name]) : null;
}

async function makePanel<Name extends PanelName>(
  insights: Insights,
  panel: Name,
  query: Partial<InsightQuery>,
): Promise<Panels[Name]> {
  const { scope, seesEverybody, today: day, asOf, now } = insights;
  const body = await PANELS[panel](insights);
  if ((await countMembers(scope, { kind: 'everybody' })) < MANY_MEMBERS) return body;
  const key = keyOf(insights, panel, query);
  await saveCachedPanel(scope, key, { body, query: seesEverybody ? query : null, day, asOf, madeAt: now });
  return body;
}
