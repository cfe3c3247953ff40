import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';

const BARS = 72;
const STEP = 10;
const HEIGHT = 150;
const MIDDLE = HEIGHT / 2;
/** Speech fills the height at this loudness; what reaches the bands is understood well. */
const FULL = 0.05;

/**
 * The last seconds of a voice as bars, between two bands that they touch when it is loud enough. `read` gives the
 * loudness of the moment.
 */
export function LevelWave({ isLive, read }: { isLive: boolean; read: () => number }) {
  const bars = useRef<SVGGElement>(null);
  useEffect(() => {
    if (!isLive) return;
    const levels = Array.from({ length: BARS }, () => 0);
    const timer = setInterval(() => {
      levels.shift();
      levels.push(read());
      [...bars.current!.children].forEach((bar, at) => setHeight(bar, levels[at]!));
    }, 60);
    return () => clearInterval(timer);
  }, [isLive, read]);
  return (
    <svg className="h-auto w-full" viewBox={`0 0 ${BARS * STEP} ${HEIGHT}`} role="img" aria-label={t`How loud you are`}>
      <rect className="fill-leaf-soft" y="12" width={BARS * STEP} height="30" rx="10" />
      <rect className="fill-leaf-soft" y="108" width={BARS * STEP} height="30" rx="10" />
      <g ref={bars} className={isLive ? 'fill-snap' : 'fill-snap opacity-40'}>
        {Array.from({ length: BARS }, (_, at) => (
          <rect key={at} x={at * STEP + 2} y={MIDDLE - 3} width="6" height="6" rx="3" />
        ))}
      </g>
    </svg>
  );
}

function setHeight(bar: Element, loudness: number): void {
  const height = 6 + Math.min(1, Math.sqrt(loudness / FULL)) * (HEIGHT - 36);
  bar.setAttribute('y', String(MIDDLE - height / 2));
  bar.setAttribute('height', String(height));
}
