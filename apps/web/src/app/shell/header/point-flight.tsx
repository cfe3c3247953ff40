import { FlyingSparks } from '#ui/brand/flying-sparks.tsx';
import { endFlight, useFlight } from '#app/announce-award.ts';

/** Sparks on their way from where points were earned to the counter in the header. */
export function PointFlight() {
  const flight = useFlight();
  if (!flight) return null;
  const target = document.querySelector('[data-points-counter]');
  return (
    <FlyingSparks
      key={flight.award.id}
      from={flight.from}
      target={target}
      count={flight.award.points}
      onDone={() => endFlight(flight)}
    />
  );
}
