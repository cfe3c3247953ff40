import { plural, t } from '@lingui/core/macro';
import type { DailySet } from '@snapwell/contract/quizzes/daily-set.schemas';
import { Chip } from '#ui/action/chip.tsx';
import { Spark } from '#ui/cover/drawings/spark.tsx';

/**
 * What the whole set pays: '+20 more for all 3'; on phones the number is all that is seen. Nothing where it pays
 * nothing more.
 */
export function SetGain({ set: { points, steps, finished_at: finishedAt } }: { set: DailySet }) {
  if (finishedAt !== null || points === 0) return null;
  return (
    <Chip tone="snap">
      <Spark className="size-4" />
      <span>
        {`+${points}`}
        <span className="max-sm:sr-only"> {forWords(steps.length)}</span>
      </span>
    </Chip>
  );
}

function forWords(count: number): string {
  if (count < 2) return '';
  return t`${plural(count, { 2: 'more for both', other: 'more for all #' })}`;
}
