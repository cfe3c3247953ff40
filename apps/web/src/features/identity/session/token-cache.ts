import { ApiError } from '#platform/http/api-error.ts';
import { TOKEN_MARGIN_MS } from '../identity.limits.ts';
import { contractText } from '#platform/locale/locale.ts';
import { clientMessages } from '@snapwell/contract/http/client-messages';

/** A token as it is kept (spec §3). */
export interface CachedToken {
  readonly token: string;
  readonly expiresAt: number;
}

export interface TokenSource {
  /** The provider's token of whoever is signed in, null when nobody is. */
  fetchToken(isForced: boolean): Promise<string | null>;
}

export interface TokenCache {
  get(options?: { isFresh?: boolean }): Promise<string>;
  clear(): void;
}

/** Keeps the token in memory until 5 minutes before it expires (spec §9). Whoever asks meanwhile shares one fetch. */
export function createTokenCache({ fetchToken }: TokenSource): TokenCache {
  let cached: CachedToken | null = null;
  let running: Promise<string> | null = null;
  let epoch = 0;

  const fetchAnew = async (isForced: boolean) => {
    const startedIn = epoch;
    const first = await ask(fetchToken, isForced);
    // Near its end the provider still hands out the old token: insist, and live with the old one when that fails.
    const token = isForced || isUsable(readToken(first)) ? first : await ask(fetchToken, true).catch(() => first);
    if (startedIn === epoch) cached = readToken(token);
    return token;
  };

  return {
    get({ isFresh = false } = {}) {
      if (!isFresh && cached && isUsable(cached)) return Promise.resolve(cached.token);
      if (running && !isFresh) return running;
      const fetching = fetchAnew(isFresh).finally(() => {
        if (running === fetching) running = null;
      });
      running = fetching;
      return fetching;
    },
    clear() {
      epoch++;
      cached = null;
      running = null;
    },
  };
}

async function ask(fetchToken: TokenSource['fetchToken'], isForced: boolean): Promise<string> {
  const token = await fetchToken(isForced).catch((error: unknown) => {
    // Out of reach is no refusal: the sign-in lasts.
    if (isNetworkFailure(error))
      throw new ApiError(contractText(clientMessages.tokenFailed), { status: 0, code: 'network' });
    throw new ApiError(contractText(clientMessages.tokenFailed), { status: 401, code: 'token_failed' });
  });
  if (token === null) throw new ApiError(contractText(clientMessages.noUser), { status: 401, code: 'no_user' });
  return token;
}

const isNetworkFailure = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'auth/network-request-failed';

const isUsable = ({ expiresAt }: CachedToken) => Date.now() < expiresAt - TOKEN_MARGIN_MS;

/** The token with its expiry. One that cannot be decoded is taken to expire 5 minutes from now (spec §9). */
export function readToken(token: string): CachedToken {
  return { token, expiresAt: expiryOf(token) ?? Date.now() + TOKEN_MARGIN_MS };
}

function expiryOf(token: string): number | null {
  try {
    const payload = JSON.parse(atob(token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'))) as {
      exp?: unknown;
    };
    return typeof payload.exp === 'number' ? payload.exp * 1000 : null;
  } catch {
    return null;
  }
}
