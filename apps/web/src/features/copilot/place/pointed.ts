import { useObservable } from '#platform/observable.ts';
import { perPerson } from '#platform/person.ts';
import type { Pointed } from './place-in-view.ts';

/** What was pointed at last on the page in view; null where nothing was. */
export const pointed = perPerson<Pointed | null>(null);

/** The selected text that goes along with the next question; null where none does. */
export function useSelectedText(): string | null {
  const last = useObservable(pointed);
  return last?.node.isConnected ? (last.place.selection ?? null) : null;
}

/** The next question is about the page again. */
export function dropSelection(): void {
  const last = pointed.get();
  if (!last) return;
  const { selection: _, ...place } = last.place;
  pointed.set({ node: last.node, place });
}
