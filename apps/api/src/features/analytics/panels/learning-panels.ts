import type { Finding } from '@snapwell/contract/analytics/findings';
import type { ContentPanel, FunnelPanel } from '@snapwell/contract/analytics/insights.schemas';
import { HIDDEN_BELOW, MOST_ROWS } from '@snapwell/contract/analytics/insights.limits';
import { type DayRange, type Insights, panelHead } from '../with-insights.ts';
import { type FunnelRow, readContentUse, readFunnel } from './learning.read-model.ts';

/** Of fewer who started nothing is said. */
const WORTH_A_FINDING = 5;
/** A module that more of those who started finish needs no sentence. */
const WELL = 0.5;

type Funnel = FunnelPanel['rows'][number];

/** How far those came who started each module in the range. */
export async function funnelPanelOf(insights: Insights): Promise<FunnelPanel> {
  const { range, before } = insights;
  const rows = (await funnelOf(insights, range)).map(withLeaves);
  return {
    ...panelHead(insights),
    rows,
    totals: totalsOf(rows),
    previous: before && totalsOf(await funnelOf(insights, before)),
    finding: findWeakest(rows),
    hidden_below: 0,
  };
}

const funnelOf = ({ scope, audience }: Insights, range: DayRange): Promise<FunnelRow[]> =>
  readFunnel(scope, { audience, range });

const totalsOf = (rows: readonly FunnelRow[]) => ({
  started: rows.reduce((sum, { started }) => sum + started, 0),
  finished: rows.reduce((sum, { finished }) => sum + finished, 0),
});

/** The step that most of those who had come so far did not reach. */
export function withLeaves(row: FunnelRow): Funnel {
  const steps = [
    { before: 'first_lesson' as const, people: row.started - row.first_lesson },
    { before: 'half' as const, people: row.first_lesson - row.half },
    { before: 'finished' as const, people: row.half - row.finished },
  ];
  const most = steps.reduce((left, right) => (right.people > left.people ? right : left));
  return { ...row, leaves: most.people > 0 ? most : null };
}

function findWeakest(rows: readonly Funnel[]): Finding | null {
  const known = rows.filter(({ started }) => started >= WORTH_A_FINDING);
  if (known.length === 0) return null;
  const weakest = known.reduce((left, right) =>
    right.finished / right.started < left.finished / left.started ? right : left,
  );
  if (!weakest.leaves || weakest.finished / weakest.started > WELL) return { rule: 'funnel_all_well', values: {} };
  const { title: module, finished, started, leaves } = weakest;
  return { rule: 'funnel_weakest', values: { module, finished, started, leaves: leaves.before } };
}

/** What is passed over, where people leave a lesson, and to how many it was not clear; the most of it comes first. */
export async function contentPanelOf(insights: Insights): Promise<ContentPanel> {
  const { scope, audience, range, before } = insights;
  const all = await readContentUse(scope, { audience, range });
  const earlier = before && (await readContentUse(scope, { audience, range: before, isCountOnly: true }));
  const lost = ({ skipped, opened, finished, clarity }: (typeof all)[number]) =>
    skipped + opened - finished + (clarity?.not_clear ?? 0);
  const rows = all.toSorted((left, right) => lost(right) - lost(left)).slice(0, MOST_ROWS);
  const sum = (use: typeof all) => ({
    opened: use.reduce((total, { opened }) => total + opened, 0),
    finished: use.reduce((total, { finished }) => total + finished, 0),
    skipped: use.reduce((total, { skipped }) => total + skipped, 0),
  });
  return {
    ...panelHead(insights),
    rows,
    totals: sum(all),
    previous: earlier && sum(earlier),
    finding: findLeft(rows),
    hidden_below: HIDDEN_BELOW,
  };
}

function findLeft(rows: ContentPanel['rows']): Finding | null {
  if (rows.length === 0) return null;
  const skipped = rows.reduce((left, right) => (right.skipped > left.skipped ? right : left));
  if (skipped.skipped >= WORTH_A_FINDING)
    return { rule: 'content_skipped', values: { people: skipped.skipped, title: skipped.title } };
  const left = rows.find(({ left_middle: middle }) => middle !== null);
  if (!left) return null;
  return { rule: 'content_leave', values: { title: left.title, position: Math.round(100 * left.left_middle!) } };
}
