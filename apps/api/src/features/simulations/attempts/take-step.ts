import type { Award } from '@snapwell/contract/gamification/award.schemas';
import type {
  KeyedStep,
  SimulationOutcome,
  SimulationStepInput,
  TakenStep,
} from '@snapwell/contract/simulations/attempts.schemas';
import { MOST_STEPS } from '@snapwell/contract/simulations/simulations.limits';
import type { AttemptOwner } from '#features/quizzes/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { PlayWorld } from '../play.ts';
import { playOf } from '../plays.ts';
import { findAttempt, insertSteps, listSteps, saveResult, type StepRow } from './attempts.repository.ts';
import { type LoadedAttempt, presentAttempt, runOf } from './present-attempt.ts';
import { rewardAttempt } from './reward-attempt.ts';
import { loadPinnedBody } from './with-simulation.ts';

export interface AttemptQuery {
  readonly orgId: string;
  readonly attemptId: string;
  readonly owner: AttemptOwner;
}

/** Steps of two devices at once are tried anew so often. */
const TRIES = 3;

/**
 * Takes a step: what is acknowledged is a row that was committed. The same key is taken once. The step that ends the
 * simulation stores the result and pays for it, in the same transaction.
 */
export async function takeStep(world: PlayWorld, query: AttemptQuery, { key, step }: KeyedStep): Promise<TakenStep> {
  for (let i = 0; i < TRIES; i++) {
    const loaded = await inOrganization(world.db, query.orgId, (scope) => loadAttempt(scope, query));
    const repeated = answerRepeated(loaded, key);
    if (repeated) return repeated;
    const taken = await decideStep(world, loaded, { key, step });
    const outcome = playOf(loaded.attempt.play).isOver(runOf(taken)) ? await conclude(world, taken) : null;
    const saved = await saveStep(world, query, { loaded, taken, outcome });
    if (saved) return saved;
  }
  throw new AppError('simulation_moved_on');
}

/** Ends an attempt whose play does not end by a step; asked again, it answers with the same and no awards. */
export async function finishAttempt(world: PlayWorld, query: AttemptQuery): Promise<TakenStep> {
  const loaded = await inOrganization(world.db, query.orgId, (scope) => loadAttempt(scope, query));
  if (loaded.attempt.status === 'finished') return { attempt: presentAttempt(loaded), awards: [] };
  refuseUnlessOpen(loaded);
  const saved = await saveStep(world, query, { loaded, taken: loaded, outcome: await conclude(world, loaded) });
  if (!saved) throw new AppError('simulation_moved_on');
  return saved;
}

/** The owner's attempt with all that it consists of. */
export async function loadAttempt(
  scope: OrganizationScope,
  { owner, attemptId }: AttemptQuery,
  lock?: 'update',
): Promise<LoadedAttempt> {
  const attempt = await findAttempt(scope, owner, attemptId, lock);
  if (!attempt) throw new AppError('not_found');
  return { attempt, body: await loadPinnedBody(scope, attempt), steps: await listSteps(scope, attempt.id) };
}

/** What a step is answered with that was taken before. */
function answerRepeated(loaded: LoadedAttempt, key: string): TakenStep | null {
  return loaded.steps.some((step) => step.key === key) ? { attempt: presentAttempt(loaded), awards: [] } : null;
}

function refuseUnlessOpen({ attempt }: LoadedAttempt): void {
  if (attempt.status !== 'open') throw new AppError('simulation_moved_on');
}

interface SentStep {
  readonly key: string;
  readonly step: SimulationStepInput;
}

async function decideStep(world: PlayWorld, loaded: LoadedAttempt, { key, step }: SentStep): Promise<LoadedAttempt> {
  refuseUnlessOpen(loaded);
  const { attempt, steps } = loaded;
  if (steps.length >= MOST_STEPS) throw new AppError('limit_reached');
  const decided = await playOf(attempt.play).decide(world, runOf(loaded), step);
  const row: StepRow = {
    orgId: attempt.orgId,
    attemptId: attempt.id,
    position: steps.length,
    key,
    uid: attempt.uid,
    step: decided,
    at: world.clock.now(),
  };
  return { ...loaded, steps: [...steps, row] };
}

const conclude = (world: PlayWorld, loaded: LoadedAttempt): Promise<SimulationOutcome> =>
  playOf(loaded.attempt.play).conclude(world, runOf(loaded));

interface Decided {
  /** As it was when it was decided. */
  readonly loaded: LoadedAttempt;
  /** As it is with what was decided. */
  readonly taken: LoadedAttempt;
  readonly outcome: SimulationOutcome | null;
}

/** Null when the attempt went on since it was loaded: what was decided does not fit any more. */
async function saveStep(
  world: PlayWorld,
  query: AttemptQuery,
  { loaded, taken, outcome }: Decided,
): Promise<TakenStep | null> {
  const now = world.clock.now();
  return inOrganization(world.db, query.orgId, async (scope) => {
    const stored = await loadAttempt(scope, query, 'update');
    if (stored.attempt.status !== 'open' || stored.steps.length !== loaded.steps.length) return null;
    await insertSteps(scope, taken.steps.slice(loaded.steps.length));
    if (!outcome) return { attempt: presentAttempt(taken), awards: [] };
    return endAttempt(scope, world, { loaded: taken, outcome, now });
  });
}

interface Conclusion {
  readonly loaded: LoadedAttempt;
  readonly outcome: SimulationOutcome;
  readonly now: Date;
}

async function endAttempt(
  scope: OrganizationScope,
  world: PlayWorld,
  { loaded, outcome, now }: Conclusion,
): Promise<TakenStep> {
  const ending = { finishedAt: now, result: outcome, share: outcome.share };
  const attempt = { ...loaded.attempt, ...ending, status: 'finished' as const };
  await saveResult(scope, attempt.id, ending);
  let awards: Award[] = [];
  let { pointsGained } = attempt;
  if (attempt.uid !== null) {
    const finished = { ...attempt, uid: attempt.uid };
    ({ awards, pointsGained } = await rewardAttempt(scope, world, {
      attempt: finished,
      steps: loaded.steps.length,
      at: now,
      now,
    }));
  }
  return { attempt: presentAttempt({ ...loaded, attempt: { ...attempt, pointsGained } }), awards };
}
