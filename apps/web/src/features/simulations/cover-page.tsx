import { t } from '@lingui/core/macro';
import type { SimulationCover, SimulationStart } from '@snapwell/contract/simulations/attempts.schemas';
import type { ScenesAbout } from '@snapwell/contract/simulations/scenes-play.schemas';
import type { ReactNode } from 'react';
import { Clock, Gauge, RotateCcw } from 'lucide-react';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { NextStepPanel } from '#ui/brand/next-step-panel.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { Stat } from '#ui/progress/stat.tsx';
import { StatStrip } from '#ui/progress/stat-strip.tsx';
import { ContentText } from '#ui/text/content-text.tsx';

interface CoverPageProps {
  cover: SimulationCover;
  about: ScenesAbout;
  isStarting: boolean;
  /** Why it could not begin. */
  error: string | null;
  /** Of the attempt finished last; null when there is none. */
  resultsPath: string | null;
  onStart: (how: Partial<SimulationStart>) => void;
  onResume: (attemptId: string) => void;
  /** The way to its other languages. */
  children?: ReactNode;
}

/** What stands before the first scene: the situation, what is measured, and where one is with it. */
export function CoverPage(props: CoverPageProps) {
  const { cover, about, isStarting, error, resultsPath, onStart, onResume, children } = props;
  const { minutes, open_attempt: open, points } = cover;
  const measures = about.measures.join(', ');
  return (
    <div className="mx-auto grid w-[min(46rem,100%-2rem)] gap-8 py-8 sm:py-12">
      <h1 className="sr-only">{cover.title}</h1>
      {children}
      <NextStepPanel
        id={cover.id}
        kicker={t`Simulation`}
        title={cover.title}
        facts={[
          { key: 'time', icon: <Clock aria-hidden="true" />, words: t`About ${minutes} min` },
          { key: 'measures', icon: <Gauge aria-hidden="true" />, words: measures },
        ]}
        gain={points && points.open > 0 ? points.open : undefined}
        action={
          open ? (
            <SnapButton onClick={() => onResume(open.id)}>{t`Go on where you left`}</SnapButton>
          ) : (
            <SnapButton isPending={isStarting} onClick={() => onStart({})}>
              {cover.attempts > 0 ? t`Play again` : t`Start the simulation`}
            </SnapButton>
          )
        }
      />
      <FormError>{error}</FormError>
      <p lang={cover.language} className="max-w-[65ch] text-lg text-ink-2">
        <ContentText text={about.introduction} />
      </p>
      <ul className="grid gap-2 text-ink-2">
        <li>{t`Every choice leads somewhere, and moves what is measured. Choose with a tap, or with the keys 1 to 3.`}</li>
        <li>{t`Some scenes have a clock. Press ‘Take your time’ to stop it; it costs nothing.`}</li>
        <li>
          {points === null
            ? t`Leave whenever you like. On this device you go on where you were.`
            : t`Leave whenever you like. You go on where you were, on any device.`}
        </li>
      </ul>
      {(open || resultsPath) && (
        <section aria-label={t`Your attempts`} className="grid gap-5">
          {cover.best_share !== null && (
            <StatStrip>
              <Stat label={t`Best so far`} value={Math.round(cover.best_share * 100)} unit={t`of 100`} />
              <Stat label={t`Attempts`} value={cover.attempts} />
            </StatStrip>
          )}
          <div className="flex flex-wrap gap-3">
            {resultsPath && <Button to={resultsPath}>{t`See your last results`}</Button>}
            {open && (
              <Button isPending={isStarting} onClick={() => onStart({ is_anew: true })}>
                <RotateCcw className="size-4.5" aria-hidden="true" /> {t`Begin anew`}
              </Button>
            )}
          </div>
        </section>
      )}
    </div>
  );
}
