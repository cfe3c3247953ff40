import { exportJWK, generateKeyPair } from 'jose';
import type Provider from 'oidc-provider';
import { createMemoryAdapter } from './memory-adapter.ts';
import { samplePeople } from './sample-people.ts';

export interface SampleProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUris: readonly string[];
  readonly cookieKey: string;
  /** Address of the page on which an account is chosen. */
  chooserOf(interaction: string): string;
}

const SCOPE = 'openid email profile';
const MINUTE_S = 60;

/** A real OpenID provider whose accounts are the sample people. Loaded when it is first needed: it is large. */
export async function startSampleProvider(settings: SampleProviderSettings): Promise<Provider> {
  const { Provider } = await import('oidc-provider');
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(settings.issuer, {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        redirect_uris: [...settings.redirectUris],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'sample' }] },
    cookies: { keys: [settings.cookieKey] },
    pkce: { required: () => true },
    scopes: SCOPE.split(' '),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    // The ID token carries the claims, as Google's does.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_context, { uid }) => settings.chooserOf(uid) },
    async findAccount(_context, sub) {
      const person = samplePeople.find((sample) => sample.sub === sub);
      if (!person) return undefined;
      const { note: _, ...claims } = person;
      return { accountId: sub, claims: async () => claims };
    },
    // Choosing an account is consent enough for made-up people.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! });
      grant.addOIDCScope(SCOPE);
      await grant.save();
      return grant;
    },
    ttl: {
      AccessToken: 10 * MINUTE_S,
      AuthorizationCode: MINUTE_S,
      Grant: 10 * MINUTE_S,
      IdToken: 60 * MINUTE_S,
      Interaction: 10 * MINUTE_S,
      Session: 10 * MINUTE_S,
    },
  });
  provider.proxy = true; // addresses are made from the headers that `demo-issuer.ts` sets
  return provider;
}
