import type { Observable } from './observable.ts';
import { localStore, personKeys, sessionStore } from './device/storage.ts';

/** Who was here and who comes: uids, null for nobody. */
export interface PersonChange {
  readonly last: string | null;
  readonly next: string | null;
}
type Forget = (change: PersonChange) => unknown;

const scope = new Set<Forget>();

interface PersonStore<T> {
  /** What it begins with when the page is loaded, where that is not `empty`. */
  readonly initial?: T;
  /** What is left for the next person, where that is not `empty`. */
  renew?(last: T): T;
}

/** A store of what belongs to whoever is signed in: it is empty again when another person comes, or nobody. */
export function perPerson<T>(empty: T, { initial = empty, renew = () => empty }: PersonStore<T> = {}): Observable<T> {
  const store = createObservable(initial);
  forgetWithPerson(() => store.set(renew(store.get())));
  return store;
}

/** A store of this device, or of the page in view, whoever is signed in. */
export const perDevice = createObservable;

function createObservable<T>(initial: T): Observable<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(next) {
      if (Object.is(current, next)) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Has something forgotten with the person that is no store: calls under way, a cache, a database. */
export function forgetWithPerson(forget: Forget): void {
  scope.add(forget);
}

/** Forgets everything on this device that belongs to the person who was here, before the next one sees the page. */
export function forgetPerson(change: PersonChange): void {
  for (const key of personKeys) {
    localStore.remove(key);
    sessionStore.remove(key);
  }
  for (const forget of scope) {
    try {
      forget(change);
    } catch (cause) {
      // The rest must be forgotten all the same; the page's own error report hears of this one.
      reportError(cause);
    }
  }
}
