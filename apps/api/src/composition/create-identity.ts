import { FEDERATED_PROVIDER_ID } from '@snapwell/contract/identity/federated-sign-in';
import type { FastifyBaseLogger } from 'fastify';
import { createFederation } from '#adapters/federated-sign-in/create-federation.ts';
import { createEmbeddedProvider } from '#adapters/identity-provider/embedded.ts';
import { startIdentityService } from '#adapters/identity-provider/embedded-service.ts';
import { createHostedProvider } from '#adapters/identity-provider/hosted.ts';
import { readPasswordRules } from '#adapters/identity-provider/password-rules.ts';
import type { IdentityProvider } from '#adapters/identity-provider/port.ts';
import { createSignOnProviders } from '#features/organizations/index.ts';
import { findLanguage } from '#features/identity/index.ts';
import { authorizedDomains } from '#platform/web/public-url.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { isDemoMode } from '#platform/config/demo-mode.ts';
import type { Env } from '#platform/config/env.ts';
import { createLimiter } from '#platform/limits/request-limiter.ts';
import { readServerSecret } from '#platform/config/server-secret.ts';
import type { IdentityWire } from './serve-identity.ts';
import type { World } from '../world.ts';

export interface IdentitySurroundings extends Pick<
  World,
  'clock' | 'mailer' | 'publicUrl' | 'trail' | 'signOnKey' | 'openIdProviders' | 'adminEmails'
> {
  readonly env: Env;
  readonly dataDir: string;
  readonly database: OpenDatabase;
  readonly logger: FastifyBaseLogger;
}

export interface Identity {
  readonly provider: IdentityProvider;
  readonly wire: IdentityWire;
}

/** Accounts in this server or at a hosted provider, and federated sign-in, as the configuration asks. */
export async function createIdentity({
  env,
  dataDir,
  database,
  logger,
  clock,
  mailer,
  publicUrl,
  trail,
  ...signOn
}: IdentitySurroundings): Promise<Identity> {
  const secret = readServerSecret({ setting: env.SECRET, dataDir });
  const domains = authorizedDomains(publicUrl, env.AUTHORIZED_DOMAINS);
  const now = () => clock.now();
  const { federation, demoIssuer } = createFederation({ env, isDemo: isDemoMode(env), publicUrl, secret, now });
  const signOnProviders = createSignOnProviders({ ...signOn, db: database.db, clock });
  const federatedSignIn = { federation, secret, publicUrl, domains };

  if (env.AUTH_PROVIDER === 'hosted') {
    const { AUTH_PROJECT_ID: projectId, AUTH_ISSUER: issuer, AUTH_JWKS_URL: jwksUrl } = env;
    return {
      provider: createHostedProvider({ projectId, issuer, jwksUrl, now }),
      wire: { service: null, federatedSignIn, demoIssuer, signOnProviders },
    };
  }
  const service = await startIdentityService({
    db: database.db,
    clock,
    mailer,
    secret,
    federation,
    connections: signOnProviders,
    languageOf: (holder) => findLanguage(database.db, holder),
    settings: {
      projectId: env.AUTH_PROJECT_ID,
      apiKey: env.AUTH_API_KEY,
      publicUrl,
      authorizedDomains: domains,
      federatedProviders: federation ? [FEDERATED_PROVIDER_ID] : [],
      passwordPolicy: readPasswordRules(env.PASSWORD_RULES, { isProduction: env.NODE_ENV === 'production' }),
    },
    createCounter: (name, points, seconds) =>
      createLimiter(name, points, seconds, database.kind === 'server' ? database.pool : null),
    // Of an account that is gone nothing is kept that names its holder.
    events: (event) =>
      trail.record(event.type === 'account_deleted' ? { ...event, email: null, address: null } : event),
    report: (error) => logger.error({ err: error }, 'identity'),
  });
  return { provider: createEmbeddedProvider(service), wire: { service, federatedSignIn, demoIssuer, signOnProviders } };
}
