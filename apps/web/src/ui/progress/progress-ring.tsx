import { type CSSProperties, type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';

const TONES = {
  leaf: 'stroke-leaf',
  snap: 'stroke-snap',
  ember: 'stroke-ember',
  sky: 'stroke-sky',
  berry: 'stroke-berry',
};

export interface ProgressRingProps {
  /** 0 to 100. */
  value: number;
  /** Pixels: 32 timeline, 44 card and bar, 140 hero, 232 score. */
  size?: number;
  /** Stroke on a field of 36; thinner when the ring is large. */
  weight?: number;
  tone?: keyof typeof TONES;
  /** A dark tick across the ring, 0 to 100. */
  passMark?: number;
  /** What it measures, for a screen reader; without it the ring is decoration. */
  label?: string;
  /** What stands inside; a number in the display face unless it is more. */
  children?: ReactNode;
  className?: string;
}

const RADIUS = 15.9155; // a circumference of 100, so that dashes are percentages

/** The one shape of progress, wherever progress is shown. */
export function ProgressRing({
  value,
  size = 44,
  weight,
  tone = 'leaf',
  passMark,
  label,
  children,
  className,
}: ProgressRingProps) {
  const share = Math.min(100, Math.max(0, value));
  // What is new of the arc appears over what was there, as a drawing of its own: a dash that grows, or a part of a
  // drawing that appears, would be painted anew.
  const [arc, setArc] = useState({ share, before: share });
  if (arc.share !== share) setArc({ share, before: arc.share });
  const before = Math.min(arc.before, share);
  const stroke = weight ?? (size >= 140 ? 3.2 : size >= 44 ? 4.5 : 5);
  return (
    <span
      className={classNames('relative inline-grid flex-none place-items-center', className)}
      style={{ width: size, height: size }}
    >
      {label && <progress className="sr-only" aria-label={label} value={Math.round(share)} max={100} />}
      <svg
        viewBox="0 0 36 36"
        className="absolute inset-0 size-full -rotate-90 fill-none"
        style={{ strokeWidth: stroke }}
        aria-hidden="true"
      >
        <circle cx="18" cy="18" r={RADIUS} className="stroke-(--track,var(--surface-2))" />
        {before > 0 && <Arc share={before} className={TONES[tone]} />}
        {passMark !== undefined && <PassMark at={passMark} weight={stroke} />}
      </svg>
      {before < share && (
        <svg
          key={share}
          viewBox="0 0 36 36"
          className="absolute inset-0 size-full -rotate-90 animate-appear fill-none"
          style={{ strokeWidth: stroke }}
          aria-hidden="true"
        >
          <Arc share={share} className={TONES[tone]} />
          {passMark !== undefined && <PassMark at={passMark} weight={stroke} />}
        </svg>
      )}
      {children !== undefined && (
        <span
          className="figure relative leading-none tracking-[-0.03em]"
          style={{ fontSize: Math.max(13, size * 0.27) } as CSSProperties}
        >
          {children}
        </span>
      )}
    </span>
  );
}

function Arc({ share, className }: { share: number; className: string }) {
  return (
    <circle cx="18" cy="18" r={RADIUS} strokeLinecap="round" strokeDasharray={`${share} 100`} className={className} />
  );
}

function PassMark({ at, weight }: { at: number; weight: number }) {
  return (
    <circle
      cx="18"
      cy="18"
      r={RADIUS}
      className="stroke-ink"
      strokeWidth={weight}
      strokeDasharray="0.7 100"
      strokeDashoffset={-at}
    />
  );
}
