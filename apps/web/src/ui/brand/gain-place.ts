import { perDevice } from '#platform/person.ts';

/** How long something that was completed is celebrated. */
export const CELEBRATION_MS = 3_000;

const place = perDevice<HTMLElement | null>(null);

/** The element over what was just completed on the page in view: its gain comes from there. Null where none is. */
export const getGainPlace = (): HTMLElement | null => place.get();

/** The ref of that element. It has no content of its own: what was gained is drawn into it. */
export function offerGainPlace(element: HTMLElement): () => void {
  place.set(element);
  return () => {
    if (place.get() === element) place.set(null);
  };
}
