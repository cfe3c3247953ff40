import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { Provider } from 'oidc-provider';
import { createMemoryAdapter } from '#adapters/federated-sign-in/demo-issuer/memory-adapter.ts';

export interface ProviderAccount {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

/** A hospital's OpenID provider, as the package of one speaks the protocol, on a port of this machine. */
export interface TestProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly key: CryptoKey;
  /** Who has accounts there; a test may change them. */
  readonly accounts: Map<string, ProviderAccount>;
  /** Who is signed in there already and is asked nothing; null while whoever comes says who they are. */
  signedIn: string | null;
  /** Makes the provider a bad one: what it gives instead of the ID token that it would give. */
  forge: ((claims: JWTPayload) => string | Promise<string>) | null;
  stop(): Promise<void>;
}

const ALL_CLAIMS = { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] };

/** Starts a provider that knows one client, which may send people back to `redirectUris`. */
export async function startOpenIdProvider(redirectUris: readonly string[]): Promise<TestProvider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const accounts = new Map<string, ProviderAccount>();
  const [clientId, clientSecret] = ['snapwell', randomUUID()];
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [...redirectUris],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'hospital' }] },
    cookies: { keys: ['tests'] },
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile'],
    claims: ALL_CLAIMS,
    conformIdTokenClaims: false,
    adapter: createMemoryAdapter(),
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_context, { uid }) => `${issuer}/choose/${uid}` },
    async findAccount(_context, sub) {
      const account = accounts.get(sub);
      return account && { accountId: sub, claims: async () => ({ ...account }) };
    },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session!.accountId! });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const test: TestProvider = {
    issuer,
    clientId,
    clientSecret,
    key: privateKey,
    accounts,
    signedIn: null,
    forge: null,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  provider.use(async (context, next) => {
    await next();
    const answer = context.body as { id_token?: string } | undefined;
    if (context.path === '/token' && test.forge && answer?.id_token)
      context.body = { ...answer, id_token: await test.forge(decodeJwt(answer.id_token)) };
  });
  const callback = provider.callback();
  server.on('request', (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    if (!pathname.startsWith('/choose/')) return void callback(request, response);
    // The account's password is not what is tested: whoever comes says who they are.
    const accountId = searchParams.get('account') ?? test.signedIn;
    const outcome = accountId
      ? { login: { accountId } }
      : { error: 'access_denied', error_description: 'Not assigned.' };
    void provider.interactionFinished(request, response, outcome, { mergeWithLastSubmission: false });
  });
  return test;
}

/** A token with these claims, signed as the provider signs. */
export function signedBy({ key }: TestProvider, claims: JWTPayload, header: object = {}): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'hospital', ...header }).sign(key);
}
