import { useSyncExternalStore } from 'react';

/** A value that lives outside of React and tells who watches it. */
export interface Observable<T> {
  get(): T;
  set(next: T): void;
  subscribe(listener: () => void): () => void;
  /** What a page that arrives as HTML was drawn with, where this device may know better; else what `get` says. */
  drawn?(): T;
}

/** The value in a component, which renders again when it changes. */
export function useObservable<T>({ subscribe, get, drawn = get }: Omit<Observable<T>, 'set'>): T {
  return useSyncExternalStore(subscribe, get, drawn);
}
