import { t } from '@lingui/core/macro';
import type { SimulationAttempt } from '@snapwell/contract/simulations/attempts.schemas';
import type { ScenesView } from '@snapwell/contract/simulations/scenes-play.schemas';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFocusMode } from '#platform/device/focus-mode.ts';
import { useChoiceKeys } from '#platform/device/use-choice-keys.ts';
import { useSavingState } from '#platform/outbox/outbox.ts';
import { SnapButton } from '#ui/action/snap-button.tsx';
import type { SimulationScope } from '../simulation-scope.ts';
import { onStepRefused, queueStep, STEP_KIND, usePendingStep } from '../step-outbox.ts';
import { ChoiceDeck } from './choice-deck.tsx';
import { Consequence } from './consequence.tsx';
import { MeasureBars } from './measure-bars.tsx';
import { PlayerTop } from './player-top.tsx';
import { SceneStage } from './scene-stage.tsx';

interface ScenePlayerProps {
  scope: SimulationScope;
  attempt: SimulationAttempt;
  view: ScenesView;
  onLeave: () => void;
  onFinished: () => void;
}

/** Plays a graph of scenes from where it stands: the scene, the choice, what follows from it, the ending. */
export function ScenePlayer({ scope, attempt, view, onLeave, onFinished }: ScenePlayerProps) {
  useFocusMode();
  const [read, setRead] = useState(() => readBefore(attempt));
  const [isRelaxed, setRelaxed] = useState(false);
  const refusal = useRefusal(attempt.id);
  const pending = usePendingStep(attempt.id);
  const isStuck = useSavingState(STEP_KIND) === 'stuck';
  const { scene, last } = view;
  const phase = attempt.steps > read && last ? 'consequence' : scene.ending ? 'ended' : pending ? 'sent' : 'deciding';
  const headingRef = useFocusOnChange(`${attempt.steps} ${phase === 'consequence'}`);

  const choose = (choice: number, by: 'person' | 'clock' = 'person') => {
    if (phase !== 'deciding' || choice >= scene.choices.length) return;
    void queueStep(scope, attempt.id, { play: 'scenes', position: attempt.steps, choice, by });
  };
  const goOn = () => {
    if (phase === 'consequence') setRead(attempt.steps);
    else if (phase === 'ended') onFinished();
  };
  useChoiceKeys({ onDigit: (index) => choose(index), onEnter: goOn });

  return (
    <div
      data-theme="dark"
      className="grid min-h-dvh grid-rows-[3.5rem_minmax(0,1fr)_auto] bg-paper text-ink sm:grid-rows-[4rem_minmax(0,1fr)_auto]"
    >
      <PlayerTop title={attempt.title} trail={view.trail} at={scene.at} onLeave={onLeave} />
      <SceneStage
        scene={scene}
        isWard={view.has_patient}
        follows={phase === 'consequence' ? last : null}
        headingRef={headingRef}
      >
        {phase === 'consequence' && last && <Consequence last={last} headingRef={headingRef} />}
      </SceneStage>
      <section aria-label={t`What you do`} className="overflow-x-clip px-3 pb-3 sm:px-10 sm:pb-6">
        {phase === 'deciding' || phase === 'sent' ? (
          <ChoiceDeck
            // Each visit of a scene has a fuse of its own.
            key={attempt.steps}
            scene={scene}
            measures={view.measures}
            chosen={pending?.play === 'scenes' ? pending.choice : null}
            isStuck={isStuck}
            isRelaxed={isRelaxed}
            note={refusal}
            onRelax={() => setRelaxed(true)}
            onChoose={choose}
          />
        ) : (
          <div className="mx-auto flex w-[min(80rem,100%)] flex-wrap items-center gap-x-8 gap-y-4 pt-4">
            <MeasureBars measures={view.measures} hasChanges={phase === 'consequence'} />
            <SnapButton onClick={goOn} className="ml-auto max-w-full max-sm:w-full">
              <span className="truncate">{onwardWords(phase, scene)}</span>
              <ArrowRight className="size-5 flex-none" aria-hidden="true" />
            </SnapButton>
          </div>
        )}
      </section>
    </div>
  );
}

/**
 * So many steps whose consequence was read before. Whoever comes back is told once more what their last choice did: it
 * may have arrived while they were away. A practice run begins with its scene.
 */
function readBefore({ steps, forked_from: fork }: SimulationAttempt): number {
  return fork?.position === steps ? steps : Math.max(0, steps - 1);
}

function onwardWords(phase: 'consequence' | 'ended', { title, ending }: ScenesView['scene']): string {
  if (phase === 'ended') return t`See what came of it`;
  if (ending) return t`See how it ends`;
  return title ? t`Go on: ${title}` : t`Go on`;
}

/** Why the last step was not taken; forgotten when the attempt goes on. */
function useRefusal(attemptId: string): string | null {
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => onStepRefused((id, words) => id === attemptId && setMessage(words)), [attemptId]);
  return message;
}

/** With each scene and each consequence the focus goes to its heading, so that a screen reader begins there. */
function useFocusOnChange(what: string) {
  const ref = useRef<HTMLHeadingElement>(null);
  const last = useRef(what);
  useEffect(() => {
    if (last.current === what) return;
    last.current = what;
    window.scrollTo({ top: 0 });
    ref.current?.focus({ preventScroll: true });
  }, [what]);
  return ref;
}
