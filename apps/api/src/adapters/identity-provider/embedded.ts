import type { IdentityService } from '@snapwell/identity-service/identity-service';
import { ProtocolError } from '@snapwell/identity-service/protocol-error';
import { AppError } from '#platform/http/app-error.ts';
import type { IdentityProvider, ReadToken } from './port.ts';
import { asAppError, createTokenReader, inWordsOfTheApi } from './read-tokens.ts';

/** The accounts of this very server: a disabled account, an ended session are known at once. */
export function createEmbeddedProvider(service: IdentityService): IdentityProvider {
  const readToken = createTokenReader(service.tokenRules);
  async function readIdToken(token: string): Promise<ReadToken & { sessionId: string }> {
    const { sessionId, ...read } = await readToken(token);
    if (sessionId === undefined) throw new AppError('authentication_required');
    return { ...read, sessionId };
  }
  return {
    async verifyIdToken(token) {
      const { claims, sessionId, issuedAt } = await readIdToken(token);
      await inWordsOfTheApi(() => service.checkSession({ sessionId, uid: claims.uid, issuedAt }));
      return claims;
    },
    readIdToken,
    sessionState: service.sessionState,
    refuseUnlessLive({ issuedAt }, state) {
      try {
        service.refuseUnlessLive(state, issuedAt);
      } catch (error) {
        throw error instanceof ProtocolError ? asAppError(error) : error;
      }
    },
    revokeSessions: (uid) => service.revokeSessions(uid),
    endSession: (uid, refreshToken) => service.endSession(uid, refreshToken),
    setDisabled: (uid, isDisabled) => service.setDisabled(uid, isDisabled),
    deleteAccount: (uid) => service.eraseAccount(uid),
    forgetFederations: (providerId, uid) => service.forgetFederations(providerId, uid),
    createAccounts: (accounts, password) => service.importAccounts(accounts, password),
    mintCustomToken: (uid, claims = {}) => service.mintCustomToken({ uid, claims }),
  };
}
