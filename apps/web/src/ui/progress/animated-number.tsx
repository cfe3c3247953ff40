import { formatNumber } from '#platform/locale/format.ts';
import { useEffect, useRef, useState } from 'react';
import { isMotionReduced } from '#platform/appearance/motion.ts';

export const ROLL_MS = 500; // spec §9: the counter

interface AnimatedNumberProps {
  value: number;
  /** Where it starts when it appears; without it only changes roll. */
  from?: number;
  durationMs?: number;
  format?: (value: number) => string;
}

/** A number that runs to its new value. A screen reader hears the end only; with reduced motion it jumps. */
export function AnimatedNumber({ value, from = value, durationMs = ROLL_MS, format = inFigures }: AnimatedNumberProps) {
  const [shown, setShown] = useState(from);
  const shownNow = useRef(from);
  useEffect(() => {
    const start = shownNow.current;
    if (start === value) return;
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      // A frame has the time at which it began, which may be before the change.
      const share = isMotionReduced() ? 1 : Math.min(1, Math.max(0, now - startedAt) / durationMs);
      shownNow.current = share === 1 ? value : Math.round(start + (value - start) * easeOut(share));
      setShown(shownNow.current);
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, durationMs]);
  // As wide as the wider end, so that nothing beside the running figures is laid out with them.
  const widest = [format(from), format(value)].reduce((one, other) => (one.length > other.length ? one : other));
  return (
    <span
      data-widest={widest}
      className="relative inline-block whitespace-nowrap tabular-nums before:invisible before:content-[attr(data-widest)]"
    >
      <span aria-hidden="true" className="absolute inset-0 [contain:layout_size]">
        {format(shown)}
      </span>
      <span className="sr-only">{format(value)}</span>
    </span>
  );
}

function inFigures(value: number): string {
  return formatNumber(value);
}

function easeOut(share: number): number {
  return 1 - (1 - share) ** 3;
}
