import { Check } from 'lucide-react';
import { formatPercent } from '#platform/locale/format.ts';
import { ProgressRing, type ProgressRingProps } from './progress-ring.tsx';

interface PercentRingProps extends Omit<ProgressRingProps, 'value' | 'children'> {
  /** 0 to 100. */
  percent: number;
}

/** A ring with its percentage inside, and with a check once it is closed: '100%' would lie on the ring. */
export function PercentRing({ percent, ...ring }: PercentRingProps) {
  return (
    <ProgressRing value={percent} {...ring}>
      {percent === 100 ? (
        <Check className="size-[1.4em] text-leaf-ink" strokeWidth={3} aria-hidden="true" />
      ) : (
        formatPercent(percent / 100)
      )}
    </ProgressRing>
  );
}
