import { z } from 'zod';
import { sessionStore, storageKeys } from '#platform/device/storage.ts';
import { perPerson } from '#platform/person.ts';
import { useObservable } from '#platform/observable.ts';

const practised = z.object({ cardId: z.string(), isKnown: z.boolean(), points: z.number() });
const progress = z.object({
  done: z.array(practised),
  isOver: z.boolean(),
  /** Somebody left it for later, or took it up again although the conversation had gone on. */
  left: z.enum(['paused', 'resumed']).optional(),
});
export type PracticeProgress = z.output<typeof progress>;

/** Offers that are kept: those before are further up than anybody scrolls. */
const KEPT = 20;
const none: PracticeProgress = { done: [], isOver: false };

const kept = z.record(z.string(), progress).safeParse(sessionStore.readJson(storageKeys.practice));
/** What was answered of each offer, whichever page is open. */
const store = perPerson<Readonly<Record<string, PracticeProgress>>>({}, { initial: kept.data ?? {} });

export const usePracticeProgress = (offerId: string): PracticeProgress => useObservable(store)[offerId] ?? none;

/** A card of an offer was answered. The same card counts once. */
export function notePractised(offerId: string, card: z.output<typeof practised>): void {
  const before = store.get()[offerId] ?? none;
  if (!before.done.some(({ cardId }) => cardId === card.cardId))
    keep(offerId, { ...before, done: [...before.done, card] });
}

/** What is left of an offer waits, or is asked again. */
export function leavePractice(offerId: string, left: 'paused' | 'resumed'): void {
  keep(offerId, { ...(store.get()[offerId] ?? none), left });
}

/** Nothing of an offer is left to answer. */
export function endPractice(offerId: string): void {
  keep(offerId, { ...(store.get()[offerId] ?? none), isOver: true });
}

function keep(offerId: string, next: PracticeProgress): void {
  const { [offerId]: _, ...others } = store.get();
  const all = Object.fromEntries([...Object.entries(others), [offerId, next] as const].slice(-KEPT));
  store.set(all);
  sessionStore.writeJson(storageKeys.practice, all);
}
