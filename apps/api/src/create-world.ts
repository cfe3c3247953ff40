import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createFolderStore } from '#adapters/files/folder-store.ts';
import { createHostedProvider } from '#adapters/identity-provider/hosted.ts';
import { createLocalChannel } from '#adapters/live-channel/local-channel.ts';
import { createNotifyChannel } from '#adapters/live-channel/notify-channel.ts';
import { createOutbox } from '#adapters/mail/outbox-mailer.ts';
import { createSmtpMailer } from '#adapters/mail/smtp-mailer.ts';
import { systemClock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Env } from '#platform/env.ts';
import type { World } from './world.ts';

export interface Surroundings {
  readonly env: Env;
  /** Absolute path of the folder that holds everything the server keeps. */
  readonly dataDir: string;
  readonly publicUrl: string;
  readonly db: Database;
  readonly logger: FastifyBaseLogger;
}

/** Puts the real adapters together as the configuration asks. */
export async function createWorld({ env, dataDir, publicUrl, db, logger }: Surroundings): Promise<World> {
  return {
    db,
    clock: systemClock,
    identityProvider: createHostedProvider({ projectId: env.AUTH_PROJECT_ID, issuer: env.AUTH_ISSUER, jwksUrl: env.AUTH_JWKS_URL }),
    mailer: env.SMTP_URL
      ? createSmtpMailer(env.SMTP_URL, env.MAIL_FROM)
      : createOutbox((mail) => logger.info({ to: mail.to, subject: mail.subject, text: mail.text }, 'mail')),
    files: createFolderStore(join(dataDir, 'files')),
    live: env.DATABASE_URL ? createNotifyChannel(env.DATABASE_URL, (error) => logger.warn({ err: error }, 'live channel')) : createLocalChannel(),
    publicUrl,
    adminEmails: new Set(env.ADMIN_EMAILS.map((email) => email.toLowerCase())),
  };
}
