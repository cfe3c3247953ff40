import { federatedClaims } from '@snapwell/identity-service/sign-in/federated-claims';
import { createRemoteJWKSet, customFetch as keysByFetch, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type * as OpenIdClient from 'openid-client';
import { type Federation, FederationError } from './federation.ts';

/** As much of `fetch` as the clients of OpenID use. */
export type Fetch = (
  address: string,
  asked: { method?: string; headers?: Headers | Record<string, string>; body?: unknown },
) => Promise<Response>;

export interface OpenIdSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly isDemo: boolean;
  /** How the provider is reached from here, when not over the network. */
  readonly fetch?: Fetch | undefined;
  now(): Date;
}

const TIMEOUT_S = 10;
const LONGEST_TOKEN_AGE = '1h';

interface Discovered {
  readonly client: typeof OpenIdClient;
  readonly configuration: OpenIdClient.Configuration;
  readonly keys: JWTVerifyGetKey;
}

/** An OpenID provider: authorization code with PKCE, state and nonce. It is asked about itself at the first sign-in. */
export function createOpenIdFederation(settings: OpenIdSettings): Federation {
  let discovered: Promise<Discovered> | undefined;

  async function provider(): Promise<Discovered> {
    discovered ??= discover(settings);
    try {
      return await discovered;
    } catch (error) {
      discovered = undefined; // it may be reachable the next time
      throw new FederationError('provider-unreachable', error);
    }
  }

  return {
    isDemo: settings.isDemo,
    async begin({ redirectUri, nonce }) {
      const { client, configuration } = await provider();
      const pending = {
        state: client.randomState(),
        nonce,
        codeVerifier: client.randomPKCECodeVerifier(),
        redirectUri,
      };
      const address = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: pending.state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(pending.codeVerifier),
        code_challenge_method: 'S256',
        // The person chooses an account each time; the sample provider knows this prompt by another name.
        prompt: settings.isDemo ? 'login' : 'select_account',
      });
      return { address, pending };
    },
    async finish({ state, nonce, codeVerifier }, callback) {
      const { client, configuration } = await provider();
      try {
        const tokens = await client.authorizationCodeGrant(configuration, callback, {
          pkceCodeVerifier: codeVerifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        return tokens.id_token!;
      } catch (error) {
        const isCancelled = error instanceof client.AuthorizationResponseError && error.error === 'access_denied';
        throw new FederationError(isCancelled ? 'user-cancelled' : 'failed', error);
      }
    },
    async checkIdToken(idToken) {
      const { keys } = await provider();
      const { payload } = await jwtVerify(idToken, keys, {
        issuer: issuersOf(settings.issuer),
        audience: settings.clientId,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'exp', 'iat'],
        maxTokenAge: LONGEST_TOKEN_AGE,
        clockTolerance: 30,
        currentDate: settings.now(),
      });
      return federatedClaims.parse(payload);
    },
  };
}

/** Google names itself with and without the scheme. */
function issuersOf(issuer: string): string[] {
  return issuer === 'https://accounts.google.com' ? [issuer, 'accounts.google.com'] : [issuer];
}

async function discover({ issuer, clientId, clientSecret, fetch: ask }: OpenIdSettings): Promise<Discovered> {
  const client = await import('openid-client');
  const isPlainHttp = issuer.startsWith('http:');
  const configuration = await client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: TIMEOUT_S,
    ...(ask && { [client.customFetch]: ask }),
    // Plain http only ever reaches this machine: see the check of the settings.
    execute: [client.enableNonRepudiationChecks, ...(isPlainHttp ? [client.allowInsecureRequests] : [])],
  });
  const { jwks_uri: keysAddress } = configuration.serverMetadata();
  if (!keysAddress) throw new Error(`${issuer} does not publish its keys.`);
  const keys = createRemoteJWKSet(new URL(keysAddress), {
    timeoutDuration: TIMEOUT_S * 1000,
    ...(ask && { [keysByFetch]: ask }),
  });
  return { client, configuration, keys };
}
