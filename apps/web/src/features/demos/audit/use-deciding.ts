import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isUndecided, type Rejection } from './audit.ts';
import { actOnAudit, useAudit } from './audit-store.ts';
import type { AuditChart, AuditRule, DocumentKind } from './audit-schema.ts';
import { type Finding, findFindings } from './find-findings.ts';

/** Which finding is looked at, in which document, and what is decided about it: by buttons, or A, R, J and K. */
export function useDeciding(chart: AuditChart, rules: readonly AuditRule[]) {
  const audit = useAudit(chart.id);
  const findings = findFindings(chart, rules);
  const firstOpen = findings.find((each) => isUndecided(audit, each)) ?? findings[0]!;
  const [currentId, setCurrentId] = useState(firstOpen.id);
  const [documentKind, setDocumentKind] = useState<DocumentKind>(firstOpen.document);
  const [isRejecting, setRejecting] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);

  const at = findings.findIndex(({ id }) => id === currentId);
  const finding = findings[at]!;
  const document = chart.documents.find(({ kind }) => kind === documentKind)!;
  const shown = finding.document === documentKind ? finding : null;
  const open = (next: Finding) => {
    setCurrentId(next.id);
    setDocumentKind(next.document);
    setRejecting(false);
  };
  const openAndRead = (next: Finding) => {
    open(next);
    // The card of the next finding is drawn before it is read.
    requestAnimationFrame(() => title.current?.focus());
  };
  const goOn = () => {
    const after = [...findings.slice(at + 1), ...findings.slice(0, at)].find((each) => isUndecided(audit, each));
    if (after) openAndRead(after);
    else setRejecting(false);
  };
  const accept = () => {
    actOnAudit(chart.id, { type: 'decided', findingId: finding.id, decision: { is: 'accepted' } });
    goOn();
  };
  const reject = (why: Rejection) => {
    actOnAudit(chart.id, { type: 'decided', findingId: finding.id, decision: { is: 'rejected', why } });
    goOn();
  };
  useAuditKeys({
    a: () => !audit.isDone && accept(),
    r: () => !audit.isDone && setRejecting(true),
    j: () => openAndRead(findings[(at + 1) % findings.length]!),
    k: () => openAndRead(findings[(at + findings.length - 1) % findings.length]!),
  });
  return {
    audit,
    findings,
    finding,
    at,
    shown,
    document,
    isRejecting,
    title,
    accept,
    reject,
    open: openAndRead,
    setRejecting,
    setDocumentKind,
  };
}

/**
 * How far below the top of its column the line of the current finding is: its card stands beside it. In one column there
 * is nothing to measure, and a phone would lay out its page twice for it.
 */
export function useLineOffset(isBeside: boolean) {
  const grid = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLElement>(null);
  const [offset, setOffset] = useState(0);
  const measure = useEffectEvent(() => {
    if (!isBeside) return;
    const from = grid.current?.lastElementChild?.getBoundingClientRect().top;
    const to = line.current?.getBoundingClientRect().top;
    setOffset(from === undefined || to === undefined ? 0 : Math.max(0, Math.round(to - from - 8)));
  });
  // After each change: the line may be another one, or have moved.
  useLayoutEffect(() => measure());
  useEffect(() => {
    const follow = () => measure();
    window.addEventListener('resize', follow);
    return () => window.removeEventListener('resize', follow);
  }, []);
  return { grid, lineRef: (element: HTMLElement | null) => void (line.current = element), offset };
}

/** A, R, J and K, unless somebody is writing or a dialog is open. */
function useAuditKeys(acts: Readonly<Record<'a' | 'r' | 'j' | 'k', () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (document.querySelector('[role=dialog]')) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('textarea, select, input:not([type=radio]), [role=listbox], [contenteditable=true]')) return;
    const act = acts[event.key.toLowerCase() as keyof typeof acts] as (() => void) | undefined;
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
