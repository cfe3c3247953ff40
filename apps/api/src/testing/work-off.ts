import { fullSpeed } from '#platform/limits/pace.ts';
import type { JobKind } from '#platform/jobs/job-kind.ts';
import { createWorker } from '#platform/jobs/worker.ts';
import { jobHandlers } from '../composition/job-handlers.ts';
import type { World } from '../world.ts';

/** Does what is due by the test's clock, as a server would, of these kinds. */
export function workOff(world: World, ...kinds: readonly JobKind[]): Promise<void> {
  const onError = (error: unknown) => {
    throw error;
  };
  const handlers = jobHandlers(fullSpeed).filter(({ kind }) => kinds.includes(kind));
  return createWorker({ world, handlers, onError }).drain();
}
