import { t } from '@lingui/core/macro';
import { RotateCcw } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { AuditReport } from '#features/demos/audit/audit-report.tsx';
import { forgetAudits } from '#features/demos/audit/audit-store.ts';
import { AuditWorkspace } from '#features/demos/audit/audit-workspace.tsx';
import { ChartPicker } from '#features/demos/audit/chart-picker.tsx';
import { auditCharts, auditRules } from '#features/demos/audit/charts.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { DemoRooms } from '#features/demos/demo-rooms.tsx';

/** `/auditing-demo`: charts of made-up patients to be audited; the address tells which, or that the report is read. */
export function AuditingDemoScreen() {
  const [search, setSearch] = useSearchParams();
  if (search.get('view') === 'report')
    return <AuditReport charts={auditCharts} rules={auditRules} backPath={paths.auditingDemo} />;
  const chart = auditCharts.find(({ id }) => id === search.get('patient')) ?? auditCharts[0]!;
  return (
    <div className="mx-auto w-[min(87.5rem,100%-2rem)] pt-6 pb-16 sm:w-[min(87.5rem,100%-4rem)] sm:pt-8">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1>{t`Chart audit`}</h1>
          <p className="mt-2 max-w-[60ch] text-ink-2">
            {t`Three made-up patients, ten rules with their sources. Decide what the rules found, and find what they missed. It all stays in this browser.`}
          </p>
        </div>
        <Button size="sm" variant="ghost" onClick={forgetAudits}>
          <RotateCcw className="size-4" aria-hidden="true" /> {t`Reset the demo`}
        </Button>
      </div>
      <ChartPicker
        charts={auditCharts}
        rules={auditRules}
        chosen={chart.id}
        onChoose={(patient) => setSearch({ patient }, { replace: true, preventScrollReset: true })}
      />
      <AuditWorkspace key={chart.id} chart={chart} rules={auditRules} reportPath={paths.auditReport} />
      <DemoRooms />
    </div>
  );
}
