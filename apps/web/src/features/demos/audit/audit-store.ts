import { localStore, storageKeys } from '#platform/device/storage.ts';
import { useObservable } from '#platform/observable.ts';
import { perDevice } from '#platform/person.ts';
import { type AuditAct, type ChartAudit, freshAudit, nextAudit } from './audit.ts';

type Audits = Readonly<Record<string, ChartAudit>>;

const audits = perDevice<Audits>(readAudits());

/** The audit of a chart, as this browser has it. */
export const useAudit = (chartId: string): ChartAudit => useObservable(audits)[chartId] ?? freshAudit;
export const useAudits = (): Audits => useObservable(audits);

export function actOnAudit(chartId: string, act: AuditAct): void {
  const before = audits.get();
  const next = { ...before, [chartId]: nextAudit(before[chartId] ?? freshAudit, act) };
  audits.set(next);
  localStore.writeJson(storageKeys.auditDemo, next);
}

/** As if nobody had been here. */
export function forgetAudits(): void {
  audits.set({});
  localStore.remove(storageKeys.auditDemo);
}

function readAudits(): Audits {
  const stored = localStore.readJson(storageKeys.auditDemo);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, ChartAudit] => isAudit(entry[1])));
}

/** What an older version, or a hand, left there is not taken. */
function isAudit(value: unknown): value is ChartAudit {
  if (typeof value !== 'object' || value === null) return false;
  const { decisions, added, isDone } = value as Partial<ChartAudit>;
  return typeof decisions === 'object' && decisions !== null && Array.isArray(added) && typeof isDone === 'boolean';
}
