import type { SimulationAttempt } from '@snapwell/contract/simulations/attempts.schemas';
import { useEffect, useState } from 'react';
import type { SimulationScope } from '../simulation-scope.ts';
import { onStepRefused, queueStep, usePendingStep } from '../step-outbox.ts';

interface Talk {
  /** Seconds of talk, running while the page is looked at. */
  readonly seconds: number;
  /** What is on its way to the server. */
  readonly pending: string | null;
  readonly problem: string | null;
  say(said: string, by?: 'text' | 'voice'): void;
  end(): void;
}

/** A conversation under way: its clock, and what was said and waits in the outbox until the server has it. */
export function useTalk(scope: SimulationScope, attempt: SimulationAttempt): Talk {
  const view = attempt.view.play === 'conversation' ? attempt.view : null;
  const isOver = view?.ended_by !== null;
  const seconds = useTalkClock(view?.seconds ?? 0, !isOver);
  const waiting = usePendingStep(attempt.id);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(
    () => onStepRefused((attemptId, message) => void (attemptId === attempt.id && setProblem(message))),
    [attempt.id],
  );
  const send = (act: 'say' | 'end', said: string, by: 'text' | 'voice') => {
    setProblem(null);
    void queueStep(scope, attempt.id, {
      play: 'conversation',
      position: attempt.steps,
      act,
      said,
      by,
      seconds: Math.round(seconds),
    });
  };
  return {
    seconds,
    pending: waiting?.play === 'conversation' ? waiting.said : null,
    problem,
    say: (said, by = 'text') => send('say', said, by),
    end: () => send('end', '', 'text'),
  };
}

/** Counts on from what the server knows, a second at a time, while the page is visible. */
function useTalkClock(from: number, isRunning: boolean): number {
  const [seconds, setSeconds] = useState(from);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setSeconds((before) => before + 1);
    }, 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return Math.max(seconds, from);
}
