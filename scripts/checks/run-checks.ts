import { availableParallelism } from 'node:os';
import { type Check, checks } from './checks.ts';
import type { Outcome } from '../tools.ts';

export interface CheckResult extends Outcome {
  readonly name: string;
  readonly ms: number;
}

/**
 * Runs all checks, as many at once as there are cores, the longest first; hands each result over when it is there. A
 * check changes nothing that another reads.
 */
export async function runChecks(onResult: (result: CheckResult) => void): Promise<void> {
  await inParallel(checks, async (check: Check) => {
    const started = performance.now();
    const outcome = await check.run();
    onResult({ ...outcome, name: check.name, ms: Math.round(performance.now() - started) });
  });
}

/** Does the work for each, as many at once as there are cores, begun in their order. */
async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
}
