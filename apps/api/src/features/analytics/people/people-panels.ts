import { MOST_PEOPLE } from '@snapwell/contract/analytics/insights.limits';
import type { Finding } from '@snapwell/contract/analytics/findings';
import type { AtRiskPanel, OverduePanel } from '@snapwell/contract/analytics/people-insights.schemas';
import { listOverdue } from '#features/catalogue/index.ts';
import { daysBetween } from '#features/gamification/index.ts';
import { type Insights, membersOfAnswer, panelHead } from '../with-insights.ts';
import { type AtRiskRow, countAtRisk, listAtRisk, listPeople, type PersonRow } from './people.read-model.ts';

/** Members without a visit in 14 days, the longest away first. */
export async function atRiskPanelOf(insights: Insights): Promise<AtRiskPanel> {
  const { scope, audience, clock, today, now, groups } = insights;
  const visible = groups.map(({ id }) => id);
  const rows = await listAtRisk(scope, { audience, clock, today, now, visible });
  const people = rows[0]?.people ?? 0;
  const members = await membersOfAnswer(insights);
  return {
    ...panelHead(insights),
    rows: rows.map(presentAtRisk),
    totals: { people, members },
    previous: null,
    finding: findAtRisk(people, members),
    hidden_below: 0,
  };
}

/** How many they are, for answers that don't list them. */
export const atRiskOfAnswer = ({ scope, audience, clock, today }: Insights): Promise<number> =>
  countAtRisk(scope, { audience, clock, today });

/** What the panel of people at risk says. */
export function findAtRisk(people: number, members: number): Finding | null {
  if (members === 0) return null;
  return people > 0 ? { rule: 'at_risk_some', values: { people } } : { rule: 'at_risk_none', values: {} };
}

function presentAtRisk(row: AtRiskRow): AtRiskPanel['rows'][number] {
  const { days_away, best_streak, left_open, can_nudge } = row;
  return {
    ...presentPerson(row),
    days_away,
    best_streak,
    left_open,
    can_nudge,
    last_visit_at: asMoment(row.last_ms),
    nudged_at: asMoment(row.nudged_ms),
  };
}

/** Who is late, the longest first. */
export async function overduePanelOf(insights: Insights): Promise<OverduePanel> {
  const { scope, audience, today, groups } = insights;
  const groupIds = audience.kind === 'groups' ? { groupIds: audience.ids } : {};
  const late = await listOverdue(scope, { today, ...groupIds });
  const shown = late.slice(0, MOST_PEOPLE);
  const visible = groups.map(({ id }) => id);
  const people = await listPeople(scope, [...new Set(shown.map(({ uid }) => uid))], visible);
  const totals = { people: new Set(late.map(({ uid }) => uid)).size, assignments: late.length };
  return {
    ...panelHead(insights),
    rows: shown.map(({ uid, type, id, title, due_on, items, items_done }) => ({
      ...presentPerson(people.get(uid)!),
      assignment: { type, id, title, due_on },
      days_late: daysBetween(due_on, today),
      items,
      items_done,
    })),
    totals,
    previous: null,
    finding: late.length > 0 ? { rule: 'overdue_some', values: totals } : { rule: 'overdue_none', values: {} },
    hidden_below: 0,
  };
}

export const presentPerson = ({ uid, display_name, photo_url, job_role, groups }: PersonRow) => ({
  uid,
  display_name,
  photo_url,
  job_role,
  groups,
});

export const asMoment = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());
