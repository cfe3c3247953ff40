import { plural, t } from '@lingui/core/macro';
import type { ReviewQueue } from '@snapwell/contract/quizzes/reviews.schemas';
import { ArrowRight, Clock, CloudUpload } from 'lucide-react';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';

interface OverviewWaysProps {
  queue: ReviewQueue;
  /** Answers on this device that the server has yet to mark. */
  unmarked: number;
  /** Some were just reviewed. */
  isAfter: boolean;
  isOfSet: boolean;
  homePath: string;
  onStart: () => void;
}

/** The ways on: into the reviews, or back to what they are a step of. */
export function OverviewWays({ queue, unmarked, isAfter, isOfSet, homePath, onStart }: OverviewWaysProps) {
  const { items, due } = queue;
  const isOpen = items.length > 0;
  // With its step done the set comes first; more reviews are a wish of one's own.
  const isSetNext = isOfSet && isAfter;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4.5 gap-y-2.5">
      {isSetNext ? (
        <SnapButton to={homePath}>
          {t`On with today`} <ArrowRight className="size-5" aria-hidden="true" />
        </SnapButton>
      ) : isOpen ? (
        <SnapButton onClick={onStart}>
          {isAfter ? t`Continue` : t`Begin`} <ArrowRight className="size-5" aria-hidden="true" />
        </SnapButton>
      ) : (
        <SnapButton to={homePath}>{t`Back to learning`}</SnapButton>
      )}
      {isSetNext && isOpen && <Button onClick={onStart}>{t`More reviews`}</Button>}
      {isAfter && !isSetNext && isOpen && <Button to={homePath}>{t`Back to learning`}</Button>}
      {isOpen && (
        <span className="flex items-center gap-2 text-sm text-ink-2">
          <Clock className="size-4" aria-hidden="true" /> {timeWords(items.length, due)}
        </span>
      )}
      {unmarked > 0 && (
        <span className="flex items-center gap-2 text-sm text-ink-2">
          <CloudUpload className="size-4" aria-hidden="true" /> {unmarkedWords(unmarked)}
        </span>
      )}
    </div>
  );
}

/** About so long a card takes. */
const SECONDS_A_CARD = 40;

/** More than are asked at a time come one round after another. */
function timeWords(cards: number, due: number): string {
  const minutes = Math.max(1, Math.round((cards * SECONDS_A_CARD) / 60));
  return cards < due
    ? t`${cards} at a time, about ${plural(minutes, { one: '# minute', other: '# minutes' })}`
    : t`about ${plural(minutes, { one: '# minute', other: '# minutes' })}`;
}

const unmarkedWords = (count: number) =>
  plural(count, { one: 'One is marked when you’re online', other: '# are marked when you’re online' });
