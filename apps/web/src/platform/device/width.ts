import { useSyncExternalStore } from 'react';

/** Where a drawer takes the whole screen (spec §9): 640 px and less. */
const NARROW = '(width <= 640px)';
/** Where the navigation collapses (spec §9): 900 px and less. */
const COMPACT = '(width <= 900px)';
/** Where no background is drawn that is switched off for phones (spec §5): 768 px and less. */
const PLAIN = '(width <= 768px)';
/** Where a second column stands beside the first: `lg` of the style sheets. */
const TWO_COLUMNS = '(width >= 64rem)';
/** Where a list has room beside what is opened from it: `xl` of the style sheets. */
const ROOMY = '(width >= 80rem)';

const matches = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches;

const useWindow = (query: string, isOnServer = false): boolean =>
  useSyncExternalStore(
    subscribeTo(query),
    () => matches(query),
    () => isOnServer,
  );

/** Whether the window is as narrow as a phone's. */
export const useNarrow = (): boolean => useWindow(NARROW);

/** Whether it has no room beside its text. */
export const useCompact = (): boolean => useWindow(COMPACT);

/** Whether backgrounds are left out that are switched off for phones. */
export const usePlain = (): boolean => useWindow(PLAIN);

/** Whether a second column stands beside the first; on the server it does. */
export const useTwoColumns = (): boolean => useWindow(TWO_COLUMNS, true);

/** Whether a list has room beside what is opened from it. */
export const useRoomy = (): boolean => useWindow(ROOMY);

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
