import { t } from '@lingui/core/macro';
import { Clock, X } from 'lucide-react';
import { IconButton } from '#ui/action/icon-button.tsx';
import { type Segment, StepSegments } from '#ui/progress/step-segments.tsx';
import type { ServerClock } from '../saving/server-clock.ts';
import { Countdown } from './countdown.tsx';

interface QuizTopProps {
  segments: readonly Segment[];
  clock: ServerClock;
  /** Null where there is nothing to leave it for. */
  onClose: (() => void) | null;
  onOverview: () => void;
  onTimeUp: () => void;
}

/** Stays at the upper edge: the way out, how far one is, and the time that is left. */
export function QuizTop({ segments, clock, onClose, onOverview, onTimeUp }: QuizTopProps) {
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper/92 backdrop-blur-md">
      <div className="mx-auto flex h-14 w-[min(60rem,100%-1rem)] items-center gap-2 sm:gap-4">
        {onClose && (
          <IconButton label={t`Leave the quiz; everything is saved`} onClick={onClose}>
            <X aria-hidden="true" />
          </IconButton>
        )}
        <button
          type="button"
          onClick={onOverview}
          className="flex min-h-11 min-w-0 flex-1 items-center rounded-control px-1"
        >
          <StepSegments segments={segments} label={t`Questions`} />
          <span className="sr-only">{t`Show all questions`}</span>
        </button>
        {clock.remaining() !== null && (
          <span className="inline-flex min-h-10 flex-none items-center gap-2 rounded-full bg-surface-2 px-3.5 text-sm">
            <Clock className="size-4.5" aria-hidden="true" />
            <Countdown clock={clock} onTimeUp={onTimeUp} />
          </span>
        )}
      </div>
    </header>
  );
}
