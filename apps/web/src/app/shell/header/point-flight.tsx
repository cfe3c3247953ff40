import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { endFlight, type Flight, useFlight } from '#app/announce-award.ts';
import { formatNumber } from '#platform/locale/format.ts';
import { FlyingSparks } from '#ui/brand/flying-sparks.tsx';
import { CELEBRATION_MS } from '#ui/brand/gain-place.ts';

/** Sparks on their way from where points were earned to the counter in the header. */
export function PointFlight() {
  const flight = useFlight();
  if (!flight) return null;
  const { award, from, place } = flight;
  return (
    <>
      <FlyingSparks
        key={award.id}
        from={from}
        target={document.querySelector('[data-points-counter]')}
        count={award.points}
        onDone={() => {
          if (!place) endFlight(flight);
        }}
      />
      {place && createPortal(<RisenPoints key={award.id} flight={flight} />, place)}
    </>
  );
}

/** How much it was, beside what was completed, while that is celebrated. The toast says it to who does not see it. */
function RisenPoints({ flight }: { flight: Flight }) {
  const end = useEffectEvent(() => endFlight(flight));
  useEffect(() => {
    const timer = setTimeout(end, CELEBRATION_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute bottom-full left-full mb-8 animate-rise rounded-[20px_20px_20px_4px] bg-snap px-3.5 py-2 text-[1.375rem] leading-none text-on-snap figure"
    >
      +{formatNumber(flight.award.points)}
    </span>
  );
}
