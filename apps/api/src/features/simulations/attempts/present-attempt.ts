import type { SimulationAttempt, SimulationSummary } from '@snapwell/contract/simulations/attempts.schemas';
import type { SimulationBody } from '@snapwell/contract/simulations/simulation-body';
import type { Run } from '../play.ts';
import { playOf } from '../plays.ts';
import type { AttemptRow, StepRow } from './attempts.repository.ts';

/** An attempt with the simulation in its pinned version and the steps so far. */
export interface LoadedAttempt {
  readonly attempt: AttemptRow;
  readonly body: SimulationBody;
  readonly steps: readonly StepRow[];
}

/** The attempt as its play sees it. */
export const runOf = ({ attempt, body, steps }: LoadedAttempt): Run<unknown, unknown> => ({
  orgId: attempt.orgId,
  attemptId: attempt.id,
  body,
  steps: steps.map(({ step }) => step),
});

export function summarize(attempt: AttemptRow, steps: number): SimulationSummary {
  return {
    id: attempt.id,
    content_id: attempt.contentId,
    play: attempt.play,
    is_practice: attempt.isPractice,
    status: attempt.status,
    started_at: attempt.startedAt.toISOString(),
    finished_at: attempt.finishedAt?.toISOString() ?? null,
    share: attempt.share,
    points_gained: attempt.pointsGained,
    steps,
  };
}

/** What is released of an attempt now. */
export function presentAttempt(loaded: LoadedAttempt): SimulationAttempt {
  const { attempt, steps } = loaded;
  return {
    ...summarize(attempt, steps.length),
    title: attempt.title,
    module_id: attempt.moduleId,
    chapter_id: attempt.chapterId,
    forked_from:
      attempt.forkedFrom === null ? null : { attempt_id: attempt.forkedFrom, position: attempt.forkedAt ?? 0 },
    view: playOf(attempt.play).present(runOf(loaded), attempt.files),
  };
}
