import { t } from '@lingui/core/macro';
import { classNames } from '#ui/class-names.ts';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** Where nothing can be measured: in a test, and before the first layout. */
const ASSUMED_WIDTH = 640;
/** Narrower than this nothing is drawn for: the page is being laid out. */
const LEAST_WIDTH = 160;

export interface Drawing {
  readonly height: number;
  readonly content: ReactNode;
}

export interface ChartFrameProps {
  /** What the chart shows, for who hears it: the finding. */
  label: string;
  /** Draws for a width in pixels, so that letters have one size in every window; `at` is the point that is looked at. */
  draw: (width: number, at: number | null) => Drawing;
  /** How many points there are to look at, one after another with the arrow keys. */
  points: number;
  /** A point in words. */
  readout: (index: number) => string;
  /** The point under the pointer. */
  pointAt?: (position: { x: number; y: number; width: number }) => number | null;
}

/** The ground of every chart: as wide as there is room, reachable by keys, each of its points told in words. */
export function ChartFrame({ label, draw, points, readout, pointAt }: ChartFrameProps) {
  const { ref, width } = useWidth();
  const [at, setAt] = useState<number | null>(null);
  const shown = at !== null && at < points ? at : null;
  const { height, content } = draw(width, shown);
  const walk = (event: KeyboardEvent) => {
    const next = { ArrowRight: (shown ?? -1) + 1, ArrowLeft: (shown ?? points) - 1, Home: 0, End: points - 1 }[
      event.key
    ];
    if (next === undefined || points === 0) return;
    event.preventDefault();
    setAt(Math.min(Math.max(next, 0), points - 1));
  };
  const follow = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setAt(pointAt?.({ x: event.clientX - box.left, y: event.clientY - box.top, width }) ?? null);
  };
  return (
    <div ref={ref} className="min-w-0">
      <svg
        role="img"
        aria-label={label}
        tabIndex={0}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        onKeyDown={walk}
        onPointerMove={pointAt && follow}
        onPointerLeave={() => setAt(null)}
        onBlur={() => setAt(null)}
        className="peer block max-w-full overflow-visible rounded-sm font-text select-none"
      >
        <title>{label}</title>
        {content}
      </svg>
      <p className="mt-2 hidden text-xs text-ink-3 peer-focus-visible:block">{t`Arrow keys: one after another.`}</p>
      <p
        aria-live="polite"
        className={classNames('text-xs font-semibold text-ink-2', pointAt ? 'mt-1 min-h-5' : 'not-empty:mt-1')}
      >
        {shown !== null && readout(shown)}
      </p>
    </div>
  );
}

function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(ASSUMED_WIDTH);
  // Before the first paint: a chart of the assumed width would be scaled down and leave the rest of its height empty.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const take = (measured: number) => measured >= LEAST_WIDTH && setWidth(Math.floor(measured));
    take(element.clientWidth);
    const observer = new ResizeObserver(([entry]) => take(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
