import type { QuizResults } from '@snapwell/contract/quizzes/attempt.schemas';
import { SnapPoints } from '#ui/snap-points.tsx';

interface GainRowProps {
  points: number;
  open: NonNullable<QuizResults['points_open']>;
  isFirst: boolean;
}

/** What the attempt paid, why, and what is still to be had. */
export function GainRow({ points, open, isFirst }: GainRowProps) {
  const why =
    points === 0
      ? 'No more right than on your best attempt.'
      : isFirst
        ? 'For every right answer.'
        : 'For what is better than your best attempt.';
  const left = [
    open.answers > 0 && `${open.answers} more for the answers still missing`,
    open.perfect > 0 && `${open.perfect} once for a perfect score`,
  ].filter(Boolean);
  return (
    <section
      aria-label="Points gained"
      className="grid items-center gap-x-7 gap-y-3 rounded-lg bg-snap-soft px-6 py-5 sm:grid-cols-[auto_1fr] sm:px-7"
    >
      <SnapPoints points={points} isGain size="xl" />
      <p className="text-ink-2 sm:border-l sm:border-snap-edge/40 sm:pl-7">
        <b className="block font-semibold text-ink">{why}</b>
        {left.length > 0 ? `${left.join(', and ')}.` : 'This quiz has paid all it can.'}
      </p>
    </section>
  );
}
