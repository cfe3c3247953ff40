import { useObservable } from '#platform/observable.ts';
import { perDevice } from '#platform/person.ts';

const dock = perDevice<HTMLElement | null>(null);

/** The place in a page's bottom bar for what floats in the corner of other pages; null where there is no bar. */
export const useBarDock = (): HTMLElement | null => useObservable(dock);

/** The ref of that place. */
export function offerDock(element: HTMLElement): () => void {
  dock.set(element);
  return () => {
    if (dock.get() === element) dock.set(null);
  };
}
