import { isRefusal } from '#platform/http/api-error.ts';
import { createObservable, useObservable } from '#platform/observable.ts';
import { addReport, adoptReports, countReports, firstReport, type OutboxEntry, removeReport } from './outbox-store.ts';

/** Waiting times between attempts while the server cannot be reached. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;
const LOCK = 'snapwell-progress-outbox';

/** What the outbox needs from the application. */
export interface OutboxHost {
  /** The person who is signed in. */
  uid(): string | null;
  /** Hands a report to the server; rejects with `ApiError`. */
  send(entry: OutboxEntry): Promise<unknown>;
}

let host: OutboxHost | null = null;
let sending: number | null = null;
let isRunning = false;
/** Somebody asked while it ran: who is signed in, or what there is to send, may have changed since it looked. */
let isAskedAgain = false;
let waitMs = FIRST_WAIT_MS;
let timer: ReturnType<typeof setTimeout> | null = null;
/** Reports that have not reached the server yet. */
const waiting = createObservable(0);

export const useWaitingReports = (): number => useObservable(waiting);

/** Begins to send what waits, also from before the page was loaded. */
export function startOutbox(to: OutboxHost): void {
  host = to;
  window.addEventListener('online', sendWaiting);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && sendWaiting());
  sendWaiting();
}

/** Keeps a report safe on this device, then sends it. */
export async function report(entry: OutboxEntry): Promise<void> {
  await addReport(entry, (seq) => seq === sending);
  waiting.set(await countReports(entry.uid));
  sendWaiting();
}

/**
 * What was learned on this device in an organization before there was an account goes to its account now; true when
 * there was something.
 */
export async function claimReports(uid: string, orgId: string): Promise<boolean> {
  const adopted = await adoptReports(uid, orgId);
  if (adopted > 0) sendWaiting();
  return adopted > 0;
}

/** Sends what waits, in order, one after another. Only one tab of the browser does it at a time. */
export function sendWaiting(): void {
  if (!host) return;
  if (isRunning) {
    isAskedAgain = true;
    return;
  }
  isRunning = true;
  void locked(sendAll)
    .catch(() => false)
    .then((isDone) => {
      isRunning = false;
      if (isAskedAgain) {
        isAskedAgain = false;
        return sendWaiting();
      }
      if (isDone) waitMs = FIRST_WAIT_MS;
      else sendLater();
    });
}

function sendLater(): void {
  if (timer) clearTimeout(timer);
  timer = setTimeout(sendWaiting, waitMs);
  waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
}

/** False when something is left that should be tried again. */
async function sendAll(): Promise<boolean> {
  for (;;) {
    const uid = host?.uid() ?? null;
    if (!host || uid === null) return true;
    const entry = await firstReport(uid);
    waiting.set(await countReports(uid));
    if (!entry) return true;
    sending = entry.seq!;
    try {
      await host.send(entry);
    } catch (error) {
      if (!isRefusal(error)) return false;
    } finally {
      sending = null;
    }
    await removeReport(entry.seq!);
  }
}

/** Without locks (old browsers) two tabs may send the same report; the server takes it once. */
async function locked(work: () => Promise<boolean>): Promise<boolean> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? work() : false));
}
