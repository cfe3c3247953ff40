import type { AuditChart, AuditRule, ExpertItem } from './audit-schema.ts';
import { type Finding, findFindings } from './find-findings.ts';

/** Why a finding is rejected. */
export const REJECTIONS = ['answered', 'not-applicable', 'cannot-tell'] as const;
export type Rejection = (typeof REJECTIONS)[number];

export type Decision = { readonly is: 'accepted' } | { readonly is: 'rejected'; readonly why: Rejection };

/** What somebody found that no rule finds. */
export interface AddedFinding {
  readonly id: string;
  readonly ruleId: string;
  readonly line: string;
  readonly mark: string;
  readonly note: string;
}

/** What somebody has decided about a chart. */
export interface ChartAudit {
  readonly decisions: Readonly<Record<string, Decision>>;
  readonly added: readonly AddedFinding[];
  /** It has been compared with the expert's: nothing is decided any more. */
  readonly isDone: boolean;
}

export const freshAudit: ChartAudit = { decisions: {}, added: [], isDone: false };

export type AuditAct =
  | { readonly type: 'decided'; readonly findingId: string; readonly decision: Decision | null }
  | { readonly type: 'added'; readonly finding: Omit<AddedFinding, 'id'> }
  | { readonly type: 'removed'; readonly id: string }
  | { readonly type: 'compared' }
  | { readonly type: 'begun-anew' };

/** What becomes of an audit when something is decided. */
export function nextAudit(audit: ChartAudit, act: AuditAct): ChartAudit {
  if (act.type === 'begun-anew') return freshAudit;
  if (audit.isDone) return audit;
  switch (act.type) {
    case 'decided': {
      const { [act.findingId]: _, ...others } = audit.decisions;
      return { ...audit, decisions: act.decision ? { ...others, [act.findingId]: act.decision } : others };
    }
    case 'added': {
      const id = `${act.finding.ruleId}-${act.finding.line}-added`;
      if (audit.added.some((each) => each.id === id)) return audit;
      return { ...audit, added: [...audit.added, { ...act.finding, id }] };
    }
    case 'removed':
      return { ...audit, added: audit.added.filter(({ id }) => id !== act.id) };
    case 'compared':
      return { ...audit, isDone: true };
  }
}

export const isUndecided = (audit: ChartAudit, { id }: Finding): boolean => !(id in audit.decisions);

/** How a rule stands in a chart. */
export type RuleState = 'met' | 'open' | 'broken';

export function ruleState(rule: AuditRule, findings: readonly Finding[], audit: ChartAudit): RuleState {
  const own = findings.filter(({ ruleId }) => ruleId === rule.id);
  const isAdded = audit.added.some(({ ruleId }) => ruleId === rule.id);
  if (isAdded || own.some(({ id }) => audit.decisions[id]?.is === 'accepted')) return 'broken';
  return own.some((each) => isUndecided(audit, each)) ? 'open' : 'met';
}

/** One line of the comparison with the expert. */
export interface ComparedItem {
  readonly expert: ExpertItem;
  /** Null where no rule found it. */
  readonly finding: Finding | null;
  readonly outcome: 'agreed' | 'missed' | 'wrong' | 'undecided';
}

export interface Comparison {
  readonly items: readonly ComparedItem[];
  /** Added, and not in the expert's audit. */
  readonly others: readonly AddedFinding[];
  readonly agreed: number;
  /** The expert's items and what was added besides: whoever marks every line does not win by it. */
  readonly of: number;
}

/** An audit beside the expert's. */
export function compareWithExpert(chart: AuditChart, rules: readonly AuditRule[], audit: ChartAudit): Comparison {
  const findings = findFindings(chart, rules);
  const items = chart.expert.map((expert): ComparedItem => {
    const finding = findings.find(({ ruleId, lines }) => ruleId === expert.rule && expert.lines.includes(lines[0]!));
    if (!finding) return { expert, finding: null, outcome: isAdded(audit, expert) ? 'agreed' : 'missed' };
    const decision = audit.decisions[finding.id];
    if (!decision || (decision.is === 'rejected' && decision.why === 'cannot-tell'))
      return { expert, finding, outcome: 'undecided' };
    return {
      expert,
      finding,
      outcome: (decision.is === 'accepted') === (expert.is === 'finding') ? 'agreed' : 'wrong',
    };
  });
  const others = audit.added.filter(
    ({ ruleId, line }) => !chart.expert.some((each) => each.rule === ruleId && each.lines.includes(line)),
  );
  return {
    items,
    others,
    agreed: items.filter(({ outcome }) => outcome === 'agreed').length,
    of: items.length + others.length,
  };
}

const isAdded = ({ added }: ChartAudit, { rule, lines }: ExpertItem) =>
  added.some(({ ruleId, line }) => ruleId === rule && lines.includes(line));
