import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Check, Circle, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { CONTENT_LANGUAGE } from '#platform/locale/content-language.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import type { ChartAudit } from './audit.ts';
import { actOnAudit } from './audit-store.ts';
import { documentTexts, rejectionTexts } from './audit.texts.ts';
import type { AuditChart, DocumentKind } from './audit-schema.ts';
import type { Finding } from './find-findings.ts';

interface FindingListProps {
  chart: AuditChart;
  findings: readonly Finding[];
  audit: ChartAudit;
  currentId: string | null;
  onOpen: (finding: Finding) => void;
}

/** The findings that are not being looked at: still to decide, decided, and one's own. */
export function FindingList({ chart, findings, audit, currentId, onOpen }: FindingListProps) {
  const others = findings.filter(({ id }) => id !== currentId);
  const open = others.filter(({ id }) => !(id in audit.decisions));
  const decided = others.filter(({ id }) => id in audit.decisions);
  const placeOf = (document: DocumentKind, lines: readonly string[]) => {
    const all = chart.documents.find(({ kind }) => kind === document)!.lines;
    const numbers = lines.map((line) => all.findIndex(({ id }) => id === line) + 1).join(', ');
    const name = i18n._(documentTexts[document]);
    return lines.length === 1 ? t`${name}, line ${numbers}` : t`${name}, lines ${numbers}`;
  };
  const documentOf = (line: string) => chart.documents.find(({ lines }) => lines.some(({ id }) => id === line))!.kind;
  return (
    <>
      <Group title={t`Still to decide`} isEmpty={open.length === 0}>
        {open.map((finding) => (
          <Row key={finding.id} sign={<Circle />} onOpen={() => onOpen(finding)} title={finding.title}>
            {placeOf(finding.document, finding.lines)}
          </Row>
        ))}
      </Group>
      <Group title={t`Decided`} isEmpty={decided.length === 0}>
        {decided.map((finding) => {
          const decision = audit.decisions[finding.id]!;
          const isAccepted = decision.is === 'accepted';
          return (
            <Row
              key={finding.id}
              sign={isAccepted ? <Check /> : <X />}
              isAccepted={isAccepted}
              onOpen={() => onOpen(finding)}
              title={finding.title}
            >
              {placeOf(finding.document, finding.lines)} ·{' '}
              {isAccepted ? t`accepted` : i18n._(rejectionTexts[decision.why])}
            </Row>
          );
        })}
      </Group>
      <Group title={t`Found by you`} isEmpty={audit.added.length === 0}>
        {audit.added.map(({ id, line, mark, note }) => (
          <li key={id} className="flex items-center gap-2 rounded-[18px] border border-line bg-surface py-2 pr-2 pl-4">
            <p lang={CONTENT_LANGUAGE} className="min-w-0 flex-1">
              <b className="block text-sm leading-tight font-semibold">{mark}</b>
              <small className="text-xs text-ink-2">
                {placeOf(documentOf(line), [line])}
                {note && `. ${note}`}
              </small>
            </p>
            {!audit.isDone && (
              <IconButton label={t`Remove ‘${mark}’`} onClick={() => actOnAudit(chart.id, { type: 'removed', id })}>
                <Trash2 aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </Group>
    </>
  );
}

function Group({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  if (isEmpty) return null;
  return (
    <section className="mt-5 first:mt-0">
      <h3 className="mb-2 font-text text-xs font-normal tracking-normal text-ink-3">{title}</h3>
      <ul className="grid gap-2">{children}</ul>
    </section>
  );
}

interface RowProps {
  sign: ReactNode;
  isAccepted?: boolean;
  title: string;
  onOpen: () => void;
  children: ReactNode;
}

function Row({ sign, isAccepted = false, title, onOpen, children }: RowProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="grid min-h-14 w-full grid-cols-[32px_1fr] items-center gap-3 rounded-[18px] border border-line bg-surface py-2 pr-4 pl-2.5 text-left hover:bg-surface-2"
      >
        <span
          aria-hidden="true"
          className={`grid size-8 place-items-center rounded-full [&>svg]:size-4 ${isAccepted ? 'border-2 border-dashed border-ember text-ember-ink' : 'bg-surface-2 text-ink-2'}`}
        >
          {sign}
        </span>
        <span>
          <b lang={CONTENT_LANGUAGE} className="block text-sm leading-tight font-semibold">
            {title}
          </b>
          <small className="text-xs text-ink-2">{children}</small>
        </span>
      </button>
    </li>
  );
}
