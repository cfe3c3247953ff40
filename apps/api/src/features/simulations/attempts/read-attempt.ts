import { defaultPointRules } from '@snapwell/contract/gamification/rules.schemas';
import type {
  SimulationAttempt,
  SimulationCover,
  SimulationResult,
  SimulationSummary,
} from '@snapwell/contract/simulations/attempts.schemas';
import { ATTEMPTS_LISTED } from '@snapwell/contract/simulations/simulations.limits';
import { presentLock } from '#features/catalogue/index.ts';
import { findRules } from '#features/gamification/index.ts';
import type { AttemptOwner } from '#features/quizzes/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { playOf } from '../plays.ts';
import { type AttemptRow, countSteps, findOpen, listFinished, readRecord } from './attempts.repository.ts';
import { presentAttempt, summarize } from './present-attempt.ts';
import { missedIn } from './reward-attempt.ts';
import { listRecordings } from './recordings.ts';
import { type AttemptQuery, loadAttempt } from './take-step.ts';
import { type SimulationQuery, withSimulation } from './with-simulation.ts';

type ReadWorld = Pick<World, 'db'>;

/** What stands before the beginning. */
export function readCover(
  world: ReadWorld,
  query: SimulationQuery,
): Promise<SimulationCover & { organization_name: string }> {
  const { contentId, owner } = query;
  return withSimulation(world, { ...query, isLookedAt: true }, async (simulation) => {
    const { scope, body } = simulation;
    const open = await findOpen(scope, owner, { contentId, isPractice: false });
    const [last] = await listFinished(scope, owner, { contentId, limit: 1 });
    const [openSummary = null, lastSummary = null] = [
      ...(open ? await summarizeAll(scope, [open]) : [null]),
      ...(last ? await summarizeAll(scope, [last]) : []),
    ];
    const { attempts, bestShare } = await readRecord(scope, owner, contentId);
    const most = await pointsMost(scope, owner);
    return {
      id: simulation.id,
      title: simulation.title,
      language: simulation.language,
      languages: [...simulation.languages],
      summary: simulation.summary,
      minutes: simulation.minutes,
      module_id: simulation.moduleId,
      chapter_id: simulation.chapterId,
      cover_url: simulation.coverUrl,
      is_public: simulation.isPublic,
      about: playOf(body.play).describe(body, simulation.files),
      lock: presentLock(simulation.missing),
      open_attempt: openSummary,
      last_attempt: lastSummary,
      attempts,
      best_share: bestShare,
      points: most === null ? null : { most, open: Math.max(0, most - Math.round(most * (bestShare ?? 0))) },
      organization_name: simulation.organizationName ?? '',
    };
  });
}

/** The caller's finished attempts, newest first. */
export function listAttempts(world: ReadWorld, query: SimulationQuery): Promise<{ items: SimulationSummary[] }> {
  const { contentId, owner } = query;
  return withSimulation(world, { ...query, isLookedAt: true }, async ({ scope }) => ({
    items: await summarizeAll(scope, await listFinished(scope, owner, { contentId, limit: ATTEMPTS_LISTED })),
  }));
}

/** The attempt as it stands. */
export function readAttempt(world: ReadWorld, query: AttemptQuery): Promise<SimulationAttempt> {
  return inOrganization(world.db, query.orgId, async (scope) => presentAttempt(await loadAttempt(scope, query)));
}

/** What came of a finished attempt, as it was stored then. */
export function readResult(world: ReadWorld, query: AttemptQuery): Promise<SimulationResult> {
  return inOrganization(world.db, query.orgId, async (scope) => {
    const { attempt, steps } = await loadAttempt(scope, query);
    if (attempt.status !== 'finished' || !attempt.result) throw new AppError('simulation_unfinished');
    const { title, moduleId, chapterId } = attempt;
    return {
      attempt: { ...summarize(attempt, steps.length), title, module_id: moduleId, chapter_id: chapterId },
      outcome: attempt.result,
      best_share: (await readRecord(scope, query.owner, attempt.contentId)).bestShare,
      points_most: await pointsMost(scope, query.owner),
      tips: query.owner.kind === 'device' || attempt.isPractice ? 0 : missedIn(attempt.result).length,
      recordings: await listRecordings(scope, query.owner, attempt.id),
    };
  });
}

async function summarizeAll(scope: OrganizationScope, attempts: readonly AttemptRow[]): Promise<SimulationSummary[]> {
  const steps = await countSteps(
    scope,
    attempts.map(({ id }) => id),
  );
  return attempts.map((attempt) => summarize(attempt, steps.get(attempt.id) ?? 0));
}

/** What the best way pays in this organization; strangers are paid nothing. */
async function pointsMost(scope: OrganizationScope, owner: AttemptOwner): Promise<number | null> {
  if (owner.kind === 'device') return null;
  return ((await findRules(scope))?.rules ?? defaultPointRules).simulation;
}
