import { t } from '@lingui/core/macro';
import type { QuizResults } from '@snapwell/contract/quizzes/attempt.schemas';
import { Sparkle } from 'lucide-react';
import { SnapPoints } from '#ui/brand/snap-points.tsx';
import { gainWords } from './result-words.ts';

interface GainRowProps {
  points: number;
  open: NonNullable<QuizResults['points_open']>;
  isFirst: boolean;
}

/** What the attempt paid, why, and what is still to be had. Where nothing was paid nothing shines. */
export function GainRow({ points, open, isFirst }: GainRowProps) {
  const { why, left } = gainWords({ points, open, isFirst });
  if (points === 0) {
    return (
      <section
        aria-label={t`Points gained`}
        className="flex items-start gap-4 rounded-lg border border-line bg-surface px-5 py-4"
      >
        <Sparkle className="mt-0.5 size-6 flex-none text-snap-ink" aria-hidden="true" />
        <p className="text-ink-2">
          <b className="font-semibold text-ink">{why}</b> {left}
        </p>
      </section>
    );
  }
  return (
    <section
      aria-label={t`Points gained`}
      className="grid items-center gap-x-7 gap-y-3 rounded-lg bg-snap-soft px-6 py-5 sm:grid-cols-[auto_1fr] sm:px-7"
    >
      <SnapPoints points={points} isGain size="xl" />
      <p className="text-ink-2 sm:border-l sm:border-snap-edge/40 sm:pl-7">
        <b className="block font-semibold text-ink">{why}</b>
        {left}
      </p>
    </section>
  );
}
