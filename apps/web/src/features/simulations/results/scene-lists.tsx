import { t } from '@lingui/core/macro';
import type { ScenesResult } from '@snapwell/contract/simulations/scenes-play.schemas';
import { ArrowDownRight, Check, Flag, RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { classNames } from '#ui/class-names.ts';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { CONTENT_LANGUAGE } from '#platform/locale/content-language.ts';

interface SceneListsProps {
  outcome: ScenesResult;
  isStarting: boolean;
  onTryFrom: (position: number) => void;
}

/** What the map shows, in words: each scene of your way, and the best way behind it. */
export function SceneLists({ outcome, isStarting, onTryFrom }: SceneListsProps) {
  const headingId = useId();
  const { path, turning_point: turning } = outcome;
  const choices = path.length - 1;
  const best = path.filter(({ choice, better }) => choice !== null && better === null).length;
  return (
    <section aria-labelledby={headingId}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={headingId}>{t`Scene by scene`}</h2>
        <p className="text-sm text-ink-2">{t`${best} of ${choices} choices best`}</p>
      </div>
      <ol className="mb-6">
        {path.map((scene, i) => (
          <SceneRow
            key={i}
            scene={scene}
            number={i + 1}
            isTurningPoint={i === turning}
            isStarting={isStarting}
            onTry={scene.choice === null ? null : () => onTryFrom(i)}
          />
        ))}
      </ol>
      {best < choices && (
        <Disclosure title={t`The best way, choice by choice`}>
          <ol lang={CONTENT_LANGUAGE} className="grid list-decimal gap-4 pl-5">
            {outcome.best_path.map(({ title, text, choice, consequence }, i) => (
              <li key={i}>
                <b className="font-semibold">{title ?? text}</b>
                {choice && <p>{choice}</p>}
                {consequence && <p className="text-sm text-ink-2">{consequence}</p>}
                {choice === null && <p className="text-sm text-ink-2">{outcome.best_ending.debrief}</p>}
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
    </section>
  );
}

interface SceneRowProps {
  scene: ScenesResult['path'][number];
  number: number;
  isTurningPoint: boolean;
  isStarting: boolean;
  onTry: (() => void) | null;
}

function SceneRow({ scene, number, isTurningPoint, isStarting, onTry }: SceneRowProps) {
  const isBest = scene.better === null;
  const title = scene.title ?? scene.text;
  return (
    <li className="grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 border-t border-line py-4 first:border-t-0">
      <span
        aria-hidden="true"
        className={classNames(
          'figure grid size-8 place-items-center rounded-full text-sm',
          isTurningPoint
            ? 'bg-ember text-on-snap'
            : scene.choice === null
              ? 'bg-surface-2'
              : isBest
                ? 'bg-leaf text-on-leaf'
                : 'border-2 border-ember text-ember-ink',
        )}
      >
        {isTurningPoint ? (
          number
        ) : scene.choice === null ? (
          <Flag className="size-4" />
        ) : isBest ? (
          <Check className="size-4" strokeWidth={3} />
        ) : (
          <ArrowDownRight className="size-4" />
        )}
      </span>
      <div className="min-w-0">
        <h3 lang={CONTENT_LANGUAGE} className="text-base">
          {title}
        </h3>
        {(scene.choice ?? scene.title) !== null && (
          <p lang={CONTENT_LANGUAGE} className="mt-0.5 text-sm text-ink-2">
            {scene.choice ?? scene.text}
          </p>
        )}
        {scene.choice !== null && (
          <p className="mt-2 flex flex-wrap gap-2">
            {isTurningPoint ? (
              <Chip tone="ember">{t`Turning point`}</Chip>
            ) : isBest ? (
              <Chip tone="leaf">{t`Best`}</Chip>
            ) : (
              <Chip>{lostWords(Math.round(scene.loss * 100))}</Chip>
            )}
            {scene.by === 'clock' && <Chip>{t`By the clock`}</Chip>}
          </p>
        )}
      </div>
      <div className="grid justify-items-end gap-1">
        {scene.at && <span className="figure text-sm">{scene.at}</span>}
        {onTry && (
          <Button
            variant="ghost"
            size="sm"
            isPending={isStarting}
            onClick={onTry}
            aria-label={t`Try from here: ${title}`}
          >
            <RotateCcw className="size-4.5" aria-hidden="true" />{' '}
            <span className="max-xs:sr-only">{t`Try from here`}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

const lostWords = (points: number) => t`Cost ${points} of 100`;
