import type { IdentityService } from '@snapwell/identity-service/identity-service';
import { ProtocolError } from '@snapwell/identity-service/protocol-error';
import type { IdentityProvider } from './port.ts';
import { verifyIdToken } from './verify-id-token.ts';

/** The accounts of this very server: a disabled account, an ended session are known at once. */
export function createEmbeddedProvider(service: IdentityService): IdentityProvider {
  return {
    verifyIdToken: (token) =>
      verifyIdToken(token, service.tokenRules, ({ sub: uid, session_id: sessionId, iat: issuedAt }) => {
        if (typeof sessionId !== 'string') throw new ProtocolError('INVALID_ID_TOKEN');
        return service.checkSession({ sessionId, uid, issuedAt });
      }),
    revokeSessions: (uid) => service.revokeSessions(uid),
    endSession: (uid, refreshToken) => service.endSession(uid, refreshToken),
    setDisabled: (uid, isDisabled) => service.setDisabled(uid, isDisabled),
    deleteAccount: (uid) => service.eraseAccount(uid),
    createAccounts: (accounts, password) => service.importAccounts(accounts, password),
    mintCustomToken: (uid, claims = {}) => service.mintCustomToken({ uid, claims }),
  };
}
