import { auth } from './auth-sdk.ts';
import { createTokenCache } from './token-cache.ts';

const cache = createTokenCache({ fetchToken: (isForced) => auth().currentUser?.getIdToken(isForced) ?? null });

/** The token of whoever is signed in, for the HTTP layer. */
export const getToken = (options: { isFresh: boolean }): Promise<string> => cache.get(options);
export const clearToken = (): void => cache.clear();
export const hasUser = (): boolean => auth().currentUser !== null;
