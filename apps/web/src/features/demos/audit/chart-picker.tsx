import { t } from '@lingui/core/macro';
import { Check } from 'lucide-react';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { useAudits } from './audit-store.ts';
import type { AuditChart, AuditRule } from './audit-schema.ts';
import { findFindings } from './find-findings.ts';

interface ChartPickerProps {
  charts: readonly AuditChart[];
  rules: readonly AuditRule[];
  chosen: string;
  onChoose: (chartId: string) => void;
}

/** Whose chart is audited, and how far each of them is. */
export function ChartPicker({ charts, rules, chosen, onChoose }: ChartPickerProps) {
  const audits = useAudits();
  return (
    <div className="mb-8">
      <SegmentedControl
        label={t`Patients`}
        isWide
        options={charts.map((chart) => {
          const audit = audits[chart.id];
          const findings = findFindings(chart, rules);
          const decided = findings.filter(({ id }) => audit && id in audit.decisions).length;
          const of = findings.length;
          return {
            value: chart.id,
            icon: audit?.isDone ? <Check aria-hidden="true" /> : undefined,
            label: (
              <span>
                {chart.name}{' '}
                <small className="block text-2xs font-normal text-ink-3">
                  {audit?.isDone ? t`compared` : t`${decided} of ${of}`}
                </small>
              </span>
            ),
          };
        })}
        value={chosen}
        onChange={onChoose}
      />
    </div>
  );
}
