import { t } from '@lingui/core/macro';
import type { QuizResults } from '@snapwell/contract/quizzes/attempt.schemas';
import { SnapPoints } from '#ui/brand/snap-points.tsx';
import { Spark } from '#ui/cover/drawings/spark.tsx';
import { gainWords } from './result-words.ts';

interface GainRowProps {
  results: QuizResults;
  open: NonNullable<QuizResults['points_open']>;
}

/** What the attempt paid, why, and what is still to be had. Where nothing was paid nothing shines. */
export function GainRow({ results, open }: GainRowProps) {
  const { attempt, points_gained: points, points_each: each, since_last: last } = results;
  const { why, left } = gainWords({ points, each, attempt, open, isFirst: last === null });
  return (
    <section aria-label={t`Points gained`} className="mt-5 flex items-start gap-3 text-ink-2">
      {points > 0 ? (
        <SnapPoints points={points} isGain size="sm" className="flex-none text-[1.375rem]!" />
      ) : (
        <Spark variant="line" className="size-6 flex-none text-snap-ink" />
      )}
      <p>
        <b className="font-semibold text-ink">{why}</b> {left}
      </p>
    </section>
  );
}
