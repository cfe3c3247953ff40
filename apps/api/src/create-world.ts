import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createFolderStore } from '#adapters/files/folder-store.ts';
import { createEmbeddedProvider } from '#adapters/identity-provider/embedded.ts';
import { startIdentityService } from '#adapters/identity-provider/embedded-service.ts';
import { createHostedProvider } from '#adapters/identity-provider/hosted.ts';
import { createLocalChannel } from '#adapters/live-channel/local-channel.ts';
import { createNotifyChannel } from '#adapters/live-channel/notify-channel.ts';
import { readPasswordRules } from '#adapters/identity-provider/password-rules.ts';
import { createOutbox } from '#adapters/mail/outbox-mailer.ts';
import { createSmtpMailer } from '#adapters/mail/smtp-mailer.ts';
import { authorizedDomains } from '#platform/authorized-domains.ts';
import { systemClock } from '#platform/clock.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { isDemoMode } from '#platform/demo-mode.ts';
import type { Env } from '#platform/env.ts';
import { createLimiter } from '#platform/request-limiter.ts';
import { readServerSecret } from '#platform/server-secret.ts';
import { describeToClient } from './client-config.ts';
import type { World } from './world.ts';

export interface Surroundings {
  readonly env: Env;
  /** Absolute path of the folder that holds everything the server keeps. */
  readonly dataDir: string;
  readonly publicUrl: string;
  readonly database: OpenDatabase;
  readonly logger: FastifyBaseLogger;
}

/** Puts the real adapters together as the configuration asks. */
export async function createWorld({ env, dataDir, publicUrl, database, logger }: Surroundings): Promise<World> {
  const isDemo = isDemoMode(env);
  const outbox = env.SMTP_URL ? null : createOutbox((mail) => logger.info({ to: mail.to, subject: mail.subject, text: mail.text }, 'mail'));
  const shared = {
    db: database.db,
    clock: systemClock,
    mailer: outbox ?? createSmtpMailer(env.SMTP_URL!, env.MAIL_FROM),
    outbox: isDemo ? outbox : null,
    files: createFolderStore(join(dataDir, 'files')),
    live: env.DATABASE_URL ? createNotifyChannel(env.DATABASE_URL, (error) => logger.warn({ err: error }, 'live channel')) : createLocalChannel(),
    publicUrl,
    adminEmails: new Set(env.ADMIN_EMAILS.map((email) => email.toLowerCase())),
    clientConfig: describeToClient(env, { isDemo, federation: null }),
  };
  if (env.AUTH_PROVIDER === 'hosted') {
    const { AUTH_PROJECT_ID: projectId, AUTH_ISSUER: issuer, AUTH_JWKS_URL: jwksUrl } = env;
    return { ...shared, identityService: null, identityProvider: createHostedProvider({ projectId, issuer, jwksUrl, now: () => shared.clock.now() }) };
  }
  const identityService = await startIdentityService({
    ...shared,
    secret: readServerSecret({ setting: env.SECRET, dataDir }),
    settings: {
      projectId: env.AUTH_PROJECT_ID,
      apiKey: env.AUTH_API_KEY,
      publicUrl,
      authorizedDomains: authorizedDomains(publicUrl, env.AUTHORIZED_DOMAINS),
      passwordPolicy: readPasswordRules(env.PASSWORD_RULES),
    },
    createCounter: (name, points, seconds) => createLimiter(name, points, seconds, database.kind === 'server' ? database.pool : null),
    report: (error) => logger.error({ err: error }, 'identity'),
    checkFederatedToken: async () => {
      throw new Error('No federated sign-in is configured.');
    },
  });
  return { ...shared, identityService, identityProvider: createEmbeddedProvider(identityService) };
}
