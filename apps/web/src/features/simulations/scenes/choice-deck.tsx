import { t } from '@lingui/core/macro';
import type { ScenesView, ShownScene } from '@snapwell/contract/simulations/scenes-play.schemas';
import { CloudOff, TimerOff } from 'lucide-react';
import { Button } from '#ui/action/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { MeasureBars } from './measure-bars.tsx';
import { useFuse } from './use-fuse.ts';
import { CONTENT_LANGUAGE } from '#platform/locale/content-language.ts';
import { ContentText } from '#ui/text/content-text.tsx';

interface ChoiceDeckProps {
  scene: ShownScene;
  measures: ScenesView['measures'];
  /** The choice that is on its way. */
  chosen: number | null;
  /** The server cannot be reached. */
  isStuck: boolean;
  /** Clocks are off. */
  isRelaxed: boolean;
  /** What became of a choice that was not taken. */
  note: string | null;
  onRelax: () => void;
  onChoose: (choice: number, by?: 'person' | 'clock') => void;
}

/** The question and its choices, of equal weight, with the fuse where there is one. */
export function ChoiceDeck({ scene, measures, chosen, isStuck, isRelaxed, note, onRelax, onChoose }: ChoiceDeckProps) {
  const { countdown, choices } = scene;
  const hasFuse = countdown !== null && !isRelaxed && chosen === null;
  const left = useFuse(hasFuse ? countdown.seconds : null, () => countdown && onChoose(countdown.choice, 'clock'));
  return (
    <div className="mx-auto w-[min(80rem,100%)]">
      {hasFuse && <Fuse left={left} of={countdown.seconds} />}
      <div className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 py-1 sm:min-h-15">
        <h2 className="text-[1.25rem] sm:text-[1.5rem]">{t`What do you do?`}</h2>
        {hasFuse && (
          <>
            <p className="flex-1 text-sm text-ink-2 sm:flex-none">
              <b className="figure mr-1 text-[1.125rem] text-snap-ink">{t`${left} s`}</b>{' '}
              <span className="max-sm:sr-only">{t`then the story goes on without you`}</span>
            </p>
            <Button variant="ghost" onClick={onRelax}>
              <TimerOff className="size-5" aria-hidden="true" />{' '}
              <span className="max-sm:sr-only">{t`Take your time`}</span>
            </Button>
          </>
        )}
        <div className="ml-auto max-sm:hidden">
          <MeasureBars measures={measures} />
        </div>
      </div>
      <ol
        className={classNames(
          'grid gap-2 sm:gap-3.5',
          choices.length === 2 || choices.length === 4 ? 'sm:grid-cols-2' : 'sm:grid-cols-3',
        )}
      >
        {choices.map((text, i) => (
          <li key={text} className="grid animate-rise" style={{ animationDelay: `${i * 60}ms` }}>
            <button
              type="button"
              onClick={() => onChoose(i)}
              aria-disabled={chosen !== null || undefined}
              aria-busy={chosen === i || undefined}
              className={classNames(
                'press-edge grid min-h-15 grid-cols-[2.25rem_minmax(0,1fr)] items-center gap-3 rounded-[18px] border-2 border-line bg-surface px-3 py-2.5 text-left leading-[1.35] font-[550] [--edge:var(--line)] hover:border-line-strong sm:min-h-21 sm:px-4 sm:py-3.5 sm:text-[1.0625rem]',
                chosen !== null && chosen !== i && 'opacity-50',
              )}
            >
              <span
                aria-hidden="true"
                className="figure grid size-9 place-items-center rounded-[11px] border-2 border-line-strong text-sm leading-none text-ink-2"
              >
                {chosen === i ? <Spinner /> : i + 1}
              </span>
              <span lang={CONTENT_LANGUAGE}>
                <ContentText text={text} />
              </span>
            </button>
          </li>
        ))}
      </ol>
      <p role="status" className="mt-2 flex items-center gap-2 text-sm text-ink-2 empty:mt-0">
        {chosen !== null && isStuck ? (
          <>
            <CloudOff className="size-4.5 flex-none" aria-hidden="true" />
            {t`No connection. Your choice is safe on this device, and the story goes on when you’re connected.`}
          </>
        ) : (
          note
        )}
      </p>
    </div>
  );
}

/** Burns down from right to left; the bead is where it is. */
function Fuse({ left, of }: { left: number; of: number }) {
  const share = left / of;
  return (
    <div role="timer" aria-label={t`${left} seconds left to decide`} className="relative mt-3.5 mb-1 h-1">
      <span className="absolute inset-0 rounded-full bg-surface-2" />
      <span
        className="absolute inset-0 origin-left rounded-full bg-snap transition-transform duration-1000 ease-linear"
        style={{ transform: `scaleX(${share})` }}
      />
      <span
        className="absolute inset-x-0 -top-[5px] transition-transform duration-1000 ease-linear"
        style={{ transform: `translateX(${share * 100}%)` }}
      >
        <span className="absolute -ml-[7px] block size-3.5 rounded-full bg-snap ring-5 ring-snap/30" />
      </span>
    </div>
  );
}
