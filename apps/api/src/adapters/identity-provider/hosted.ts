import { createRemoteJWKSet } from 'jose';
import { AppError } from '#platform/app-error.ts';
import type { IdentityProvider } from './port.ts';
import { verifyIdToken } from './verify-id-token.ts';

const GOOGLE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const GOOGLE_TOOLKIT = 'https://identitytoolkit.googleapis.com';

export interface HostedSettings {
  readonly projectId: string;
  readonly apiKey: string;
  readonly issuer?: string | undefined;
  readonly jwksUrl?: string | undefined;
  readonly toolkitUrl?: string | undefined;
  now(): Date;
}

/** The hosted provider: tokens are checked against its published keys; accounts are administered in its own console. */
export function createHostedProvider({ projectId, apiKey, issuer, jwksUrl, toolkitUrl = GOOGLE_TOOLKIT, now }: HostedSettings): IdentityProvider {
  const keys = createRemoteJWKSet(new URL(jwksUrl ?? GOOGLE_KEYS), { cooldownDuration: 30_000, cacheMaxAge: 600_000 });
  const rules = { issuer: issuer ?? `https://securetoken.google.com/${projectId}`, audience: projectId, keys, now };
  const inItsConsole = async () => {
    throw new AppError('managed_by_provider');
  };
  return {
    verifyIdToken: (token) => verifyIdToken(token, rules),
    revokeSessions: inItsConsole,
    // The provider has no call for this: the session ends with the browser's own sign-out.
    endSession: async () => false,
    setDisabled: inItsConsole,
    async deleteAccount(_uid, idToken) {
      if (!idToken) throw new AppError('managed_by_provider');
      const answer = await fetch(`${toolkitUrl}/v1/accounts:delete?key=${encodeURIComponent(apiKey)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ idToken }),
        signal: AbortSignal.timeout(10_000),
      });
      if (!answer.ok) throw new AppError(answer.status < 500 ? 'recent_sign_in_required' : 'unavailable');
    },
    createAccounts: inItsConsole,
  };
}
