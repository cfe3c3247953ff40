import { recordEvents } from '@snapwell/contract/analytics/analytics.endpoints';
import { EVENTS_PER_CALL } from '@snapwell/contract/analytics/analytics.limits';
import type { ClientEvent } from '@snapwell/contract/analytics/analytics.schemas';
import type { FUNNEL_STEPS, Funnel } from '@snapwell/contract/analytics/funnels';
import { useEffect } from 'react';
import { call } from '../http/api.ts';
import { createBatch, flushOnLeave } from '../http/batch.ts';
import { sessionStore, storageKeys } from './storage.ts';

const SEND_AFTER_MS = 5_000;
/** Ties the events of one visit together and says nothing of who it is. */
const sessionId = crypto.randomUUID();

const batch = createBatch<ClientEvent>({
  size: EVENTS_PER_CALL,
  delayMs: SEND_AFTER_MS,
  send: (events, isLeaving) =>
    call(recordEvents, { body: { session_id: sessionId, events } }, { isKeptAlive: isLeaving, isReport: true }),
  kept: {
    read: () => [sessionStore.readJson(storageKeys.events) ?? []].flat().filter(isEvent),
    write: (events) =>
      events.length > 0 ? sessionStore.writeJson(storageKeys.events, events) : sessionStore.remove(storageKeys.events),
  },
});

/** As this page wrote it. The server checks the rest; its schema is too large for the first load of a page. */
function isEvent(value: unknown): value is ClientEvent {
  return typeof value === 'object' && value !== null && 'type' in value && 'id' in value && 'at' in value;
}

/** A label is an id or a word; longer ones are cut. */
const LONGEST_LABEL = 60;

/** A step that browsers tell of; the others are told by the act that they are. */
export type BrowserStep = {
  [F in Funnel]: {
    readonly funnel: F;
    readonly step: (typeof FUNNEL_STEPS)[F]['browser'][number];
    readonly label?: string;
  };
}[Funnel];

/** Who tells their browser not to be followed isn't: only what they do here is known, because it's done. */
const wantsPrivacy = () =>
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) || navigator.doNotTrack === '1';

/** Records that a screen was looked at. */
export function recordPageView(path: string): void {
  if (wantsPrivacy()) return;
  batch.add({ type: 'page_view', ...stamp(path) });
}

/** Records a step on one of the ways that are watched (spec §3, §4). */
export function recordFunnelStep({ funnel, step, label }: BrowserStep): void {
  if (wantsPrivacy()) return;
  const about = label ? { label: label.slice(0, LONGEST_LABEL) } : {};
  batch.add({ type: 'funnel_step', funnel, step, ...about, ...stamp(location.pathname) });
}

/** Records that somebody looks at what a funnel begins with, once it is there; `label` is its id. */
export function useViewStep(funnel: ViewFunnel, label: string | undefined): void {
  useEffect(() => {
    if (label !== undefined) recordFunnelStep({ funnel, step: 'view', label });
  }, [funnel, label]);
}
type ViewFunnel = 'onboarding' | 'content_consumption' | 'module_completion' | 'course_completion' | 'referral';

export function startPageViews(): void {
  flushOnLeave(batch);
}

function stamp(path: string) {
  return { id: crypto.randomUUID(), at: new Date().toISOString(), path: path.slice(0, 300) };
}
