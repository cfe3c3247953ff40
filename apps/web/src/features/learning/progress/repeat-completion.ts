import { report } from './outbox.ts';
import type { OutboxEntry } from './outbox-store.ts';

/** The server's clock has passed the moment by then. */
const SPARE_MS = 300;

/** One timer for each item: the page and the outbox may both know that it does not pay yet. */
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/**
 * Reports the completion of an item again when it pays: what is gone through faster than anybody can pays when that
 * time has passed, on whichever page the learner is by then.
 */
export function repeatCompletion(of: Pick<OutboxEntry, 'uid' | 'orgId' | 'contentId'>, inMs: number): void {
  const { uid, orgId, contentId } = of;
  const key = `${uid}/${orgId}/${contentId}`;
  if (timers.has(key)) return;
  const again = () => {
    timers.delete(key);
    void report({ uid, orgId, contentId, type: 'completion', body: { furthest: 1 } }).catch(() => undefined);
  };
  timers.set(key, setTimeout(again, inMs + SPARE_MS));
}
