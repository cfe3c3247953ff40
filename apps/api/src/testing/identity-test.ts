import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { FEDERATED_PROVIDER_ID } from '@snapwell/contract/identity/federated-sign-in';
import type { IdentityService } from '@snapwell/identity-service/identity-service';
import { limitTable, type LimitTable } from '@snapwell/identity-service/guessing/rate-limits';
import type { SecurityEvent } from '@snapwell/identity-service/security-events';
import pino from 'pino';
import { createFederation } from '#adapters/federated-sign-in/create-federation.ts';
import { createEmbeddedProvider } from '#adapters/identity-provider/embedded.ts';
import { startIdentityService } from '#adapters/identity-provider/embedded-service.ts';
import { readPasswordRules } from '#adapters/identity-provider/password-rules.ts';
import { createOutbox, type Outbox } from '#adapters/mail/outbox-mailer.ts';
import { createSignOnProviders } from '#features/organizations/index.ts';
import { findLanguage } from '#features/identity/index.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { readEnv } from '#platform/config/env.ts';
import { createLimiter } from '#platform/limits/request-limiter.ts';
import { secretOf } from '#platform/config/server-secret.ts';
import { createApp } from '../composition/app.ts';
import type { World } from '../world.ts';
import { type Answer, createTestClock, signOnOnThisMachine, test as apiTest, type TestClock } from './api-test.ts';

export const PUBLIC_URL = 'http://localhost:3000';
export const SECRET = 'a-secret-of-the-tests-with-enough-characters';
/** Cheap to compute, for tests that do not measure it. */
const QUICK = { memoryCost: 64, timeCost: 1, parallelism: 1 };
const WIDE = Object.fromEntries(
  Object.entries(limitTable).map(([name, { seconds }]) => [name, { points: 100_000, seconds }]),
) as LimitTable;

/** The embedded identity provider as people reach it: over HTTP, on a real database. */
export interface IdentityServer {
  readonly origin: string;
  readonly service: IdentityService;
  readonly world: World;
  readonly clock: TestClock;
  readonly outbox: Outbox;
  /** What the service told of accounts, in order. */
  readonly events: SecurityEvent[];
  /** What the DNS says, by name. */
  readonly textRecords: Map<string, string[]>;
  /** Asks an operation of the protocol, as the SDK does. */
  toolkit(operation: string, body: object, headers?: Record<string, string>): Promise<Answer>;
  refresh(refreshToken: string): Promise<Answer>;
  /** The API with an ID token. */
  api(idToken: string, method: string, path: string, body?: object): Promise<Answer>;
  stop(): Promise<void>;
}

export interface IdentityServerOptions {
  readonly limits?: LimitTable;
  readonly passwordRules?: string;
  readonly isProduction?: boolean;
}

