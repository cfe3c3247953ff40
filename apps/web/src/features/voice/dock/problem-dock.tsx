import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Ear, Hand, Keyboard, RotateCcw } from 'lucide-react';
import { Button } from '#ui/action/button.tsx';
import { chooseTurns, dismissProblem, listenByBrowser } from '../session/voice-runner.ts';
import type { VoiceProblem } from '../session/voice.ts';
import { problemTexts } from '../voice.texts.ts';

interface ProblemDockProps {
  problem: VoiceProblem;
  /** Types from here on. */
  onType: () => void;
  /** Opens the microphone, or the session, again. */
  onRetry: () => void;
}

/** What is wrong with speaking, in words, and the ways on; typing is one press away. */
export function ProblemDock({ problem, onType, onRetry }: ProblemDockProps) {
  const { title, what, steps } = problemTexts[problem];
  const { helps, label, icon } = helpFor(problem, onRetry);
  return (
    <section
      role="alert"
      data-problem={problem}
      className="mx-auto grid max-w-[60rem] min-w-0 flex-1 gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:gap-6"
    >
      <div className="min-w-0">
        <p className="font-semibold">{i18n._(title)}</p>
        <p className="text-sm text-pretty text-ink-2">
          {i18n._(what)} {steps.length > 1 && i18n._(steps[0]!)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={onType}>
          <Keyboard className="size-5" aria-hidden="true" /> {t`Type instead`}
        </Button>
        {helps && (
          <Button onClick={helps}>
            {icon} {label}
          </Button>
        )}
      </div>
    </section>
  );
}

/** What helps besides typing; nothing where there is no voice at all. */
function helpFor(problem: VoiceProblem, onRetry: () => void) {
  if (problem === 'unavailable') return { helps: null, label: '', icon: null };
  if (problem === 'browser-ears')
    return {
      helps: listenByBrowser,
      label: t`Let my browser listen`,
      icon: <Ear className="size-5" aria-hidden="true" />,
    };
  if (problem === 'microphone-noisy')
    return {
      helps() {
        chooseTurns('push-to-talk');
        dismissProblem();
      },
      label: t`Hold to talk`,
      icon: <Hand className="size-5" aria-hidden="true" />,
    };
  const icon = <RotateCcw className="size-5" aria-hidden="true" />;
  const isGoingOn = problem === 'recognition' || problem === 'answer';
  if (isGoingOn) return { helps: dismissProblem, label: t`Go on speaking`, icon };
  return { helps: onRetry, label: problem.startsWith('microphone') ? t`Try again` : t`Connect again`, icon };
}
