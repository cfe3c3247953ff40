import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import pino from 'pino';
import { test as base } from 'vitest';
import { createFolderStore } from '#adapters/files/folder-store.ts';
import { createLocalChannel } from '#adapters/live-channel/local-channel.ts';
import { createOutbox, type Outbox } from '#adapters/mail/outbox-mailer.ts';
import { vapidKeysOf } from '#adapters/push/vapid-keys.ts';
import { createCheckedClient } from '#adapters/remote-files/checked-client.ts';
import { createCheckedFetch } from '#adapters/remote-files/checked-fetch.ts';
import { createOpenIdProviders } from '#adapters/federated-sign-in/open-id-providers.ts';
import { createWebhookSender } from '#adapters/remote-files/webhook-sender.ts';
import { createWebPushSender } from '#adapters/push/web-push-sender.ts';
import { createApp } from '../composition/app.ts';
import { afterCompletion } from '../composition/after-completion.ts';
import { createAssistant } from '../composition/create-assistant.ts';
import { createSpeech } from '../composition/create-speech.ts';
import { describeToClient } from '../composition/client-config.ts';
import { type OpenDatabase, openDatabase } from '#platform/database/database.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { describeSettings, readEnv } from '#platform/config/env.ts';
import { newId } from '#platform/new-id.ts';
import { auditSignerOf } from '#platform/audit/audit-chain.ts';
import { createTrail } from '#platform/http/trail.ts';
import { secretOf } from '#platform/config/server-secret.ts';
import type { World } from '../world.ts';
import { type Person, plainTokens } from './people.ts';
import { withRememberedMeanings } from './stand-ins/remembered-meanings.ts';

/** A clock that a test sets; it goes back to the real time after each test. */
export interface TestClock {
  now(): Date;
  set(time: string): void;
}

/** The server under test: really listening, on a real database. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly world: World;
  readonly database: OpenDatabase;
  readonly clock: TestClock;
  readonly outbox: Outbox;
  readonly origin: string;
  /** Where its files lie. */
  readonly filesDir: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // The shape under test is whatever the server sent.
  readonly body: any;
}

/** Asks the server over HTTP as a person (or as a stranger when `as` is null). */
export type Ask = (as: Person | null, method: string, path: string, body?: unknown) => Promise<Answer>;

/** A `test` that a file extends has a worker scope of its own: without this each such file would start one more. */
let running: ReturnType<typeof startTestServer> | null = null;

/**
 * Tests share one server and one database for each worker and are kept apart by their data: each makes its own people
 * and organizations (see docs/decisions). With TEST_DATABASE_URL the database is made on that server instead of
 * embedded.
 */
export const test = base
  .extend('server', { scope: 'worker' }, async ({}, { onCleanup }): Promise<TestServer> => {
    running ??= startTestServer();
    onCleanup(async () => {
      const server = await running;
      running = null;
      await server?.stop();
    });
    return running;
  })
  // For every test, also one that sets the clock by another way: the next file of the worker has the same server.
  .extend('clock', { auto: true }, async ({ server }, { onCleanup }) => {
    onCleanup(() => server.clock.set(''));
    return server.clock;
  })
  .extend('ask', async ({ server }) => askAt(server.origin));

