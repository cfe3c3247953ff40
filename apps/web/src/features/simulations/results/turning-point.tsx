import { t } from '@lingui/core/macro';
import type { ScenesResult } from '@snapwell/contract/simulations/scenes-play.schemas';
import { ArrowRight, Check, RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#ui/action/button.tsx';
import { InkPanel } from '#ui/layout/ink-panel.tsx';
import { CONTENT_LANGUAGE } from '#platform/locale/content-language.ts';

interface TurningPointProps {
  outcome: ScenesResult;
  isStarting: boolean;
  onTryFrom: (position: number) => void;
}

/** The choice that cost most, beside the one that would have cost nothing. */
export function TurningPoint({ outcome: { path, turning_point: turning }, isStarting, onTryFrom }: TurningPointProps) {
  const headingId = useId();
  const scene = turning === null ? undefined : path[turning];
  if (turning === null || !scene?.better || scene.choice === null) return null;
  const lost = Math.round(scene.loss * 100);
  const at = scene.at;
  return (
    <InkPanel aria-labelledby={headingId} className="p-5 sm:p-10">
      <header className="flex items-center gap-4 sm:gap-5">
        <span
          aria-hidden="true"
          className="figure grid size-12 flex-none place-items-center rounded-full bg-ember text-[1.25rem] text-on-snap ring-6 ring-ember/30"
        >
          {turning + 1}
        </span>
        <div>
          <p className="text-sm font-semibold text-ember-ink">
            {at ? t`The turning point, ${at}` : t`The turning point`}
          </p>
          <h2 id={headingId} lang={CONTENT_LANGUAGE} className="mt-1 text-2xl">
            {scene.title ?? scene.text}
          </h2>
        </div>
      </header>
      <div className="mt-6 grid gap-4 sm:mt-8 sm:grid-cols-2 sm:gap-5">
        <figure className="rounded-lg rounded-bl-sm bg-surface-2 p-5 sm:p-6">
          <figcaption className="text-xs font-semibold text-ink-2">
            {scene.by === 'clock' ? t`The clock decided` : t`You chose`}
          </figcaption>
          <p
            lang={CONTENT_LANGUAGE}
            className="my-3 font-display text-xl leading-snug font-bold tracking-[-0.02em] underline decoration-ember decoration-dashed decoration-2 underline-offset-6"
          >
            {scene.choice}
          </p>
          {scene.consequence && (
            <p lang={CONTENT_LANGUAGE} className="flex items-start gap-2 text-sm text-ink-2">
              <ArrowRight className="mt-0.5 size-4.5 flex-none" aria-hidden="true" /> {scene.consequence}
            </p>
          )}
        </figure>
        <figure className="rounded-lg rounded-bl-sm bg-leaf-soft p-5 sm:p-6">
          <figcaption className="text-xs font-semibold text-leaf-ink">{t`The best way chooses`}</figcaption>
          <p
            lang={CONTENT_LANGUAGE}
            className="my-3 font-display text-xl leading-snug font-bold tracking-[-0.02em] underline decoration-leaf decoration-2 underline-offset-6"
          >
            {scene.better.text}
          </p>
          {scene.better.consequence && (
            <p lang={CONTENT_LANGUAGE} className="flex items-start gap-2 text-sm text-ink-2">
              <Check className="mt-0.5 size-4.5 flex-none" aria-hidden="true" /> {scene.better.consequence}
            </p>
          )}
        </figure>
      </div>
      <p className="mt-6 max-w-[60ch] text-ink-2">
        {t`From here, this one choice put ${lost} of 100 out of reach.`}
        {scene.by === 'clock' && ` ${t`Time ran out; that says nothing about what you know.`}`}
      </p>
      <Button className="mt-5 max-sm:w-full" isPending={isStarting} onClick={() => onTryFrom(turning)}>
        <RotateCcw className="size-4.5" aria-hidden="true" /> {t`Try again from here`}
      </Button>
    </InkPanel>
  );
}
