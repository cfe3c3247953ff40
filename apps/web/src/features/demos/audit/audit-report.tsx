import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { ArrowLeft, Printer } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '#platform/locale/format.ts';
import { CONTENT_LANGUAGE } from '#platform/locale/content-language.ts';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { compareWithExpert, freshAudit, ruleState } from './audit.ts';
import { useAudits } from './audit-store.ts';
import { documentTexts } from './audit.texts.ts';
import type { AuditChart, AuditRule } from './audit-schema.ts';
import { findFindings } from './find-findings.ts';

interface AuditReportProps {
  charts: readonly AuditChart[];
  rules: readonly AuditRule[];
  backPath: string;
}

/** What was decided about all charts, on paper. */
export function AuditReport({ charts, rules, backPath }: AuditReportProps) {
  const [today] = useState(() => new Date());
  return (
    <div className="mx-auto w-[min(52rem,100%-2rem)] py-8 print:w-full print:py-0">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Button to={backPath}>
          <ArrowLeft className="size-4.5" aria-hidden="true" /> {t`Back to the charts`}
        </Button>
        <SnapButton size="sm" onClick={() => window.print()}>
          <Printer className="size-4.5" aria-hidden="true" /> {t`Print`}
        </SnapButton>
      </div>
      <h1>{t`Audit report`}</h1>
      <p className="mt-2 text-ink-2">
        {formatDate(today)} · {t`Made-up charts, a sample rule book, a made-up expert.`}
      </p>
      {charts.map((chart) => (
        <ReportedChart key={chart.id} chart={chart} rules={rules} />
      ))}
      <section className="mt-10 break-inside-avoid">
        <h2>{t`The rules and their sources`}</h2>
        <ol lang={CONTENT_LANGUAGE} className="mt-4 grid list-decimal gap-3 pl-6 text-sm">
          {rules.map(({ id, title, asks, source }) => (
            <li key={id}>
              <b className="font-semibold">{title}.</b> {asks}{' '}
              <a href={source.url} rel="noreferrer" target="_blank" className="text-sky-ink underline">
                {source.title}
              </a>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function ReportedChart({ chart, rules }: { chart: AuditChart; rules: readonly AuditRule[] }) {
  const audit = useAudits()[chart.id] ?? freshAudit;
  const findings = findFindings(chart, rules);
  const rows = [
    ...findings
      .filter(({ id }) => audit.decisions[id]?.is === 'accepted')
      .map(({ id, ruleId, lines, title, asked }) => ({ id, ruleId, line: lines[0]!, title, asked })),
    ...audit.added.map(({ id, ruleId, line, mark, note }) => ({ id, ruleId, line, title: mark, asked: note })),
  ];
  const { agreed, of } = compareWithExpert(chart, rules, audit);
  const met = rules.filter((rule) => ruleState(rule, findings, audit) === 'met').length;
  const all = rules.length;
  return (
    <section className="mt-8 break-inside-avoid border-t-2 border-ink pt-4">
      <h2 lang={CONTENT_LANGUAGE}>
        {chart.name}, {chart.age}
      </h2>
      <p lang={CONTENT_LANGUAGE} className="text-sm text-ink-2">
        {chart.about}
      </p>
      <p className="mt-2 font-semibold">
        {audit.isDone
          ? t`${met} of ${all} rules met. ${agreed} of ${of} decided as the expert.`
          : t`This audit is not finished: it has not been compared with the expert's.`}
      </p>
      {rows.length > 0 && (
        <table className="mt-3 w-full text-left text-sm [&_td]:border-t [&_td]:border-line [&_td]:py-2 [&_td]:pr-3 [&_td]:align-top [&_th]:pr-3 [&_th]:pb-1 [&_th]:text-xs [&_th]:text-ink-2">
          <thead>
            <tr>
              <th scope="col">{t`Rule`}</th>
              <th scope="col">{t`Line`}</th>
              <th scope="col">{t`Finding`}</th>
              <th scope="col">{t`Asked for`}</th>
            </tr>
          </thead>
          <tbody lang={CONTENT_LANGUAGE}>
            {rows.map(({ id, ruleId, line, title, asked }) => (
              <tr key={id}>
                <td>{rules.findIndex((rule) => rule.id === ruleId) + 1}</td>
                <td>{placeOf(chart, line)}</td>
                <td>{title}</td>
                <td>{asked}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function placeOf(chart: AuditChart, line: string): string {
  const document = chart.documents.find(({ lines }) => lines.some(({ id }) => id === line))!;
  const number = document.lines.findIndex(({ id }) => id === line) + 1;
  return `${i18n._(documentTexts[document.kind])} ${number}`;
}
