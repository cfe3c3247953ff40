import type { Finding, FindingRule } from '@snapwell/contract/analytics/findings';
import type { SummaryPanel } from '@snapwell/contract/analytics/insights.schemas';
import { atRiskOfAnswer, findAtRisk, overduePanelOf } from '../people/people-panels.ts';
import { type DayRange, type Insights, membersOfAnswer, panelHead } from '../with-insights.ts';
import { activePanelOf, findScores, totalsOfAnswer } from './activity-panels.ts';
import { questionPanelOf, readSureAndWrong } from './answer-panels.ts';
import { knowledgePanelOf } from './knowledge-panel.ts';
import { funnelPanelOf } from './learning-panels.ts';

/** Findings that ask for something, the most pressing first; what only tells comes behind, and good news not at all. */
const PRESSING: readonly FindingRule[] = [
  'knowledge_at_risk',
  'knowledge_at_risk_all',
  'at_risk_some',
  'overdue_some',
  'questions_wrong_favourite',
  'funnel_weakest',
  'scores_fewer',
  'active_fewer',
  'questions_hardest',
];

/** The four numbers at the top, and what the panels say. */
export async function summaryPanelOf(insights: Insights): Promise<SummaryPanel> {
  const { range, before } = insights;
  const members = await membersOfAnswer(insights);
  const [totals, previous] = [
    await topOf(insights, range, members),
    before && (await topOf(insights, before, members)),
  ];
  // Their findings say nothing of the period before.
  const ofNow = { ...insights, before: null };
  const panels = [
    await activePanelOf(insights),
    await knowledgePanelOf(ofNow),
    { finding: findAtRisk(await atRiskOfAnswer(insights), members) },
    await overduePanelOf(ofNow),
    await questionPanelOf(ofNow),
    await funnelPanelOf(ofNow),
    { finding: findScores(totals.score, previous?.score ?? null, []) },
  ];
  const findings = panels.flatMap(({ finding }) => finding ?? []);
  const headline = findings.filter(({ rule }) => rule.startsWith('active_'));
  const pressing = findings.filter(({ rule }) => PRESSING.includes(rule) && !rule.startsWith('active_'));
  return {
    ...panelHead(insights),
    rows: [],
    totals,
    previous,
    finding: headline[0] ?? null,
    findings: [...headline, ...pressing.toSorted((left, right) => rankOf(left) - rankOf(right))],
    hidden_below: 0,
  };
}

const rankOf = ({ rule }: Finding): number => PRESSING.indexOf(rule);

async function topOf(insights: Insights, range: DayRange, members: number): Promise<SummaryPanel['totals']> {
  const { learners, items, quizzes, scores } = await totalsOfAnswer(insights, range);
  return {
    learners,
    members,
    items_each: learners > 0 ? items / learners : null,
    score: quizzes > 0 ? scores / quizzes : null,
    sure_and_wrong: await readSureAndWrong(insights, range),
  };
}
