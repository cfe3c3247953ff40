import { sql } from 'drizzle-orm';
import { createRemoteJWKSet } from 'jose';
import { AppError } from '#platform/http/app-error.ts';
import type { IdentityProvider } from './port.ts';
import { createTokenReader } from './read-tokens.ts';

const GOOGLE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

export interface HostedSettings {
  readonly projectId: string;
  readonly issuer?: string | undefined;
  readonly jwksUrl?: string | undefined;
  now(): Date;
}

/** The hosted provider: tokens are checked against its published keys; accounts are administered in its own console. */
export function createHostedProvider({ projectId, issuer, jwksUrl, now }: HostedSettings): IdentityProvider {
  const keys = createRemoteJWKSet(new URL(jwksUrl ?? GOOGLE_KEYS), { cooldownDuration: 30_000, cacheMaxAge: 600_000 });
  const rules = { issuer: issuer ?? `https://securetoken.google.com/${projectId}`, audience: projectId, keys, now };
  const readIdToken = createTokenReader(rules);
  const inItsConsole = async () => {
    throw new AppError('managed_by_provider');
  };
  return {
    verifyIdToken: async (token) => (await readIdToken(token)).claims,
    readIdToken,
    sessionState: sql`null`,
    refuseUnlessLive: () => undefined,
    revokeSessions: inItsConsole,
    // The provider has no call for this: the session ends with the browser's own sign-out.
    endSession: async () => false,
    setDisabled: inItsConsole,
    deleteAccount: inItsConsole,
    forgetFederations: inItsConsole,
    createAccounts: inItsConsole,
    mintCustomToken: inItsConsole,
  };
}
