import type { Award } from '@snapwell/contract/gamification/award.schemas';
import { useObservable } from '#platform/observable.ts';
import { perPerson } from '#platform/person.ts';
import type { Rectangle } from '#ui/brand/flight-path.ts';

/** A gain on its way to the counter. */
export interface Flight {
  readonly award: Award;
  readonly from: Rectangle;
}

const flight = perPerson<Flight | null>(null);

export const useFlight = (): Flight | null => useObservable(flight);
export const startFlight = (gain: Award): void => flight.set({ award: gain, from: placeOfLastDeed() });

/** Only the flight that has landed is taken away: a later one goes on. */
export function endFlight(landed: Flight): void {
  if (flight.get() === landed) flight.set(null);
}

let lastDeed: { place: Rectangle; at: number } | null = null;
/** What was pressed longer ago did not earn this. */
const DEED_MS = 5_000;

/** Remembers where the person pressed, because that is where a gain was earned. */
export function followDeeds(): void {
  const note = (event: Event) => {
    const part = event.target instanceof Element ? (event.target.closest('button, a, [role="button"]') ?? null) : null;
    if (part) lastDeed = { place: part.getBoundingClientRect(), at: Date.now() };
  };
  document.addEventListener('click', note, { capture: true });
}

/** Without a deed, as with a gain on another device, it comes from the middle of the screen. */
function placeOfLastDeed(): Rectangle {
  if (lastDeed && Date.now() - lastDeed.at < DEED_MS) return lastDeed.place;
  return { x: innerWidth / 2 - 40, y: innerHeight / 2 - 40, width: 80, height: 80 };
}
