import { useSyncExternalStore } from 'react';

/** A value that lives outside of React and tells who watches it. */
export interface Observable<T> {
  get(): T;
  set(next: T): void;
  subscribe(listener: () => void): () => void;
}

export function createObservable<T>(initial: T): Observable<T> {
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

/** The value in a component, which renders again when it changes. */
export function useObservable<T>({ subscribe, get }: Pick<Observable<T>, 'subscribe' | 'get'>): T {
  return useSyncExternalStore(subscribe, get);
}
