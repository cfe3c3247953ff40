import { session } from './session.ts';
import { createTokenCache, type TokenSource } from './token-cache.ts';

/** Nobody is signed in as long as the identity library is not started. */
let fetchToken: TokenSource['fetchToken'] = async () => null;
const cache = createTokenCache({ fetchToken: (isForced) => fetchToken(isForced) });

/** From now on tokens come from the identity library. */
export function takeTokensFrom(source: TokenSource['fetchToken']): void {
  fetchToken = source;
}

/** The token of whoever is signed in, for the HTTP layer. */
export const getToken = (options: { isFresh: boolean }): Promise<string> => cache.get(options);
export const clearToken = (): void => cache.clear();
export const hasUser = (): boolean => session.get().user !== null;
