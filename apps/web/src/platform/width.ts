import { useSyncExternalStore } from 'react';

/** Where a drawer takes the whole screen (spec §9): 640 px and less. */
const NARROW = '(width <= 640px)';

const isNarrow = (): boolean => typeof matchMedia === 'function' && matchMedia(NARROW).matches;

/** Whether the window is as narrow as a phone's. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow);
}

function subscribe(onChange: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => undefined;
  const query = matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
