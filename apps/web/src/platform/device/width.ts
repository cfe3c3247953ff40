import { useSyncExternalStore } from 'react';

/** Where a drawer takes the whole screen (spec §9): 640 px and less. */
const NARROW = '(width <= 640px)';
/** Where the navigation collapses (spec §9): 900 px and less. */
const COMPACT = '(width <= 900px)';

/** Where a list has room beside what is opened from it: `xl` of the style sheets. */
const ROOMY = '(width >= 80rem)';

const matches = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches;

/** Whether the window is as narrow as a phone's. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribeTo(NARROW),
    () => matches(NARROW),
    () => false,
  );

/** Whether it has no room beside its text. */
export const useCompact = (): boolean =>
  useSyncExternalStore(
    subscribeTo(COMPACT),
    () => matches(COMPACT),
    () => false,
  );

/** Whether a list has room beside what is opened from it. */
export const useRoomy = (): boolean =>
  useSyncExternalStore(
    subscribeTo(ROOMY),
    () => matches(ROOMY),
    () => false,
  );

const subscriptions = new Map<string, (onChange: () => void) => () => void>();

/** The same function each time, so that nothing subscribes anew with each render. */
function subscribeTo(query: string): (onChange: () => void) => () => void {
  const known = subscriptions.get(query);
  if (known) return known;
  const subscribe = (onChange: () => void) => {
    if (typeof matchMedia !== 'function') return () => undefined;
    const list = matchMedia(query);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  };
  subscriptions.set(query, subscribe);
  return subscribe;
}
