import type { RateLimit } from '@snapwell/contract/http/endpoint';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { AppError } from '../http/app-error.ts';
import { removeExpired, sumUp } from './request-limits.repository.ts';

/** Takes one request of `who` from a budget; throws `too_many_requests` when it is used up. */
export type RequestLimiter = (budget: RateLimit, who: string) => Promise<void>;
export type RequestsPerMinute = Readonly<Record<Exclude<RateLimit, 'none'>, number>>;

const MINUTE_MS = 60_000;

interface Count {
  own: number;
  /** Of what is `own`, what the other processes do not know of yet. */
  untold: number;
  /** What the other processes had counted when they were last asked. */
  others: number;
}

export interface RequestCounts {
  readonly limit: RequestLimiter;
  /** Tells the other processes what was counted here, and hears what they counted. */
  exchange(): Promise<void>;
}

/**
 * Counts requests by the minute, in memory: a request writes nothing. With `shared`, several processes that serve
 * together exchange their counts, so that a budget is one for all of them; it may be exceeded by what is counted
 * between two exchanges.
 */
export function createRequestCounts({
  perMinute,
  shared,
  now = Date.now,
}: {
  perMinute: RequestsPerMinute;
  shared: pg.Pool | null;
  now?: () => number;
}): RequestCounts {
  let minute = 0;
  let counts = new Map<string, Count>();
  let clearedIn = 0;
  const minuteNow = () => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) {
      minute = current;
      counts = new Map();
    }
    return current;
  };
  return {
    async limit(budget, who) {
      if (budget === 'none') return;
      minuteNow();
      const key = `${budget}:${who}`;
      const count = counts.get(key) ?? { own: 0, untold: 0, others: 0 };
      counts.set(key, count);
      count.own++;
      count.untold++;
      if (count.own + count.others > perMinute[budget]) throw new AppError('too_many_requests');
    },
    async exchange() {
      if (!shared) return;
      const asked = minuteNow();
      const told = [...counts].filter(([, { untold }]) => untold > 0);
      if (told.length === 0) return;
      if (asked !== clearedIn) await removeExpired(shared, asked * MINUTE_MS);
      clearedIn = asked;
      const amounts = told.map(([, { untold }]) => untold);
      const sums = await sumUp(shared, {
        keys: told.map(([key]) => `${key}:${asked}`),
        amounts,
        expire: (asked + 1) * MINUTE_MS,
      });
      told.forEach(([, count], i) => {
        count.untold -= amounts[i]!;
        count.others = sums[i]! - (count.own - count.untold);
      });
    },
  };
}

/** A limiter of `points` in `seconds` for each key. The table of the shared form is made by a migration. */
export function createLimiter(
  keyPrefix: string,
  points: number,
  seconds: number,
  shared: pg.Pool | null,
): RateLimiterAbstract {
  const options = { keyPrefix, points, duration: seconds };
  if (!shared) return new RateLimiterMemory(options);
  return new RateLimiterPostgres({
    ...options,
    storeClient: shared,
    tableName: 'request_limits',
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory(options),
  });
}
