import type {
  ConnectionProblem,
  ConnectionTest,
} from '@snapwell/contract/organizations/single-sign-on/single-sign-on.schemas';
import { isRefusedAddress } from '#adapters/remote-files/checked-fetch.ts';
import { FederationError } from './federation.ts';
import { discover, type Discovered, type OpenIdSettings, OtherIssuer } from './open-id-federation.ts';

const LONGEST_DETAIL = 300;
const CLIENT_REFUSED = new Set(['invalid_client', 'unauthorized_client']);

/** Asks a provider what it can do, for its keys, and whether it knows the client. Nobody signs in for it. */
export async function testConnection(settings: OpenIdSettings, redirectUri: string): Promise<ConnectionTest> {
  let provider: Discovered;
  try {
    provider = await discover(settings);
  } catch (error) {
    return { problem: problemOf(error), detail: detailOf(error) };
  }
  const { authorization_endpoint, token_endpoint, response_types_supported, jwks_uri } =
    provider.configuration.serverMetadata();
  if (!authorization_endpoint || !token_endpoint || response_types_supported?.includes('code') === false)
    return { problem: 'not-supported', detail: 'response_type=code' };
  try {
    await readKeys(settings, jwks_uri!);
  } catch (error) {
    return { problem: isRefusedAddress(error) ? 'not-allowed' : 'no-keys', detail: detailOf(error) };
  }
  return askAsClient(provider, redirectUri);
}

/**
 * Exchanges a code that was never given. Whoever knows the client says that the code is wrong; who does not know it, or
 * by another secret, says that first.
 */
async function askAsClient({ client, configuration }: Discovered, redirectUri: string): Promise<ConnectionTest> {
  const state = client.randomState();
  const callback = new URL(`${redirectUri}?code=connection-test&state=${state}`);
  const { authorization_response_iss_parameter_supported: namesItself, issuer } = configuration.serverMetadata();
  if (namesItself) callback.searchParams.set('iss', issuer);
  try {
    await client.authorizationCodeGrant(configuration, callback, {
      pkceCodeVerifier: client.randomPKCECodeVerifier(),
      expectedState: state,
    });
  } catch (error) {
    if (error instanceof client.ResponseBodyError) {
      const isRefused = CLIENT_REFUSED.has(error.error);
      return isRefused ? { problem: 'client-refused', detail: error.error_description ?? error.error } : FINE;
    }
    if (error instanceof client.WWWAuthenticateChallengeError)
      return { problem: 'client-refused', detail: detailOf(error) };
    return { problem: isRefusedAddress(error) ? 'not-allowed' : 'unreachable', detail: detailOf(error) };
  }
  return FINE;
}

const FINE: ConnectionTest = { problem: null, detail: null };

async function readKeys({ fetch: ask = fetch as OpenIdSettings['fetch'] }: OpenIdSettings, address: string) {
  const response = await ask!(address, {});
  if (response.status !== 200) throw new Error(`${address} answered with ${response.status}`);
  const { keys } = (await response.json()) as { keys?: unknown };
  if (!Array.isArray(keys) || keys.length === 0) throw new Error(`${address} holds no keys`);
}

function problemOf(error: unknown): ConnectionProblem {
  if (isRefusedAddress(error)) return 'not-allowed';
  if (error instanceof OtherIssuer) return 'other-issuer';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') return 'other-issuer';
  return code.startsWith('OAUTH_') && code !== 'OAUTH_TIMEOUT' ? 'not-a-provider' : 'unreachable';
}

/** The words of the failure and of what caused it, and the provider's own. */
export function detailOf(error: unknown): string {
  const words: string[] = [];
  for (let cause = error; cause instanceof Error && words.length < 5; cause = cause.cause) {
    // Its message is a code of ours.
    if (!(cause instanceof FederationError)) words.push(cause.message);
    if ('error_description' in cause && typeof cause.error_description === 'string')
      words.push(cause.error_description);
  }
  return words.join(': ').slice(0, LONGEST_DETAIL);
}
