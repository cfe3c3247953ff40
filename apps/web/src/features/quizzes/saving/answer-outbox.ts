import type { AnswerChange, SavedAnswer } from '@snapwell/contract/quizzes/attempt.schemas';
import { runMutation } from '#platform/http/api.ts';
import { currentOwner, DEVICE, registerKind } from '#platform/outbox/outbox.ts';
import type { Kind, Refusal } from '#platform/outbox/outbox-kind.ts';
import { localStore, storageKeys } from '#platform/device/storage.ts';
import { saveAnswer, sendAnswer } from '../quizzes.queries.ts';
import type { AttemptScope } from '../seat.ts';

/** The name of the kind, for a screen that says how it stands with it. */
export const ANSWER_KIND = 'answer';

/** A change of one answer on its way. */
export interface PendingAnswer {
  readonly seat: AttemptScope;
  readonly attemptId: string;
  readonly questionId: string;
  readonly change: AnswerChange;
}

/** Told of an answer that the server will not take. */
type Refused = (attemptId: string, refusal: Refusal) => void;
const refusalListeners = new Set<Refused>();

export function onRefused(listener: Refused): () => void {
  refusalListeners.add(listener);
  return () => refusalListeners.delete(listener);
}

/** Told of an answer that waited here and was marked. */
type Marked = (attemptId: string, question: SavedAnswer['question']) => void;
const markedListeners = new Set<Marked>();

export function onMarked(listener: Marked): () => void {
  markedListeners.add(listener);
  return () => markedListeners.delete(listener);
}

const answer: Kind<PendingAnswer, SavedAnswer> = {
  name: ANSWER_KIND,
  settleMs: 400,
  send: ({ body: { seat, attemptId, questionId, change } }, queryClient) =>
    runMutation(queryClient, saveAnswer(seat, attemptId), { questionId, change }),
  onSent({ body: { attemptId, change } }, { question }) {
    if (change.is_final) for (const listener of markedListeners) listener(attemptId, question);
  },
  replaces: (older, newer) => older.change.changed_at <= newer.change.changed_at,
  onRefused({ body: { attemptId } }, refusal) {
    for (const listener of refusalListeners) listener(attemptId, refusal);
  },
  async inherit(add) {
    const stored = localStore.readJson(storageKeys.quizAnswers);
    if (stored === null) return;
    // Only a browser that has an old queue loads what reads it.
    const { readOldAnswers } = await import('./old-answers.ts');
    for (const { uid, ...pending } of readOldAnswers(stored)) await add(entryOf(uid === '' ? DEVICE : uid, pending));
    localStore.remove(storageKeys.quizAnswers);
  },
};
const answers = registerKind(answer);

const entryOf = (owner: string, body: PendingAnswer) => ({
  owner,
  key: `answer ${body.attemptId}/${body.questionId}`,
  body,
});

/** Who takes a quiz: a person, or this device for somebody without an account. */
export const ownerOf = ({ deviceKey }: AttemptScope): string => (deviceKey === null ? (currentOwner() ?? '') : DEVICE);

/** Stores an answer on this device, then sends it. */
export const queueAnswer = (owner: string, pending: PendingAnswer): Promise<void> =>
  answers.add(entryOf(owner, pending));

/** What of an attempt the server does not know yet, by question. */
export async function unsavedAnswers(owner: string, attemptId: string): Promise<ReadonlyMap<string, AnswerChange>> {
  const waiting = (await answers.list(owner)).filter(({ body }) => body.attemptId === attemptId);
  return new Map(waiting.map(({ body: { questionId, change } }) => [questionId, change]));
}

/** Sends everything of an attempt now; rejects when the server cannot be reached. */
export const flushAnswers = (owner: string, attemptId: string): Promise<void> =>
  answers.flush(owner, (body) => body.attemptId === attemptId);

/**
 * An answer that shall be marked at once: not queued, since its learner waits for the verdict. What was queued before
 * it is overtaken.
 */
export async function sendFinal(owner: string, pending: PendingAnswer): Promise<SavedAnswer> {
  const { seat, attemptId, questionId, change } = pending;
  const saved = await sendAnswer(seat, attemptId, questionId, change);
  await answers.drop(owner, (body) => body.attemptId === attemptId && body.questionId === questionId);
  return saved;
}
