import { useSyncExternalStore } from 'react';

/** A value that lives outside of React and tells who watches it. */
export interface Observable<T> {
  get(): T;
  set(next: T): void;
  subscribe(listener: () => void): () => void;
}

/** The value in a component, which renders again when it changes. */
export function useObservable<T>({ subscribe, get }: Pick<Observable<T>, 'subscribe' | 'get'>): T {
  return useSyncExternalStore(subscribe, get);
}
