import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useTwoColumns } from '#platform/device/width.ts';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { AddFindingDialog } from './add-finding-dialog.tsx';
import { isUndecided } from './audit.ts';
import { actOnAudit } from './audit-store.ts';
import { documentTexts } from './audit.texts.ts';
import type { AuditChart, AuditRule, ChartLine } from './audit-schema.ts';
import { ChartSheet } from './chart-sheet.tsx';
import { ExpertComparison } from './expert-comparison.tsx';
import { FindingCard } from './finding-card.tsx';
import { FindingList } from './finding-list.tsx';
import { RuleList } from './rule-list.tsx';
import { useDeciding, useLineOffset } from './use-deciding.ts';

interface AuditWorkspaceProps {
  chart: AuditChart;
  rules: readonly AuditRule[];
  reportPath: string;
}

/** One chart: the rules on the left, the chart in the middle, each finding at its line. */
export function AuditWorkspace({ chart, rules, reportPath }: AuditWorkspaceProps) {
  const deciding = useDeciding(chart, rules);
  const { audit, findings, finding, at, shown, document, isRejecting, title } = deciding;
  const [marking, setMarking] = useState<ChartLine | null>(null);
  const isBeside = useTwoColumns();
  const { grid, lineRef, offset } = useLineOffset(isBeside);
  const rule = rules.find(({ id }) => id === finding.ruleId)!;
  const card = (
    <FindingCard
      key={finding.id}
      finding={finding}
      rule={rule}
      ruleNumber={rules.indexOf(rule) + 1}
      place={{ at: at + 1, of: findings.length }}
      decision={audit.decisions[finding.id]}
      isRejecting={isRejecting}
      isDone={audit.isDone}
      titleRef={title}
      onAccept={deciding.accept}
      onReject={deciding.reject}
      onRejecting={deciding.setRejecting}
    />
  );
  const isAllDecided = !findings.some((each) => isUndecided(audit, each));
  return (
    <>
      <div
        ref={grid}
        className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,23rem)] xl:grid-cols-[16.5rem_minmax(0,1fr)_23rem]"
      >
        <div className="max-xl:col-span-full">
          <RuleList rules={rules} findings={findings} audit={audit} currentRuleId={finding.ruleId} />
        </div>
        <div className="min-w-0">
          <div className="mb-4 print:hidden">
            <SegmentedControl
              label={t`Documents of the chart`}
              isWide
              options={chart.documents.map(({ kind }) => ({ value: kind, label: i18n._(documentTexts[kind]) }))}
              value={document.kind}
              onChange={deciding.setDocumentKind}
            />
          </div>
          <ChartSheet
            chart={chart}
            document={document}
            findings={findings.filter((each) => each.document === document.kind)}
            audit={audit}
            current={shown}
            card={isBeside ? null : card}
            lineRef={lineRef}
            onOpen={deciding.open}
            onAdd={setMarking}
          />
        </div>
        <div aria-label={t`Findings`} role="region" className="min-w-0">
          {shown && isBeside && (
            <div className="max-lg:hidden" style={{ marginTop: offset }}>
              {card}
            </div>
          )}
          <FindingList
            chart={chart}
            findings={findings}
            audit={audit}
            currentId={shown && finding.id}
            onOpen={deciding.open}
          />
          {!audit.isDone && <Compare chartId={chart.id} isAllDecided={isAllDecided} />}
        </div>
      </div>
      {audit.isDone && <ExpertComparison chart={chart} rules={rules} audit={audit} reportPath={reportPath} />}
      <AddFindingDialog
        line={marking}
        rules={rules}
        onAdd={(added) => actOnAudit(chart.id, { type: 'added', finding: added })}
        onClose={() => setMarking(null)}
      />
    </>
  );
}

function Compare({ chartId, isAllDecided }: { chartId: string; isAllDecided: boolean }) {
  const compare = () => actOnAudit(chartId, { type: 'compared' });
  return (
    <div className="mt-5 grid gap-2">
      {isAllDecided ? (
        <SnapButton onClick={compare}>{t`Compare with the expert`}</SnapButton>
      ) : (
        <Button onClick={compare}>{t`Compare with the expert now`}</Button>
      )}
      <p className="text-xs text-ink-3">
        {t`The rules don't see everything. Look for what they miss: the plus marks a line.`}
      </p>
    </div>
  );
}
