import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { isMotionReduced } from '#platform/appearance/motion.ts';
import { Spark } from '../cover/drawings/spark.tsx';
import { type Rectangle, flightPath } from './flight-path.ts';

export const FLIGHT_MS = 800; // spec §9
export const MAX_SPARKS = 5; // spec §9
const STAGGER_MS = 60;
const SPARK_PX = 28;

export interface FlyingSparksProps {
  /** Where the points were earned, in the window. */
  from: Rectangle;
  /** Where they go: the counter in the header. */
  target: Element | null;
  /** One for each point, five at most. */
  count?: number;
  /** Called when the last one has arrived; at once where there is nothing to fly. */
  onDone?: () => void;
}

/** Up to five sparks fly from where points were earned to the counter. It lies over the page and catches no press. */
export function FlyingSparks({ from, target, count = MAX_SPARKS, onDone }: FlyingSparksProps) {
  const layer = useRef<HTMLDivElement>(null);
  const done = useEffectEvent(() => onDone?.());
  useEffect(() => {
    const sparks = Array.from(layer.current?.children ?? []);
    if (!target || isMotionReduced() || !sparks[0]?.animate) return done();
    const goal = target.getBoundingClientRect();
    const flights = sparks.map((spark, at) => {
      const delay = at * STAGGER_MS;
      return spark.animate(flightPath(from, goal, at), {
        delay,
        duration: FLIGHT_MS - STAGGER_MS * (sparks.length - 1),
        easing: 'ease-in',
        fill: 'both',
      });
    });
    const timer = setTimeout(done, FLIGHT_MS);
    return () => {
      clearTimeout(timer);
      for (const flight of flights) flight.cancel();
    };
  }, [from, target]);
  const sparks = Array.from({ length: Math.min(MAX_SPARKS, Math.max(1, count)) }, (_, at) => at);
  return createPortal(
    <div ref={layer} aria-hidden="true" className="pointer-events-none fixed inset-0 z-60">
      {sparks.map((at) => (
        <span key={at} className="absolute top-0 left-0 opacity-0" style={{ margin: -SPARK_PX / 2 }}>
          <Spark className="size-7" />
        </span>
      ))}
    </div>,
    document.body,
  );
}
