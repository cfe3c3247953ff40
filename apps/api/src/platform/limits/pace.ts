import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** Called after each piece of background work with how long it took; settles when the next piece may begin. */
export type Pace = (workedMs: number) => Promise<void>;

/** For commands that somebody waits for. */
export const fullSpeed: Pace = async () => undefined;

export interface GentlePace {
  /** Of one processor. */
  readonly share?: number;
  /** The main thread is busy with requests above this share of its time: then the work waits. */
  readonly busyAbove?: number;
  /** However busy it is, the next piece begins after so many rests. */
  readonly mostRests?: number;
  readonly rest?: (ms: number) => Promise<unknown>;
  /** The share of its time that the main thread worked since it was last asked. */
  readonly readLoad?: () => number;
}

/** Leaves the machine to people: works a part of the time, and less while requests are under way. */
export function gentlePace({
  share = 0.25,
  busyAbove = 0.3,
  mostRests = 8,
  rest = sleep,
  readLoad = mainThreadLoad(),
}: GentlePace = {}): Pace {
  return async (workedMs) => {
    readLoad();
    const restMs = (workedMs * (1 - share)) / share;
    for (let rests = 1; ; rests++) {
      await rest(restMs);
      if (readLoad() <= busyAbove || rests >= mostRests) return;
    }
  };
}

function mainThreadLoad(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const current = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(current, last);
    last = current;
    return utilization;
  };
}
