import { t } from '@lingui/core/macro';
import { Plus } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { CONTENT_LANGUAGE } from '#platform/locale/content-language.ts';
import { Chip } from '#ui/action/chip.tsx';
import type { ChartAudit } from './audit.ts';
import type { AuditChart, ChartDocument, ChartLine } from './audit-schema.ts';
import type { Finding } from './find-findings.ts';

interface ChartSheetProps {
  chart: AuditChart;
  document: ChartDocument;
  findings: readonly Finding[];
  audit: ChartAudit;
  current: Finding | null;
  /** Stands under the line of the current finding, where there is no room beside the sheet. */
  card: ReactNode;
  /** Tells where the line of the current finding is. */
  lineRef: (line: HTMLElement | null) => void;
  onOpen: (finding: Finding) => void;
  onAdd: (line: ChartLine) => void;
}

/** One document of a chart, line by line, with what was found marked in it. */
export function ChartSheet({
  chart,
  document,
  findings,
  audit,
  current,
  card,
  lineRef,
  onOpen,
  onAdd,
}: ChartSheetProps) {
  const { name, age, about } = chart;
  const lines = document.lines.length;
  return (
    <section
      aria-label={t`The chart`}
      className="rounded-[8px_8px_24px_24px] border border-t-6 border-line border-t-sky bg-surface shadow-card max-sm:-mx-2"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 pt-4 pb-3.5 sm:px-7 sm:pt-5">
        <div lang={CONTENT_LANGUAGE}>
          <h2 className="text-[1.625rem]">
            {name}, {age}
          </h2>
          <p className="mt-1 text-sm text-ink-2">{about}</p>
        </div>
        <Chip>{t`Made-up patient`}</Chip>
      </header>
      <ol>
        {document.lines.map((line, at) => {
          const own = findings.filter(({ lines: [first] }) => first === line.id);
          const isCurrent = current !== null && current.lines.includes(line.id);
          const isFirst = current?.lines[0] === line.id;
          return (
            <Fragment key={line.id}>
              <li
                ref={isFirst ? lineRef : undefined}
                className={`group relative grid min-h-14 grid-cols-[24px_46px_minmax(0,1fr)_44px] items-center gap-2 border-t border-line py-1.5 pr-1 pl-1.5 large-letters:flex large-letters:flex-wrap sm:grid-cols-[32px_52px_minmax(0,1fr)_44px] sm:pr-3 sm:pl-3 ${isCurrent ? 'bg-snap-soft/60' : ''}`}
              >
                <span className="text-right text-xs text-ink-3 tabular-nums">{at + 1}</span>
                {line.time ? <time className="pl-1 text-sm text-ink-2 tabular-nums">{line.time}</time> : <span />}
                <p
                  lang={CONTENT_LANGUAGE}
                  className="text-sm leading-snug large-letters:order-last large-letters:w-full"
                >
                  <MarkedText line={line} findings={own} {...{ audit, current, onOpen }} />
                  <small className="block text-xs text-ink-3">{line.by}</small>
                  {line.by === null && <Unsigned findings={own} {...{ audit, current, onOpen }} />}
                </p>
                {!audit.isDone && (
                  <button
                    type="button"
                    onClick={() => onAdd(line)}
                    aria-label={t`Mark line ${at + 1} yourself`}
                    title={t`Mark this line yourself`}
                    className="grid size-11 place-items-center rounded-control text-ink-3 hover:bg-surface-2 hover:text-ink print:hidden"
                  >
                    <Plus className="size-4.5" aria-hidden="true" />
                  </button>
                )}
                {isFirst && (
                  <span
                    aria-hidden="true"
                    className="absolute top-1/2 left-full w-10 border-t-3 border-snap max-lg:hidden print:hidden"
                  />
                )}
              </li>
              {isFirst && card && <li className="bg-snap-soft/60 px-3 pb-3.5 lg:hidden">{card}</li>}
            </Fragment>
          );
        })}
      </ol>
      <footer className="border-t border-line px-4 pt-3 pb-4 text-xs text-ink-3 sm:px-7">
        {t`${lines} lines, read by rules, not by guesswork`}
      </footer>
    </section>
  );
}

type MarkProps = Pick<ChartSheetProps, 'findings' | 'audit' | 'current' | 'onOpen'>;

/** The words of a line, with those that a finding is about. */
function MarkedText({ line, findings, audit, ...rest }: MarkProps & { line: ChartLine }) {
  const marks = [
    ...findings.filter(({ mark }) => mark !== null).map((finding) => ({ mark: finding.mark!, finding })),
    ...audit.added.filter((each) => each.line === line.id).map(({ mark }) => ({ mark, finding: null })),
  ]
    .map((each) => ({ ...each, at: line.text.indexOf(each.mark) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { mark, finding, at } of marks) {
    // Two that overlap: the first is shown, the other stands in the list.
    if (at < end) continue;
    parts.push(line.text.slice(end, at));
    parts.push(
      finding ? (
        <Mark key={at} finding={finding} audit={audit} {...rest}>
          {mark}
        </Mark>
      ) : (
        <mark
          key={at}
          className="-mx-1 rounded-sm bg-ember-soft px-1 text-inherit shadow-[inset_0_-2px_0_var(--ember)]"
        >
          {mark}
        </mark>
      ),
    );
    end = at + mark.length;
  }
  return (
    <>
      {parts}
      {line.text.slice(end)}
    </>
  );
}

function Unsigned({ findings, ...rest }: MarkProps) {
  return findings
    .filter(({ ruleId }) => ruleId === 'signed')
    .map((finding) => (
      <small key={finding.id} className="text-xs">
        <Mark finding={finding} findings={findings} {...rest}>
          {t`no name`}
        </Mark>
      </small>
    ));
}

function Mark({
  finding,
  audit,
  current,
  onOpen,
  children,
}: Omit<MarkProps, 'findings'> & { findings?: readonly Finding[]; finding: Finding; children: ReactNode }) {
  const decision = audit.decisions[finding.id];
  const look =
    current?.id === finding.id
      ? 'bg-snap font-semibold text-on-snap'
      : decision?.is === 'accepted'
        ? 'bg-ember-soft text-inherit shadow-[inset_0_-2px_0_var(--ember)]'
        : decision
          ? 'bg-transparent text-inherit shadow-[inset_0_-2px_0_var(--line-strong)]'
          : 'bg-transparent text-inherit underline decoration-ember decoration-dashed decoration-2 underline-offset-4';
  return (
    <mark className="bg-transparent text-inherit">
      <button
        type="button"
        className={`-mx-1 rounded-sm px-1 text-left ${look}`}
        onClick={() => onOpen(finding)}
        aria-current={current?.id === finding.id}
      >
        {children}
      </button>
    </mark>
  );
}
