import { recordEvents } from '@snapwell/contract/analytics/analytics.endpoints';
import { EVENTS_PER_CALL } from '@snapwell/contract/analytics/analytics.limits';
import type { ClientEvent } from '@snapwell/contract/analytics/analytics.schemas';
import { call } from './api.ts';
import { createBatch, flushOnLeave } from './batch.ts';

const SEND_AFTER_MS = 5_000;
/** Ties the events of one visit together and says nothing of who it is. */
const sessionId = crypto.randomUUID();

const batch = createBatch<ClientEvent>({
  size: EVENTS_PER_CALL,
  delayMs: SEND_AFTER_MS,
  send: (events, isLeaving) =>
    call(recordEvents, { body: { session_id: sessionId, events } }, { isKeptAlive: isLeaving }),
});

type FunnelStep = Omit<Extract<ClientEvent, { type: 'funnel_step' }>, 'type' | 'id' | 'at' | 'path'>;

/** Records that a screen was looked at. */
export function recordPageView(path: string): void {
  batch.add({ type: 'page_view', ...stamp(path) });
}

/** Records a step on one of the ways that are watched (spec §3, §4). */
export function recordFunnelStep(step: FunnelStep): void {
  batch.add({ type: 'funnel_step', ...step, ...stamp(location.pathname) });
}

export function startPageViews(): void {
  flushOnLeave(batch);
}

function stamp(path: string) {
  return { id: crypto.randomUUID(), at: new Date().toISOString(), path: path.slice(0, 300) };
}
