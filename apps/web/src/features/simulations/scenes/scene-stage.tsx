import { t } from '@lingui/core/macro';
import type { ScenesView, ShownScene } from '@snapwell/contract/simulations/scenes-play.schemas';
import { Eye } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Chip } from '#ui/action/chip.tsx';
import { classNames } from '#ui/class-names.ts';
import { DrawnRoom } from './drawn-room.tsx';
import { PatientMonitor } from './patient-monitor.tsx';
import { SeenPerson } from './seen-person.tsx';
import { CONTENT_LANGUAGE } from '#platform/locale/content-language.ts';
import { ContentText } from '#ui/text/content-text.tsx';

interface SceneStageProps {
  scene: ShownScene;
  /** The room is a ward. */
  isWard: boolean;
  /** What follows from the last choice lies over the picture, which makes room and shows whom it is about. */
  follows: ScenesView['last'];
  headingRef: RefObject<HTMLHeadingElement | null>;
  children?: ReactNode;
}

/** The scene: its picture, what is told, and the patient's state as a monitor. */
export function SceneStage({ scene, isWard, follows, headingRef, children }: SceneStageProps) {
  const { image, patient, ending } = scene;
  const isAside = follows !== null;
  const { person } = follows ?? scene;
  const hasVitals = patient !== null && patient.vitals.length > 0;
  return (
    <section
      aria-label={t`The scene`}
      className={classNames(
        'relative mx-2 grid min-h-80 overflow-hidden rounded-[22px] bg-surface sm:mx-4 sm:rounded-[28px]',
        !isAside && 'max-sm:grid-rows-[minmax(13rem,1fr)_auto]',
      )}
    >
      <div
        className={classNames(
          isAside
            ? 'absolute inset-0 max-sm:bottom-auto max-sm:h-64 sm:left-[42%]'
            : // On phones the picture has what the words leave.
              classNames('inset-0 max-sm:relative max-sm:min-h-0 sm:absolute', hasVitals && 'max-sm:mt-16'),
        )}
      >
        {image ? (
          <img src={image.url} alt={image.alternative} className="absolute inset-0 size-full object-cover" />
        ) : (
          <>
            <DrawnRoom isWard={isWard} hasPerson={person !== null} at={scene.at} />
            {person && (
              <SeenPerson
                person={person}
                vitals={patient?.vitals ?? []}
                className={classNames(
                  'absolute inset-x-0 bottom-0 mx-auto max-sm:max-h-[94%] max-sm:w-full sm:h-[94%] sm:w-auto',
                  // Between the words and the monitor.
                  !isAside && (hasVitals ? 'sm:left-[38%] sm:right-[20%]' : 'sm:left-[38%]'),
                  // Somebody who lies is broad: beside what follows, not behind it.
                  isAside && person.look.setting === 'floor' && 'sm:left-[26%] sm:max-w-[74%]',
                )}
              />
            )}
          </>
        )}
      </div>
      {isAside ? (
        children
      ) : (
        <>
          {hasVitals && <PatientMonitor vitals={patient.vitals} />}
          <div
            data-theme="light"
            className="relative m-2 animate-rise self-end rounded-[22px] rounded-bl-[6px] bg-paper p-4 max-sm:-mt-4 sm:m-7 sm:w-[min(32rem,52%)] sm:p-5.5"
          >
            {ending && <EndingChip outcome={ending.outcome} />}
            <h2
              ref={headingRef}
              tabIndex={-1}
              lang={CONTENT_LANGUAGE}
              className="text-[1.125rem] outline-none sm:text-[1.375rem]"
            >
              {ending?.title ?? scene.title ?? t`What you see`}
            </h2>
            <p lang={CONTENT_LANGUAGE} className="mt-2 leading-[1.45] max-sm:text-sm">
              <ContentText text={scene.text} />
            </p>
            {patient?.looks && (
              <p lang={CONTENT_LANGUAGE} className="mt-2.5 flex items-start gap-2 text-sm font-medium text-ink-2">
                <Eye className="mt-0.5 size-4.5 flex-none" aria-hidden="true" /> {patient.looks}
              </p>
            )}
          </div>
        </>
      )}
    </section>
  );
}

function EndingChip({ outcome }: { outcome: 'good' | 'mixed' | 'poor' }) {
  const words = { good: t`A good ending`, mixed: t`A mixed ending`, poor: t`A poor ending` }[outcome];
  return (
    <Chip tone={outcome === 'good' ? 'leaf' : 'ember'} className="mb-2">
      {words}
    </Chip>
  );
}
