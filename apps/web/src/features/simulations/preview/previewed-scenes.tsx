import { t } from '@lingui/core/macro';
import { presentScenes } from '@snapwell/contract/simulations/present-scenes';
import type { ScenesBody } from '@snapwell/contract/simulations/scenes';
import type { SceneStep } from '@snapwell/contract/simulations/scenes-play.schemas';
import { ArrowRight, RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { ChoiceDeck } from '../scenes/choice-deck.tsx';
import { Consequence } from '../scenes/consequence.tsx';
import { MeasureBars } from '../scenes/measure-bars.tsx';
import { PlayerTop } from '../scenes/player-top.tsx';
import { SceneStage } from '../scenes/scene-stage.tsx';

interface PreviewedScenesProps {
  title: string;
  body: ScenesBody;
  files: Parameters<typeof presentScenes>[2];
}

/** Scenes as they are played, decided here: nothing of it is stored, and it counts for nobody. */
export function PreviewedScenes({ title, body, files }: PreviewedScenesProps) {
  const [steps, setSteps] = useState<readonly SceneStep[]>([]);
  const [read, setRead] = useState(0);
  const [isRelaxed, setRelaxed] = useState(false);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const view = presentScenes(body, steps, files);
  const { scene, last } = view;
  const hasConsequence = steps.length > read && last !== null;
  const again = () => {
    setSteps([]);
    setRead(0);
  };
  return (
    <div
      data-theme="dark"
      className="grid min-h-dvh grid-rows-[3.5rem_minmax(0,1fr)_auto] bg-paper text-ink sm:grid-rows-[4rem_minmax(0,1fr)_auto]"
    >
      <PlayerTop title={title} trail={view.trail} at={scene.at} onLeave={again} />
      <SceneStage
        scene={scene}
        isWard={view.has_patient}
        follows={hasConsequence ? last : null}
        headingRef={headingRef}
      >
        {hasConsequence && <Consequence last={last} headingRef={headingRef} />}
      </SceneStage>
      <section aria-label={t`What you do`} className="overflow-x-clip px-3 pb-3 sm:px-10 sm:pb-6">
        {hasConsequence || scene.ending ? (
          <div className="mx-auto flex w-[min(80rem,100%)] flex-wrap items-center gap-x-8 gap-y-4 pt-4">
            <MeasureBars measures={view.measures} hasChanges={hasConsequence} />
            <SnapButton
              className="ml-auto max-w-full max-sm:w-full"
              onClick={() => (hasConsequence ? setRead(steps.length) : again())}
            >
              {hasConsequence ? t`Go on` : t`Once more`}
              {hasConsequence ? (
                <ArrowRight className="size-5 flex-none" aria-hidden="true" />
              ) : (
                <RotateCcw className="size-5 flex-none" aria-hidden="true" />
              )}
            </SnapButton>
          </div>
        ) : (
          <ChoiceDeck
            key={steps.length}
            scene={scene}
            measures={view.measures}
            chosen={null}
            isStuck={false}
            isRelaxed={isRelaxed}
            note={null}
            onRelax={() => setRelaxed(true)}
            onChoose={(choice, by = 'person') => setSteps([...steps, { choice, by }])}
          />
        )}
      </section>
    </div>
  );
}
