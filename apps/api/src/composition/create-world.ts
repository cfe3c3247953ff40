import { BOOKINGS_PER_ADDRESS } from '@snapwell/contract/admin/bookings.limits';
import type { FastifyBaseLogger } from 'fastify';
import { createModelMarker } from '#adapters/answer-marker/model-marker.ts';
import { createModelMaker } from '#adapters/content-maker/model-maker.ts';
import { createFileStore } from '#adapters/files/create-file-store.ts';
import { createLocalChannel } from '#adapters/live-channel/local-channel.ts';
import { createNotifyChannel } from '#adapters/live-channel/notify-channel.ts';
import { createOutbox } from '#adapters/mail/outbox-mailer.ts';
import type { Mail } from '#adapters/mail/port.ts';
import { createQueuedMailer } from '#adapters/mail/queued-mailer.ts';
import { createSmtpMailer } from '#adapters/mail/smtp-mailer.ts';
import { vapidKeysOf } from '#adapters/push/vapid-keys.ts';
import { createWebPushSender } from '#adapters/push/web-push-sender.ts';
import { createTextRecords } from '#adapters/domain-records/text-records.ts';
import { createOpenIdProviders } from '#adapters/federated-sign-in/open-id-providers.ts';
import { createCheckedFetch } from '#adapters/remote-files/checked-fetch.ts';
import { createCheckedClient } from '#adapters/remote-files/checked-client.ts';
import { createWebhookSender } from '#adapters/remote-files/webhook-sender.ts';
import { createFliteNarrator } from '#adapters/narrator/flite-narrator.ts';
import { type Clock, systemClock } from '#platform/clock.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { isDemoMode } from '#platform/config/demo-mode.ts';
import { isLoopback } from '#platform/web/public-url.ts';
import { type Env, mediaQuotaOf } from '#platform/config/env.ts';
import { readServerSecret } from '#platform/config/server-secret.ts';
import { auditSignerOf } from '#platform/audit/audit-chain.ts';
import { createTrail } from '#platform/http/trail.ts';
import { describeToClient } from './client-config.ts';
import { afterCompletion } from './after-completion.ts';
import { sendMail } from './job-kinds.ts';
import { createAssistant } from './create-assistant.ts';
import { createSystem } from './create-system.ts';
import { createSpeech } from './create-speech.ts';
import { createIdentity } from './create-identity.ts';
import type { IdentityWire } from './serve-identity.ts';
import type { World } from '../world.ts';

export interface BootOptions {
  readonly env: Env;
  /** Absolute path of the folder that holds everything the server keeps. */
  readonly dataDir: string;
  readonly publicUrl: string;
  readonly database: OpenDatabase;
  readonly logger: FastifyBaseLogger;
  /** The time of the machine when absent. */
  readonly clock?: Clock;
}

