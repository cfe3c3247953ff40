import type { FastifyBaseLogger } from 'fastify';
import { compactRanks, sendReminders, sweepRanks } from '#features/gamification/index.ts';
import { indexLibraries, workMakings } from '#features/copilot/index.ts';
import { sweepImports } from '#features/library/index.ts';
import { forgetInviteMails } from '#features/organizations/index.ts';
import { finishOverdueAttempts } from '#features/quizzes/index.ts';
import type { Metrics } from '#platform/metrics.ts';
import { gentlePace } from '#platform/limits/pace.ts';
import { repeat } from '#platform/limits/repeat.ts';
import type { RequestCounts } from '#platform/limits/request-limiter.ts';
import type { World } from '../world.ts';

/** Ranks are read from the histogram and from what it does not hold yet: short pauses keep that little. */
const COMPACTION_PAUSE_MS = 1500;
/** A quiz whose time is up ends soon after, also when its learner has closed everything. */
const OVERDUE_PAUSE_MS = 5000;
/** Reminders come at a full hour: half a minute late is in time. */
const REMINDER_PAUSE_MS = 30_000;
/** Somebody looks at a progress bar. */
const MAKING_PAUSE_MS = 700;
/** What is published can be asked about a few seconds later. */
const INDEX_PAUSE_MS = 3000;
/** An import that was cut off is invisible, or lacks in the search only. */
const IMPORTS_PAUSE_MS = 60_000;
const SWEEP_PAUSE_MS = 6 * 60 * 60 * 1000;

/** Requests of one person that several processes serve in that time may exceed their budget. */
const COUNTS_PAUSE_MS = 2000;

export interface Timed {
  readonly world: World;
  readonly counts: RequestCounts;
  readonly logger: FastifyBaseLogger;
  readonly metrics: Metrics | null;
}

/** What the server does by itself, in every process; answers how to stop. */
export function startTimers({ world, counts, logger, metrics }: Timed): () => Promise<void> {
  const told = (timer: string) => (error: unknown) => {
    logger.error({ err: error, timer }, 'background work failed');
    metrics?.timerFailed(timer);
  };
  const timer = (name: string, pauseMs: number, work: () => Promise<boolean | void>) =>
    repeat(pauseMs, work, told(name));
  const pace = gentlePace();
  const timers = [
    timer('ranks', COMPACTION_PAUSE_MS, () => compactRanks(world)),
    timer('overdue-attempts', OVERDUE_PAUSE_MS, () => finishOverdueAttempts(world)),
    timer('reminders', REMINDER_PAUSE_MS, () => sendReminders(world, told('one-reminder'))),
    timer('makings', MAKING_PAUSE_MS, () => workMakings(world)),
    timer('assistant-index', INDEX_PAUSE_MS, () => indexLibraries(world, pace)),
    timer('request-counts', COUNTS_PAUSE_MS, () => counts.exchange()),
    timer('library-imports', IMPORTS_PAUSE_MS, () => sweepImports(world)),
    timer('trail-sweep', SWEEP_PAUSE_MS, () => world.trail.sweep()),
    timer('invite-sweep', SWEEP_PAUSE_MS, () => forgetInviteMails(world)),
    timer('rank-sweep', SWEEP_PAUSE_MS, () => sweepRanks(world)),
  ];
  return async () => void (await Promise.all(timers.map((stop) => stop())));
}