export async function startIdentityServer(
  database: OpenDatabase,
  shared: World,
  { limits = WIDE, passwordRules = '', isProduction = false }: IdentityServerOptions = {},
): Promise<IdentityServer> {
  const [clock, outbox, secret, env] = [
    createTestClock(),
    createOutbox(() => undefined),
    secretOf(SECRET),
    readEnv({}, ''),
  ];
  const domains = ['localhost'];
  const textRecords = new Map<string, string[]>();
  const events: SecurityEvent[] = [];
  const { federation, demoIssuer } = createFederation({
    env,
    isDemo: true,
    publicUrl: PUBLIC_URL,
    secret,
    now: () => clock.now(),
  });
  const signOn = signOnOnThisMachine(clock, textRecords);
  const signOnProviders = createSignOnProviders({ ...shared, ...signOn, clock });
  const service = await startIdentityService({
    db: database.db,
    clock,
    mailer: outbox,
    secret,
    federation,
    connections: signOnProviders,
    languageOf: (holder) => findLanguage(database.db, holder),
    limits,
    hashCost: QUICK,
    settings: {
      projectId: 'snapwell',
      apiKey: 'key',
      publicUrl: PUBLIC_URL,
      authorizedDomains: domains,
      federatedProviders: [FEDERATED_PROVIDER_ID],
      passwordPolicy: readPasswordRules(passwordRules, { isProduction }),
    },
    createCounter: (name, points, seconds) => createLimiter(`${name}_${randomUUID()}`, points, seconds, null),
    report: () => undefined,
    events: (event) => void events.push(event),
  });
  const world: World = {
    ...shared,
    clock,
    outbox,
    mailer: outbox,
    publicUrl: PUBLIC_URL,
    ...signOn,
    identityProvider: createEmbeddedProvider(service),
  };
  const app = await createApp({
    world,
    identityWire: {
      service,
      demoIssuer,
      signOnProviders,
      federatedSignIn: { federation, secret, publicUrl: PUBLIC_URL, domains },
    },
    limit: async () => undefined,
    logger: pino({ level: 'silent' }),
    proxies: 0,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const json = { 'content-type': 'application/json' };
  return {
    origin,
    service,
    world,
    clock,
    outbox,
    events,
    textRecords,
    stop: () => app.close(),
    toolkit: (operation, body, headers) =>
      ask(`${origin}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=key`, {
        method: 'POST',
        headers: { ...json, ...headers },
        body: JSON.stringify(body),
      }),
    refresh: (refreshToken) =>
      ask(`${origin}/securetoken.googleapis.com/v1/token?key=key`, {
        method: 'POST',
        body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
      }),
    api: (idToken, method, path, body) =>
      ask(origin + path, {
        method,
        headers: { authorization: `Bearer ${idToken}`, ...(body && json) },
        ...(body && { body: JSON.stringify(body) }),
      }),
  };
}

async function ask(address: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(address, init);
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

export const test = apiTest
  .extend('identity', { scope: 'worker' }, async ({ server }, { onCleanup }) => {
    const identity = await startIdentityServer(server.database, server.world);
    onCleanup(identity.stop);
    return identity;
  })
  .extend('time', async ({ identity }, { onCleanup }) => {
    onCleanup(() => identity.clock.set(''));
    return {
      passes: (seconds: number) =>
        identity.clock.set(new Date(identity.clock.now().getTime() + seconds * 1000).toISOString()),
    };
  });

export interface Signed {
  readonly uid: string;
  readonly email: string;
  readonly idToken: string;
  readonly refreshToken: string;
}

export const PASSWORD = 'correct horse';

/** Somebody who has just signed up. */
export async function signUp(identity: IdentityServer, email = anAddress(), password = PASSWORD): Promise<Signed> {
  const { body } = await identity.toolkit('signUp', { email, password, returnSecureToken: true });
  return { uid: body.localId, email, idToken: body.idToken, refreshToken: body.refreshToken };
}

export const anAddress = () => `person-${randomUUID().slice(0, 12)}@example.com`;

/** The code of the last mail to an address. */
export function codeFor(identity: IdentityServer, email: string): string {
  const mail = identity.outbox.list().find(({ to }) => to === email);
  const link = mail?.text.split('\n').find((line) => line.startsWith('http'));
  return new URL(link ?? 'about:blank').searchParams.get('oobCode') ?? '';
}

/** The form in which the SDK hands a federated credential over. */
export const assertionOf = ({ idToken, rawNonce }: { idToken: string; rawNonce?: string }) => ({
  requestUri: 'http://localhost',
  returnSecureToken: true,
  returnIdpCredential: true,
  postBody: new URLSearchParams({
    id_token: idToken,
    providerId: FEDERATED_PROVIDER_ID,
    ...(rawNonce && { nonce: rawNonce }),
  }).toString(),
});

/** A refusal of the protocol, as the SDK reads it: the code, or the code and a text. */
export function refusal(code: string) {
  const message = {
    asymmetricMatch: (text: unknown) => text === code || String(text).startsWith(`${code} :`),
    toString: () => code,
  };
  return { status: 400, body: { error: { message } } };
}
