import type { KnowledgePanel } from '@snapwell/contract/analytics/answer-insights.schemas';
import { HIDDEN_BELOW } from '@snapwell/contract/analytics/insights.limits';
import { AppError } from '#platform/http/app-error.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import { nudge, type NudgeWorld } from '../people/nudge-members.ts';
import { type Insights, panelHead, withInsights } from '../with-insights.ts';
import { type KnowledgeRow, listForgetting, readKnowledge } from './knowledge.read-model.ts';

/** What answering one card takes. */
const SECONDS_PER_CARD = 35;
/** A cell with a smaller share asks for nothing. */
const WORTH_AN_ACT = 0.25;

type Cell = NonNullable<KnowledgePanel['rows'][number]['all']>;

/** What learners are likely to have forgotten in 14 days, by module and group, and the one next act. */
export async function knowledgePanelOf(insights: Insights): Promise<KnowledgePanel> {
  const { scope, audience } = insights;
  const groups = insights.groups.filter(({ id }) => audience.kind === 'everybody' || audience.ids.includes(id));
  const told = await readKnowledge(scope, { audience, groupIds: groups.map(({ id }) => id) });
  const cells = told.flatMap((row) => (isOfModule(row) ? [row] : []));
  const totals = told.find(({ module_id: id }) => id === null);
  const rows = [...Map.groupBy(cells, ({ module_id: id }) => id)].map(([id, ofModule]) => ({
    skill: { module_id: id, title: ofModule[0]!.title },
    all: asCell(ofModule.find(({ group_id: group }) => group === null)),
    groups: groups.map((group) => {
      const cell = asCell(ofModule.find(({ group_id: groupId }) => groupId === group.id));
      return cell && { group_id: group.id, ...cell };
    }),
  }));
  const next = findNextAct(cells, groups);
  return {
    ...panelHead(insights),
    rows,
    groups: groups.map(({ id, name }) => ({ id, name })),
    totals: { learners: totals?.learners ?? 0, cards: totals?.cards ?? 0, recall: totals?.recall ?? null },
    previous: null,
    next_act: next,
    finding: rows.length === 0 ? null : findForgetting(next),
    hidden_below: HIDDEN_BELOW,
  };
}

const asCell = (row: KnowledgeRow | undefined): Cell | null =>
  row ? { learners: row.learners, at_risk: row.at_risk / row.learners, recall: row.recall } : null;

type ModuleRow = KnowledgeRow & { readonly module_id: string; readonly title: string };
const isOfModule = (row: KnowledgeRow): row is ModuleRow => row.module_id !== null;

/** The cell with the largest share: of a group where there are any, else of all. */
function findNextAct(
  rows: readonly ModuleRow[],
  groups: readonly { id: string; name: string }[],
): KnowledgePanel['next_act'] {
  const hasGroups = new Set(rows.flatMap((row) => (row.group_id === null ? [] : [row.module_id])));
  const cells = rows.filter((row) => row.group_id !== null || !hasGroups.has(row.module_id));
  if (cells.length === 0) return null;
  const share = (row: ModuleRow) => row.at_risk / row.learners;
  const worst = cells.reduce((most, one) => (share(one) > share(most) ? one : most));
  if (share(worst) < WORTH_AN_ACT) return null;
  const group = groups.find(({ id }) => id === worst.group_id);
  const questions = Math.max(1, Math.round(worst.to_ask / worst.at_risk));
  return {
    skill: { module_id: worst.module_id, title: worst.title },
    group: group ? { id: group.id, name: group.name } : null,
    at_risk: share(worst),
    people: worst.at_risk,
    questions,
    minutes: Math.max(0.5, Math.round((2 * questions * SECONDS_PER_CARD) / 60) / 2),
  };
}

function findForgetting(next: KnowledgePanel['next_act']): KnowledgePanel['finding'] {
  if (!next) return { rule: 'knowledge_well', values: {} };
  const values = { skill: next.skill.title, share: Math.round(100 * next.at_risk) };
  return next.group
    ? { rule: 'knowledge_at_risk', values: { ...values, group: next.group.name } }
    : { rule: 'knowledge_at_risk_all', values };
}

/**
 * Asks the people of a cell to review, each at most once a week. Only those whom the figures count are written to, so
 * that how many were written to tells no more than the figures.
 */
export function sendReviews(
  world: NudgeWorld,
  caller: OrganizationCaller,
  { module_id: moduleId, group_id }: { module_id: string; group_id?: string | undefined },
): Promise<{ sent: number; skipped: number }> {
  return withInsights(world, caller, group_id === undefined ? {} : { group_id }, async (insights) => {
    const { scope, audience } = insights;
    const uids = await listForgetting(scope, { moduleId, audience });
    if (uids.length === 0) throw new AppError('not_found');
    const { sent, skipped } = await nudge(world, insights, { uids, about: 'review', sentBy: caller.uid });
    return { sent: sent.length, skipped: skipped.length };
  });
}