export function askAt(origin: string): Ask {
  return async (as, method, path, body) => {
    const isForm = body instanceof FormData;
    const response = await fetch(origin + path, {
      method,
      headers: {
        ...(as && { authorization: `Bearer ${as.token}` }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: isJson(response) ? JSON.parse(text) : text };
  };
}

const isJson = (response: Response) => response.headers.get('content-type')?.includes('json') ?? false;

/** A server with a database of its own, for what other tests' data would disturb. */
export async function startTestServer() {
  const { database, drop } = await openTestDatabase();
  await migrateDatabase(database.pool);
  const filesDir = mkdtempSync(join(tmpdir(), 'snapwell-files-'));
  const clock = createTestClock();
  const outbox = createOutbox(() => undefined);
  const secret = secretOf('a-secret-of-the-tests-with-enough-characters');
  const world: World = {
    db: database.db,
    clock,
    mailer: outbox,
    mailTransport: outbox,
    mailKey: secret.keyFor('queued mails'),
    outbox,
    clientConfig: describeToClient(readEnv({}, ''), { isDemo: true, federation: null }),
    answerMarker: null,
    contentMaker: null,
    narrator: null,
    // Its threads start with the first sound.
    speech: createSpeech(readEnv({ STT_MODEL: 'tiny' }, ''), () => undefined),
    voiceSessions: 20,
    assistant: withRememberedMeanings(createAssistant(readEnv({}, ''), reportError)),
    inviteMails: { perDay: 1000, perDayWhileYoung: 50 },
    bookings: {
      hours: { timeZone: 'UTC', from: 9, until: 17 },
      hosts: ['host@snapwell.example'],
      perAddress: 60,
      daysKept: 90,
    },
    files: createFolderStore(filesDir),
    // The servers of tests are on this machine.
    remoteFiles: createCheckedClient({ mayConnectTo: (address) => address === '127.0.0.1', protocols: ['http:'] }),
    mediaQuotaBytes: 2 ** 30,
    live: createLocalChannel(),
    afterCompletion,
    push: createWebPushSender({
      keys: vapidKeysOf(secret.keyFor('web push')),
      contact: 'mailto:tests@snapwell.example',
      hosts: ['127.0.0.1'],
    }),
    trail: createTrail({ db: database.db, clock, report: reportError }),
    webhooks: createWebhookSender({
      mayConnectTo: (address) => address === '127.0.0.1',
      protocols: ['http:', 'https:'],
    }),
    webhookKey: secret.keyFor('webhooks'),
    ...signOnOnThisMachine(clock),
    auditSigner: auditSignerOf(secret.keyFor('audit log')),
    system: {
      settings: describeSettings(readEnv({}, ''), {}, ''),
      retention: { audit_log: 1095, security_events: 365, errors: 90, finished_jobs: 7 },
      process: {
        id: newId(),
        version: 'test',
        host: 'here',
        pid: 1,
        startedAt: new Date(),
        memoryBytes: () => 2 ** 27,
      },
      probes: [],
    },
    linkKey: secret.keyFor('links'),
    issuerKey: secret.keyFor('credential issuers'),
    publicUrl: 'http://localhost:3000',
    adminEmails: new Set(['root@snapwell.example']),
    identityProvider: {
      ...plainTokens,
      revokeSessions: async () => undefined,
      endSession: async () => false,
      setDisabled: async () => undefined,
      deleteAccount: async () => undefined,
      forgetFederations: async () => false,
      createAccounts: async () => undefined,
      mintCustomToken: async () => '',
    },
  };
  const app = await createApp({
    world,
    limit: async () => undefined,
    uploadsDir: join(filesDir, 'uploads'),
    logger: pino({ level: 'silent' }),
    proxies: 0,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    world,
    database,
    clock,
    outbox,
    filesDir,
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      await app.close();
      await world.assistant.search.close();
      await world.speech.close();
      await drop();
      rmSync(filesDir, { recursive: true });
    },
  };
}

/** The providers of tests are on this machine, and nobody has a domain. */
export function signOnOnThisMachine(clock: TestClock, textRecords = new Map<string, string[]>()) {
  return {
    openIdProviders: createOpenIdProviders({ fetch: createCheckedFetch(['127.0.0.1']), now: () => clock.now() }),
    signOnKey: secretOf('a-secret-of-the-tests-with-enough-characters').keyFor('single sign-on connections'),
    textRecords: { find: async (name: string) => textRecords.get(name) ?? [] },
  };
}

const reportError = (error: unknown) => void process.stderr.write(`${String(error)}\n`);

export function createTestClock(): TestClock {
  let fixed: Date | null = null;
  return { now: () => fixed ?? new Date(), set: (time) => void (fixed = time === '' ? null : new Date(time)) };
}

async function openTestDatabase(): Promise<{ database: OpenDatabase; drop(): Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) {
    const database = await openDatabase({ dataDir: null });
    return { database, drop: () => database.close() };
  }
  const name = `snapwell_test_${newId().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = await openDatabase({ url: own.href, dataDir: null });
  return {
    database,
    async drop() {
      await database.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
