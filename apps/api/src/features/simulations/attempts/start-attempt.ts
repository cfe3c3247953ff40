import type { SimulationAttempt, SimulationStart } from '@snapwell/contract/simulations/attempts.schemas';
import { saveReport } from '#features/learning/index.ts';
import type { AttemptOwner } from '#features/quizzes/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { newId } from '#platform/new-id.ts';
import { logActivity } from '#platform/observing/activity-log.ts';
import type { World } from '#world.ts';
import { playOf } from '../plays.ts';
import {
  abandonAttempt,
  type AttemptRow,
  findAttempt,
  findOpen,
  insertAttempt,
  insertSteps,
  listSteps,
  type StepRow,
} from './attempts.repository.ts';
import { forgetRecordings } from './recordings.ts';
import { presentAttempt } from './present-attempt.ts';
import { loadPinnedBody, type OpenSimulation, withSimulation } from './with-simulation.ts';

interface Start extends SimulationStart {
  readonly orgId: string;
  readonly contentId: string;
  readonly owner: AttemptOwner;
}

/**
 * Begins an attempt or goes on with the open one; of two requests at once both get the same. `from` begins a practice
 * run with the first steps of a finished attempt, in its version.
 */
export async function startAttempt(
  world: Pick<World, 'db' | 'clock' | 'files'>,
  { orgId, contentId, owner, from, is_anew: isAnew }: Start,
): Promise<SimulationAttempt> {
  const now = world.clock.now();
  const forgotten: string[] = [];
  const begun = await withSimulation(world, { orgId, contentId, owner }, async (simulation) => {
    const { scope } = simulation;
    playOf(simulation.body.play);
    const source = from && (await loadSource(simulation, owner, from));
    const open = await findOpen(scope, owner, { contentId, isPractice: source !== undefined });
    const isResumed = open && !isAnew && !source;
    if (open && !isResumed) {
      await abandonAttempt(scope, open.id);
      // Nobody can listen to it any more.
      forgotten.push(...(await forgetRecordings(scope, owner, open.id)));
    }
    const attempt = isResumed ? open : await beginAttempt(simulation, { owner, source, now });
    const body = await loadPinnedBody(scope, attempt);
    return presentAttempt({ attempt, body, steps: await listSteps(scope, attempt.id) });
  });
  for (const key of forgotten) await world.files.remove(key);
  return begun;
}

interface ForkSource {
  readonly attempt: AttemptRow;
  readonly steps: readonly StepRow[];
}

/** The finished attempt to go on from, with the steps that stay. */
async function loadSource(
  { scope, id }: OpenSimulation,
  owner: AttemptOwner,
  { attempt_id: attemptId, position }: NonNullable<SimulationStart['from']>,
): Promise<ForkSource> {
  const attempt = await findAttempt(scope, owner, attemptId);
  if (!attempt || attempt.contentId !== id) throw new AppError('not_found');
  if (attempt.status !== 'finished') throw new AppError('simulation_unfinished');
  const steps = await listSteps(scope, attempt.id);
  if (position >= steps.length) throw new AppError('not_found');
  return { attempt, steps: steps.slice(0, position) };
}

interface Beginning {
  readonly owner: AttemptOwner;
  readonly source: ForkSource | undefined;
  readonly now: Date;
}

async function beginAttempt(simulation: OpenSimulation, { owner, source, now }: Beginning): Promise<AttemptRow> {
  const { scope, id: contentId, title, moduleId, chapterId, version, files, body } = simulation;
  const isPractice = source !== undefined;
  const attempt = await insertAttempt(scope, owner, {
    id: newId(now),
    contentId,
    contentVersion: source?.attempt.contentVersion ?? version,
    play: source?.attempt.play ?? body.play,
    isPractice,
    forkedFrom: source?.attempt.id ?? null,
    forkedAt: source?.steps.length ?? null,
    title,
    moduleId,
    chapterId,
    files: source?.attempt.files ?? files,
    startedAt: now,
  });
  // Somebody else's request of the same person was first.
  if (!attempt) return (await findOpen(scope, owner, { contentId, isPractice }))!;
  await insertSteps(
    scope,
    (source?.steps ?? []).map((step) => ({ ...step, attemptId: attempt.id })),
  );
  if (owner.kind === 'member') await recordStart(simulation, attempt, owner.uid);
  return attempt;
}

async function recordStart({ scope, id, title }: OpenSimulation, attempt: AttemptRow, uid: string): Promise<void> {
  const { contentVersion, isPractice, play, startedAt: at } = attempt;
  if (!isPractice) await saveReport(scope, { uid, contentId: id, contentVersion, furthest: 0, place: {}, at });
  await logActivity(scope, {
    uid,
    type: 'simulation_started',
    facts: { content_id: id, attempt_id: attempt.id, play, is_practice: isPractice, title },
    at,
  });
}
