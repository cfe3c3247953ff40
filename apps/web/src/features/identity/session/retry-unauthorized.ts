import { ApiError } from '#platform/http/api-error.ts';
import { wait } from '#platform/http/wait.ts';
import { UNAUTHORIZED_RETRY_MS } from '../identity.limits.ts';

/** Asks again once, 2 s later and with a fresh token, when the first answer was 401 (spec §7, §9). */
export async function retryUnauthorized<T>(ask: (isTokenFresh: boolean) => Promise<T>): Promise<T> {
  try {
    return await ask(false);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    await wait(UNAUTHORIZED_RETRY_MS);
    return ask(true);
  }
}
