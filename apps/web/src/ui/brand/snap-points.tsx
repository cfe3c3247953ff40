import { formatNumber } from '#platform/locale/format.ts';
import { t } from '@lingui/core/macro';
import { AnimatedNumber } from '../progress/animated-number.tsx';
import { classNames } from '../class-names.ts';
import { Spark } from '../cover/drawings/spark.tsx';

const SIZES = {
  sm: { text: 'gap-1.5 text-[1.0625rem]', spark: 'size-4.5' },
  md: { text: 'gap-1.5 text-base', spark: 'size-5.5' },
  lg: {
    text: 'gap-2 text-[clamp(1.375rem,.5rem+4.6vw,2rem)] font-extrabold tracking-[-0.03em]',
    spark: 'size-[1.0625em]',
  },
  xl: { text: 'gap-2.5 text-[3.5rem] font-extrabold tracking-[-0.045em]', spark: 'size-[50px]' },
};

interface SnapPointsProps {
  points: number;
  /** A gain is written '+20', in gold. */
  isGain?: boolean;
  size?: keyof typeof SIZES;
  /** The number rolls when it changes; with `from` also when it appears. */
  isRolling?: boolean;
  from?: number;
  durationMs?: number;
  className?: string;
}

/** Snap points: the spark, and the number right of it. */
export function SnapPoints({
  points,
  isGain = false,
  size = 'md',
  isRolling = false,
  from,
  durationMs,
  className,
}: SnapPointsProps) {
  const format = (value: number) => (isGain && value >= 0 ? '+' : '') + formatNumber(value);
  return (
    <span
      className={classNames(
        'figure inline-flex items-center leading-none',
        isGain && 'text-snap-ink',
        SIZES[size].text,
        className,
      )}
    >
      <Spark className={`${SIZES[size].spark} flex-none`} />
      {isRolling ? <AnimatedNumber value={points} {...{ from, durationMs, format }} /> : <span>{format(points)}</span>}
      <span className="sr-only"> {t`snap points`}</span>
    </span>
  );
}
