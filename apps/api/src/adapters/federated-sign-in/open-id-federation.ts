import { federatedClaims } from '@snapwell/identity-service/sign-in/federated-claims';
import { createRemoteJWKSet, customFetch as keysByFetch, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type * as OpenIdClient from 'openid-client';
import type { Fetch } from '#adapters/remote-files/checked-fetch.ts';
import { type Federation, FederationError } from './federation.ts';
import { isVouchedFor } from './vouched-address.ts';

export interface OpenIdSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly isDemo: boolean;
  /** The provider is an organization's own, of any make. */
  readonly isOfOrganization?: boolean;
  /** How the provider is reached from here, when not over the network. */
  readonly fetch?: Fetch | undefined;
  now(): Date;
}

const TIMEOUT_S = 10;
const LONGEST_TOKEN_AGE = '1h';
/** Never one whose key the client knows too. */
const ASYMMETRIC = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'Ed25519',
  'EdDSA',
];

/** The provider calls itself by another address than the one it was asked at. */
export class OtherIssuer extends Error {}

export interface Discovered {
  readonly client: typeof OpenIdClient;
  readonly configuration: OpenIdClient.Configuration;
  /** As the provider writes it. */
  readonly issuer: string;
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
    async begin({ redirectUri, nonce, loginHint }) {
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
        ...(loginHint && { login_hint: loginHint }),
        // The person chooses an account each time; the sample provider knows this prompt by another name. At an
        // organization's provider they are signed in already.
        ...(!settings.isOfOrganization && { prompt: settings.isDemo ? 'login' : 'select_account' }),
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
      const { keys, issuer } = await provider();
      const { payload } = await jwtVerify(idToken, keys, {
        issuer: issuersOf(issuer),
        audience: settings.clientId,
        algorithms: settings.isOfOrganization ? ASYMMETRIC : ['RS256'],
        requiredClaims: ['sub', 'exp', 'iat'],
        maxTokenAge: LONGEST_TOKEN_AGE,
        clockTolerance: 30,
        currentDate: settings.now(),
      });
      // A token for several was made for the one that is named.
      if (Array.isArray(payload.aud) && payload.aud.length > 1 && payload['azp'] !== settings.clientId)
        throw new Error('unexpected "azp" claim value');
      return federatedClaims.parse(
        settings.isOfOrganization ? { ...payload, email_verified: isVouchedFor(payload, issuer) } : payload,
      );
    },
  };
}

/** Google names itself with and without the scheme. */
function issuersOf(issuer: string): string[] {
  return issuer === 'https://accounts.google.com' ? [issuer, 'accounts.google.com'] : [issuer];
}

/** Sends the secret in the way that the provider names. */
function authenticationBy(client: typeof OpenIdClient, secret: string): OpenIdClient.ClientAuth {
  const [inBody, inHeader] = [client.ClientSecretPost(secret), client.ClientSecretBasic(secret)];
  return (server, ...request) => {
    const isInBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ?? true;
    return (isInBody ? inBody : inHeader)(server, ...request);
  };
}

/** Asks a provider about itself. */
export async function discover({ issuer, clientId, clientSecret, fetch: ask }: OpenIdSettings): Promise<Discovered> {
  const client = await import('openid-client');
  const isPlainHttp = issuer.startsWith('http:');
  const configuration = await client.discovery(
    new URL(issuer),
    clientId,
    clientSecret,
    authenticationBy(client, clientSecret),
    {
      timeout: TIMEOUT_S,
      ...(ask && { [client.customFetch]: ask }),
      // Plain http only ever reaches this machine: see the check of the settings.
      execute: [client.enableNonRepudiationChecks, ...(isPlainHttp ? [client.allowInsecureRequests] : [])],
    },
  );
  const { jwks_uri: keysAddress, issuer: named } = configuration.serverMetadata();
  // The client makes an exception for providers that serve many issuers: whoever is at any of them would come in.
  if (new URL(named).href !== new URL(issuer).href) throw new OtherIssuer(named);
  if (!keysAddress) throw new Error(`${issuer} does not publish its keys.`);
  const keys = createRemoteJWKSet(new URL(keysAddress), {
    timeoutDuration: TIMEOUT_S * 1000,
    ...(ask && { [keysByFetch]: ask }),
  });
  return { client, configuration, keys, issuer: named };
}
