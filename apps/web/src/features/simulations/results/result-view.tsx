import { t } from '@lingui/core/macro';
import type { SimulationResult } from '@snapwell/contract/simulations/attempts.schemas';
import type { ScenesResult } from '@snapwell/contract/simulations/scenes-play.schemas';
import { Dumbbell, Flag, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip } from '#ui/action/chip.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { SnapPoints } from '#ui/brand/snap-points.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { ProgressRing } from '#ui/progress/progress-ring.tsx';
import { MeasuresBesideBest } from './measures-beside-best.tsx';
import { SceneLists } from './scene-lists.tsx';
import { TurningPoint } from './turning-point.tsx';
import { WayMap } from './way-map.tsx';
import { CONTENT_LANGUAGE } from '#platform/locale/content-language.ts';

interface ResultViewProps {
  result: SimulationResult;
  outcome: ScenesResult;
  isStarting: boolean;
  /** Why a practice run could not begin. */
  error: string | null;
  onTryFrom: (position: number) => void;
  /** What stands beside the main action: it leads elsewhere, so the screen brings it. */
  actions: ReactNode;
}

/** What came of a simulation: your way beside the best one, the turning point, and the measures. */
export function ResultView({ result, outcome, isStarting, error, onTryFrom, actions }: ResultViewProps) {
  const turning = outcome.turning_point;
  const at = turning === null ? null : (outcome.path[turning]?.at ?? null);
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-11 pt-8 pb-16 sm:gap-14 sm:pt-10">
      <section className="grid grid-cols-[minmax(0,1fr)] items-center gap-6 max-sm:justify-items-center max-sm:text-center sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-12">
        <ShareRing share={outcome.share} />
        <div className="grid gap-4 max-sm:justify-items-center">
          <Chips result={result} outcome={outcome} />
          <h1
            lang={CONTENT_LANGUAGE}
            className="text-[clamp(2rem,1.5rem+2.6vw,3.25rem)] leading-[1.02] tracking-[-0.035em]"
          >
            {outcome.ending.title}
          </h1>
          <p lang={CONTENT_LANGUAGE} className="max-w-[56ch] text-lg text-ink-2">
            {outcome.ending.debrief}
          </p>
          <div className="flex flex-wrap items-center gap-4 max-sm:w-full max-sm:justify-center">
            {turning !== null && (
              <SnapButton isPending={isStarting} onClick={() => onTryFrom(turning)} className="max-sm:w-full">
                <RotateCcw className="size-5" aria-hidden="true" />
                {at ? t`Try again from ${at}` : t`Try again from the turning point`}
              </SnapButton>
            )}
            {actions}
            <Gain result={result} />
          </div>
          <FormError>{error}</FormError>
        </div>
      </section>
      <WayMap outcome={outcome} />
      <TurningPoint outcome={outcome} isStarting={isStarting} onTryFrom={onTryFrom} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-11 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <MeasuresBesideBest measures={outcome.measures} />
        <SceneLists outcome={outcome} isStarting={isStarting} onTryFrom={onTryFrom} />
      </div>
    </div>
  );
}

function ShareRing({ share }: { share: number }) {
  const score = Math.round(share * 100);
  return (
    <ProgressRing
      value={score}
      size={196}
      weight={3.2}
      tone={score >= 80 ? 'leaf' : score >= 50 ? 'snap' : 'ember'}
      label={t`${score} of 100 of what the best way reaches`}
    >
      <span className="grid justify-items-center gap-1.5 text-[4rem]">
        <span className="leading-none font-extrabold tracking-[-0.05em]">{score}</span>
        <small className="font-text text-sm leading-none font-semibold tracking-normal text-ink-2">{t`of 100`}</small>
      </span>
    </ProgressRing>
  );
}

function Chips({ result: { attempt }, outcome }: Pick<ResultViewProps, 'result' | 'outcome'>) {
  const words = { good: t`A good ending`, mixed: t`A mixed ending`, poor: t`A poor ending` }[outcome.ending.outcome];
  return (
    <p className="flex flex-wrap gap-2 max-sm:justify-center">
      <Chip tone={outcome.ending.outcome === 'good' ? 'leaf' : 'ember'}>
        <Flag aria-hidden="true" /> {words}
      </Chip>
      {attempt.is_practice && (
        <Chip tone="sky">
          <Dumbbell aria-hidden="true" /> {t`Practice, pays nothing`}
        </Chip>
      )}
    </p>
  );
}

function Gain({ result: { attempt, best_share: best, points_most: most } }: Pick<ResultViewProps, 'result'>) {
  if (most === null || best === null) return null;
  const held = Math.round(most * best);
  return (
    <p className="grid gap-0.5">
      {attempt.points_gained > 0 && <SnapPoints points={attempt.points_gained} isGain size="lg" />}
      <small className="text-sm text-ink-2">{t`${held} of ${most} points by your best attempt`}</small>
    </p>
  );
}