/** Puts the real adapters together as the configuration asks. */
export async function createWorld({
  env,
  dataDir,
  publicUrl,
  database,
  logger,
  clock = systemClock,
}: BootOptions): Promise<{ world: World; identityWire: IdentityWire }> {
  const isDemo = isDemoMode(env);
  if (isDemo && !isLoopback(new URL(publicUrl).hostname))
    logger.warn('DEMO is on: whoever reaches this server can use the sample accounts and read the mails to them.');
  const outbox = env.SMTP_URL ? null : createOutbox(announceMails(env, logger));
  const secret = readServerSecret({ setting: env.SECRET, dataDir });
  const model = env.ASSISTANT_BASE_URL
    ? { baseUrl: env.ASSISTANT_BASE_URL, apiKey: env.ASSISTANT_API_KEY, model: env.ASSISTANT_MODEL }
    : null;
  const mailKey = secret.keyFor('queued mails');
  const queueOf = { db: database.db, clock, key: mailKey, kind: sendMail };
  const shared = {
    db: database.db,
    clock,
    mailer: outbox ?? createQueuedMailer(queueOf),
    mailTransport: outbox ?? createSmtpMailer(env.SMTP_URL!, env.MAIL_FROM),
    mailKey,
    outbox: isDemo ? outbox : null,
    answerMarker: model && createModelMarker(model, (error) => logger.warn({ err: error }, 'marking by model')),
    contentMaker: model && createModelMaker(model, (error) => logger.warn({ err: error }, 'making by model')),
    narrator: createFliteNarrator(),
    speech: createSpeech(env, (sentence) => logger.info(sentence)),
    voiceSessions: env.VOICE_SESSIONS,
    inviteMails: { perDay: env.INVITE_MAILS_PER_DAY, perDayWhileYoung: env.INVITE_MAILS_PER_DAY_WHILE_YOUNG },
    bookings: {
      hours: { timeZone: env.BOOKING_TIME_ZONE, from: env.BOOKING_HOURS[0], until: env.BOOKING_HOURS[1] },
      hosts: env.BOOKING_EMAILS.length > 0 ? env.BOOKING_EMAILS : env.ADMIN_EMAILS,
      perAddress: BOOKINGS_PER_ADDRESS,
      daysKept: env.BOOKING_DAYS_KEPT,
    },
    files: await createFileStore(env, dataDir),
    remoteFiles: createCheckedClient(),
    mediaQuotaBytes: mediaQuotaOf(env),
    assistant: createAssistant(env, (error) => logger.warn({ err: error }, 'assistant')),
    live: env.DATABASE_URL
      ? createNotifyChannel(env.DATABASE_URL, (error) => logger.warn({ err: error }, 'live channel'))
      : createLocalChannel(),
    push: createWebPushSender({
      keys: vapidKeysOf(secret.keyFor('web push')),
      contact: contactOf(env, publicUrl),
      hosts: env.PUSH_HOSTS,
    }),
    afterCompletion,
    trail: createTrail({
      db: database.db,
      clock,
      report: (error) => logger.error({ err: error }, 'a security event was not recorded'),
    }),
    webhooks: createWebhookSender(),
    webhookKey: secret.keyFor('webhooks'),
    openIdProviders: createOpenIdProviders({
      fetch: createCheckedFetch(env.SINGLE_SIGN_ON_HOSTS),
      now: () => clock.now(),
    }),
    signOnKey: secret.keyFor('single sign-on connections'),
    textRecords: createTextRecords(),
    auditSigner: auditSignerOf(secret.keyFor('audit log')),
    linkKey: secret.keyFor('links'),
    issuerKey: secret.keyFor('credential issuers'),
    publicUrl,
    adminEmails: new Set(env.ADMIN_EMAILS.map((email) => email.toLowerCase())),
  };
  const { provider, wire } = await createIdentity({ ...shared, env, dataDir, database, logger });
  const clientConfig = describeToClient(env, { isDemo, federation: wire.federatedSignIn.federation });
  const system = createSystem({ ...shared, env, dataDir, version: clientConfig.version });
  return { world: { ...shared, identityProvider: provider, clientConfig, system }, identityWire: wire };
}

/**
 * Tells the log of mails that are not sent. Whoever reads a log in production must not get into accounts by it, so the
 * links are left out there unless a setting asks for them.
 */
function announceMails({ NODE_ENV, LOG_MAILS }: Env, logger: FastifyBaseLogger): (mail: Mail) => void {
  const isProduction = NODE_ENV === 'production';
  if (LOG_MAILS ?? !isProduction) {
    if (isProduction) logger.warn('LOG_MAILS is on: whoever reads this log can open the links of all mails.');
    return ({ to, subject, text }) => logger.info({ to, subject, text }, 'mail');
  }
  const how = 'Set SMTP_URL to send mails, or LOG_MAILS=true to see them here.';
  logger.warn(`SMTP_URL is not set: mails are not sent. ${how}`);
  return ({ to, subject }) => logger.warn({ to, subject }, `A mail was not sent. ${how}`);
}

/** Push services want to know whom to write to about this server. */
function contactOf({ MAIL_FROM }: Env, publicUrl: string): string {
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:${/<(.+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM}`;
}
