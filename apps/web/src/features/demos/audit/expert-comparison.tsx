import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Check, Circle, Printer, RotateCcw, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CONTENT_LANGUAGE } from '#platform/locale/content-language.ts';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { type ChartAudit, type ComparedItem, compareWithExpert } from './audit.ts';
import { actOnAudit } from './audit-store.ts';
import { outcomeTexts } from './audit.texts.ts';
import type { AuditChart, AuditRule } from './audit-schema.ts';

interface ExpertComparisonProps {
  chart: AuditChart;
  rules: readonly AuditRule[];
  audit: ChartAudit;
  reportPath: string;
}

/** The audit beside the expert's, with the reason of each finding. */
export function ExpertComparison({ chart, rules, audit, reportPath }: ExpertComparisonProps) {
  const comparison = compareWithExpert(chart, rules, audit);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { agreed, of } = comparison;
  return (
    <section className="mt-14 border-t border-dashed border-line-strong pt-10">
      <h2 ref={heading} tabIndex={-1} className="text-3xl font-extrabold tracking-[-0.05em] outline-none">
        {t`${agreed} of ${of}.`}
      </h2>
      <p className="mt-3 mb-5 max-w-[48ch] text-lg text-ink-2">
        {t`That's how often you decided as the expert. The made-up expert's reasons stand beside each.`}
      </p>
      <ComparedItems chart={chart} rules={rules} audit={audit} />
      <div className="mt-6 flex flex-wrap gap-3">
        <SnapButton to={reportPath}>
          <Printer className="size-5" aria-hidden="true" /> {t`See the report`}
        </SnapButton>
        <Button size="lg" onClick={() => actOnAudit(chart.id, { type: 'begun-anew' })}>
          <RotateCcw className="size-4.5" aria-hidden="true" /> {t`Begin this chart anew`}
        </Button>
      </div>
    </section>
  );
}

const LOOKS: Record<ComparedItem['outcome'], string> = {
  agreed: 'bg-leaf-soft text-leaf-ink',
  missed: 'border-2 border-dashed border-ember text-ember-ink',
  wrong: 'bg-ember-soft text-ember-ink',
  undecided: 'bg-surface-2 text-ink-2',
};
const SIGNS = { agreed: Check, missed: Circle, wrong: X, undecided: Circle };

/** Each of the expert's findings, what became of it here, and why. */
export function ComparedItems({ chart, rules, audit }: Omit<ExpertComparisonProps, 'reportPath'>) {
  const { items, others } = compareWithExpert(chart, rules, audit);
  const textOf = (line: string) => chart.documents.flatMap(({ lines }) => lines).find(({ id }) => id === line)!;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {items.map(({ expert, finding, outcome }) => {
        const Sign = SIGNS[outcome];
        const { time, text } = textOf(expert.lines[0]!);
        const title = finding?.title ?? rules.find(({ id }) => id === expert.rule)!.title;
        return (
          <li
            key={`${expert.rule} ${expert.lines[0]}`}
            className="grid grid-cols-[32px_1fr] gap-x-4 gap-y-1 py-4 sm:grid-cols-[32px_minmax(0,1fr)_minmax(0,1.2fr)]"
          >
            <span
              aria-hidden="true"
              className={`grid size-8 place-items-center rounded-full [&>svg]:size-4 ${LOOKS[outcome]}`}
            >
              <Sign />
            </span>
            <div>
              <b className="block text-xs font-semibold text-ink-2">{i18n._(outcomeTexts[outcome])}</b>
              <p lang={CONTENT_LANGUAGE} className="font-semibold">
                {title}
              </p>
              <p lang={CONTENT_LANGUAGE} className="text-sm text-ink-3">
                {time} {expert.mark ?? finding?.mark ?? text}
              </p>
            </div>
            <p lang={CONTENT_LANGUAGE} className="text-sm text-ink-2 max-sm:col-start-2">
              <b className="font-semibold text-ink">{expert.is === 'finding' ? t`A finding.` : t`No finding.`}</b>{' '}
              {expert.reason}
            </p>
          </li>
        );
      })}
      {others.map(({ id, mark, note }) => (
        <li
          key={id}
          className="grid grid-cols-[32px_1fr] gap-x-4 gap-y-1 py-4 sm:grid-cols-[32px_minmax(0,1fr)_minmax(0,1.2fr)]"
        >
          <span
            aria-hidden="true"
            className={`grid size-8 place-items-center rounded-full [&>svg]:size-4 ${LOOKS.wrong}`}
          >
            <X />
          </span>
          <div>
            <b className="block text-xs font-semibold text-ink-2">{t`Found by you alone`}</b>
            <p lang={CONTENT_LANGUAGE} className="font-semibold">
              {mark}
            </p>
            <p className="text-sm text-ink-3">{note}</p>
          </div>
          <p className="text-sm text-ink-2 max-sm:col-start-2">{t`The expert does not mind this line. It counts against the score.`}</p>
        </li>
      ))}
    </ul>
  );
}
