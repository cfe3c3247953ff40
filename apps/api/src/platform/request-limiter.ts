import type { RateLimit } from '@snapwell/contract/http/endpoint';
import { REQUESTS_PER_MINUTE } from '@snapwell/contract/http/request-limits';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { AppError } from './app-error.ts';

/** Takes one request of `who` from a budget; throws `too_many_requests` when it is used up. */
export type RequestLimiter = (budget: RateLimit, who: string) => Promise<void>;

/** Counts in memory, or in the database when several processes serve together. */
export function createRequestLimiter(shared: pg.Pool | null): RequestLimiter {
  const budgets = Object.fromEntries(
    Object.entries(REQUESTS_PER_MINUTE).map(([name, points]) => [
      name,
      createLimiter(`requests_${name}`, points, 60, shared),
    ]),
  ) as Record<Exclude<RateLimit, 'none'>, RateLimiterAbstract>;
  return async (budget, who) => {
    if (budget === 'none') return;
    await budgets[budget].consume(who).catch((reason: unknown) => {
      if (reason instanceof Error) throw reason;
      throw new AppError('too_many_requests');
    });
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
