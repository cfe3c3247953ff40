import type { SavedAnswer } from '@snapwell/contract/quizzes/attempt.schemas';
import { isRefusal } from '#platform/http/api-error.ts';
import { createObservable, useObservable } from '#platform/observable.ts';
import { localStore, storageKeys } from '#platform/device/storage.ts';
import { sendAnswer } from '../quizzes.queries.ts';
import { acknowledge, add, type PendingAnswer, readWaiting, waitingOf } from './pending-answers.ts';

/** Somebody who types is not interrupted at each letter. */
const SETTLE_MS = 400;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 20_000;

/** `waiting`: on its way. `stuck`: the server cannot be reached, everything is on this device. */
export type SavingState = 'saved' | 'waiting' | 'stuck';

const state = createObservable<SavingState>('saved');
const waiting = createObservable<readonly PendingAnswer[]>([]);
let hasBegun = false;
let isSending = false;
let waitMs = FIRST_WAIT_MS;
let timer: ReturnType<typeof setTimeout> | undefined;
let currentUid: () => string | null = () => null;

/** Called for answers that the server will not take any more: the attempt is over. */
type Refused = (attemptId: string) => void;
const refusalListeners = new Set<Refused>();

export const useSavingState = (): SavingState => useObservable(state);

export function onRefused(listener: Refused): () => void {
  refusalListeners.add(listener);
  return () => refusalListeners.delete(listener);
}

/**
 * Sends also what members answered; `uid` says who is signed in. For strangers the queue begins by itself where they
 * take a quiz.
 */
export function startAnswerQueue(uid: () => string | null): void {
  currentUid = uid;
  begin();
  sendNow();
}

/** Sends what waits now: somebody is signed in, or the server can be reached again. */
export function sendWaitingAnswers(): void {
  waitMs = FIRST_WAIT_MS;
  sendNow();
}

/** Keeps an answer on this device first, then sends it. */
export function queueAnswer(pending: Omit<PendingAnswer, 'uid'>, { isUrgent = false } = {}): void {
  begin();
  const uid = pending.seat.deviceKey === null ? (currentUid() ?? '') : '';
  write(add(waiting.get(), { ...pending, uid }));
  if (state.get() === 'saved') state.set('waiting');
  clearTimeout(timer);
  if (isUrgent) sendNow();
  else timer = setTimeout(sendNow, SETTLE_MS);
}

/** What of an attempt the server does not know yet. */
export const unsavedOf = (attemptId: string) => {
  begin();
  return waitingOf(waiting.get(), attemptId);
};

/** Sends everything of an attempt now; rejects when the server cannot be reached. */
export async function flush(attemptId: string): Promise<void> {
  for (const pending of waiting.get().filter((each) => each.attemptId === attemptId)) await deliver(pending);
}

/**
 * An answer that shall be marked at once: not queued, since its learner waits for the verdict. What was queued before
 * it is overtaken.
 */
export async function sendFinal({
  seat,
  attemptId,
  questionId,
  change,
}: Omit<PendingAnswer, 'uid'>): Promise<SavedAnswer> {
  const saved = await sendAnswer(seat, attemptId, questionId, change);
  write(waiting.get().filter((each) => !(each.attemptId === attemptId && each.questionId === questionId)));
  if (waiting.get().length === 0) state.set('saved');
  return saved;
}

function sendNow(): void {
  clearTimeout(timer);
  if (isSending) return;
  isSending = true;
  void sendAll().then((isDone) => {
    isSending = false;
    waitMs = isDone ? FIRST_WAIT_MS : Math.min(waitMs * 2, LONGEST_WAIT_MS);
    state.set(isDone ? 'saved' : 'stuck');
    if (!isDone) timer = setTimeout(sendNow, waitMs);
  });
}

const isMine = ({ uid }: PendingAnswer) => uid === '' || uid === currentUid();

/** False when something is left because nobody answered. */
async function sendAll(): Promise<boolean> {
  for (;;) {
    const next = waiting.get().find(isMine);
    if (!next) return true;
    try {
      await deliver(next);
    } catch {
      return false;
    }
  }
}

async function deliver(pending: PendingAnswer): Promise<void> {
  const { seat, attemptId, questionId, change } = pending;
  try {
    await sendAnswer(seat, attemptId, questionId, change);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    for (const listener of refusalListeners) listener(attemptId);
  }
  write(acknowledge(waiting.get(), pending));
}

/** Reads what is left from before the page was loaded and begins to send it. */
function begin(): void {
  if (hasBegun) return;
  hasBegun = true;
  waiting.set(readWaiting(localStore.readJson(storageKeys.quizAnswers)));
  window.addEventListener('online', sendNow);
  window.addEventListener('pagehide', sendNow);
  document.addEventListener('visibilitychange', sendNow);
  sendNow();
}

function write(next: readonly PendingAnswer[]): void {
  waiting.set(next);
  if (next.length > 0) localStore.writeJson(storageKeys.quizAnswers, next);
  else localStore.remove(storageKeys.quizAnswers);
}
