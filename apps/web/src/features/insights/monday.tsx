import { plural, t } from '@lingui/core/macro';
import type { Finding, FindingRule } from '@snapwell/contract/analytics/findings';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { InkPanel } from '#ui/layout/ink-panel.tsx';
import { findingText } from './finding-text.ts';
import { panelOf, type PanelName, useInsights } from './insights.queries.ts';
import { usePanel } from './measure-panel.tsx';
import { NudgeDialog } from './nudge/nudge-dialog.tsx';
import { costOf, ReviewDialog } from './nudge/review-act.tsx';

/** Sentences at the top; the others are the headings of their panels. */
const MOST = 4;

/** The panel that a rule's finding comes from. */
const PANEL_OF: readonly (readonly [prefix: string, panel: PanelName])[] = [
  ['active', 'active-learners'],
  ['streaks', 'streaks'],
  ['funnel', 'funnel'],
  ['scores', 'quiz-scores'],
  ['questions', 'questions'],
  ['content', 'content'],
  ['overdue', 'overdue'],
  ['at_risk', 'at-risk'],
  ['points', 'points'],
  ['rubric', 'rubric'],
  ['knowledge', 'knowledge'],
  ['certainty', 'certainty'],
  ['lesson', 'before-after'],
];
export const panelOfRule = (rule: FindingRule): PanelName => PANEL_OF.find(([prefix]) => rule.startsWith(prefix))![1];

/** What matters this week, the most pressing first, each with the one thing to do about it. */
export function Monday() {
  const { findings, totals } = usePanel('summary');
  const shown = findings.slice(0, MOST);
  if (shown.length === 0) {
    return (
      <InkPanel className="p-5 sm:p-7">
        <h2 className="text-xl">{t`What matters now`}</h2>
        <p className="mt-2 max-w-[60ch] opacity-90">
          {totals.members === 0
            ? t`Nobody is here yet. Invite people, and this page tells you what they learn.`
            : t`Nothing needs you. As people learn, this page says what to do about it.`}
        </p>
      </InkPanel>
    );
  }
  return (
    <InkPanel className="p-5 sm:p-7">
      <h2 className="text-xl">{t`What matters now`}</h2>
      <ol className="mt-3 grid">
        {shown.map((finding, i) => (
          <li
            key={finding.rule}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5 border-line py-3 not-last:border-b"
          >
            <p
              className={
                i === 0 ? 'flex-[1_1_20rem] text-lg font-semibold text-pretty' : 'flex-[1_1_20rem] text-pretty'
              }
            >
              {findingText(finding)}
            </p>
            <Act finding={finding} isFirst={i === 0} />
          </li>
        ))}
      </ol>
    </InkPanel>
  );
}

function Act({ finding, isFirst }: { finding: Finding; isFirst: boolean }) {
  const panel = panelOfRule(finding.rule);
  const look = { isFirst };
  if (finding.rule === 'at_risk_some') return <NudgeAct {...look} />;
  if (panel === 'knowledge' && finding.rule !== 'knowledge_well') return <ReviewAct {...look} />;
  if (panel === 'questions') return <QuestionAct {...look} />;
  if (finding.rule === 'overdue_some') return <OverdueAct {...look} />;
  return <ShowPanel panel={panel} {...look} />;
}

interface Look {
  isFirst: boolean;
}

/** The first act is the loudest of the page, the others are quiet. */
function ActButton({
  isFirst,
  to,
  onPress,
  children,
}: Look & { to?: string; onPress?: () => void; children: ReactNode }) {
  const target = to === undefined ? {} : to.startsWith('#') ? { href: to } : { to };
  return isFirst ? (
    <SnapButton size="sm" tone="gold" onClick={onPress} {...target} className="max-sm:w-full">
      {children}
    </SnapButton>
  ) : (
    <Button onClick={onPress} {...target} className="max-sm:w-full">
      {children}
    </Button>
  );
}

const ShowPanel = ({ panel, isFirst }: Look & { panel: PanelName }) => (
  <ActButton isFirst={isFirst} to={`#${panel}`}>{t`Look closer`}</ActButton>
);

/** Another panel's figures, once they are there; the screen doesn't wait for them. */
function usePanelQuietly<N extends PanelName>(name: N) {
  const { source, query } = useInsights();
  return useQuery({ ...panelOf(source, name, query), throwOnError: false }).data;
}

function NudgeAct({ isFirst }: Look) {
  const data = usePanelQuietly('at-risk');
  const [isOpen, setIsOpen] = useState(false);
  const count = data?.rows.filter(({ can_nudge: can }) => can).length ?? 0;
  if (count === 0) return <ShowPanel panel="at-risk" isFirst={isFirst} />;
  return (
    <>
      <ActButton isFirst={isFirst} onPress={() => setIsOpen(true)}>
        {t`Nudge ${plural(count, { one: '# person', other: '# people' })}`}
      </ActButton>
      {isOpen && data && <NudgeDialog people={data.rows} about="return" onClose={() => setIsOpen(false)} />}
    </>
  );
}

function ReviewAct({ isFirst }: Look) {
  const act = usePanelQuietly('knowledge')?.next_act;
  const [isOpen, setIsOpen] = useState(false);
  const people = act?.people ?? 0;
  if (!act) return <ShowPanel panel="knowledge" isFirst={isFirst} />;
  return (
    <>
      <ActButton isFirst={isFirst} onPress={() => setIsOpen(true)}>
        {t`Send review to ${plural(people, { one: '# person', other: '# people' })}`}
      </ActButton>
      <span className="sr-only">{costOf(act)}</span>
      {isOpen && <ReviewDialog act={act} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function QuestionAct({ isFirst }: Look) {
  const { editorPath } = useInsights();
  const hardest = usePanelQuietly('questions')?.rows[0];
  if (!editorPath || !hardest) return <ShowPanel panel="questions" isFirst={isFirst} />;
  return <ActButton isFirst={isFirst} to={editorPath(hardest.quiz.id)}>{t`Edit question`}</ActButton>;
}

function OverdueAct({ isFirst }: Look) {
  const { assignmentsPath } = useInsights();
  if (!assignmentsPath) return <ShowPanel panel="overdue" isFirst={isFirst} />;
  return <ActButton isFirst={isFirst} to={assignmentsPath}>{t`Open assignments`}</ActButton>;
}
