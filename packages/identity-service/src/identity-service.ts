import { type SQL, sql } from 'drizzle-orm';
import type { JSONWebKeySet } from 'jose';
import {
  cleanUp,
  endSession,
  eraseAccount,
  type GivenAccount,
  importAccounts,
  revokeSessions,
  setDisabled,
} from './account/administration.ts';
import { type CustomToken, mintCustomToken } from './sign-in/custom-token.ts';
import { forgetFederations } from './account/accounts.repository.ts';
import { createDevices } from './guessing/devices.ts';
import type { IdTokenRules } from './tokens/id-token.ts';
import type { IdentityWorld } from './identity-world.ts';
import { type HashCost, createPasswords } from './passwords/passwords.ts';
import { type CreateCounter, createRateLimits, type LimitTable } from './guessing/rate-limits.ts';
import { createSecurityTeller, type SecurityEvents } from './security-events.ts';
import { refuseUnlessLive } from './tokens/sessions.ts';
import {
  findSessionState,
  sessionStateFrom,
  sessionStateOf,
  type SessionStateValue,
} from './tokens/sessions.repository.ts';
import { createSigningKeys } from './tokens/signing-keys.ts';

/** What the service needs of the server it lives in. */
export interface IdentityServiceOptions extends Pick<
  IdentityWorld,
  'db' | 'transact' | 'now' | 'settings' | 'sendMail' | 'report' | 'checkFederatedToken' | 'findConnection'
> {
  /** 32 bytes that seal the signing keys in the database. */
  readonly sealingKey: Buffer;
  /** 32 bytes that seal what a browser keeps to be known again. */
  readonly deviceKey: Buffer;
  readonly createCounter: CreateCounter;
  readonly limits?: LimitTable;
  readonly hashCost?: HashCost;
  /** Told of what happens to accounts: sign-ins, refusals, changes of the ways in. */
  readonly events?: SecurityEvents;
}

/** The embedded identity provider. The protocol itself is in `operations.ts`; these are the server's own doors. */
export interface IdentityService {
  readonly world: IdentityWorld;
  /** By what the service's ID tokens are checked. */
  readonly tokenRules: IdTokenRules;
  /** Refuses unless the session of a checked ID token still lives and its account is enabled. */
  checkSession(token: { sessionId: string; uid: string; issuedAt: number }): Promise<void>;
  /**
   * The same as a part of somebody's own statement: a value with the placeholders `sessionId` and `uid`, which
   * `refuseUnlessLive` is given then.
   */
  readonly sessionState: SQL;
  refuseUnlessLive(sessionState: unknown, issuedAt: number): void;
  publishedKeys(): Promise<JSONWebKeySet>;
  setDisabled(uid: string, isDisabled: boolean): Promise<void>;
  revokeSessions(uid: string): Promise<void>;
  endSession(uid: string, refreshToken: string): Promise<boolean>;
  eraseAccount(uid: string): Promise<void>;
  importAccounts(accounts: readonly GivenAccount[], password: string): Promise<void>;
  /** Forgets the accounts of a provider, of one person or all: they are linked anew. */
  forgetFederations(providerId: string, uid?: string): Promise<boolean>;
  mintCustomToken(token: CustomToken): Promise<string>;
  /**
   * Makes and retires signing keys as their time comes, and throws away what is over. Called at start and every hour.
   */
  maintain(): Promise<void>;
}

/** Puts the service together. Call `maintain` before the first request: it makes the first key. */
export function createIdentityService({
  sealingKey,
  deviceKey,
  createCounter,
  limits,
  hashCost,
  events = () => undefined,
  ...given
}: IdentityServiceOptions): IdentityService {
  const { projectId, publicUrl } = given.settings;
  const world: IdentityWorld = {
    ...given,
    // The form of the hosted provider's issuer, so that verifiers made for it accept our tokens too.
    issuer: `${publicUrl}/${projectId}`,
    keys: createSigningKeys({ db: given.db, transact: given.transact, now: given.now, sealingKey }),
    passwords: createPasswords(hashCost),
    limits: createRateLimits(createCounter, limits),
    devices: createDevices({ key: deviceKey, now: given.now }),
    tell: createSecurityTeller({ events, now: given.now, report: given.report }),
  };
  return {
    world,
    tokenRules: { issuer: world.issuer, audience: projectId, keys: world.keys.find, now: world.now },
    checkSession: async ({ sessionId, uid, issuedAt }) =>
      refuseUnlessLive(await findSessionState(given.db, sessionId, uid), issuedAt),
    sessionState: sessionStateOf(sql.placeholder('sessionId'), sql.placeholder('uid')),
    refuseUnlessLive: (state, issuedAt) => refuseUnlessLive(sessionStateFrom(state as SessionStateValue), issuedAt),
    publishedKeys: () => world.keys.published(),
    setDisabled: (uid, isDisabled) => setDisabled(world, uid, isDisabled),
    revokeSessions: (uid) => revokeSessions(world, uid),
    endSession: (uid, refreshToken) => endSession(world, uid, refreshToken),
    eraseAccount: (uid) => eraseAccount(world, uid),
    forgetFederations: (providerId, uid) => forgetFederations(given.db, providerId, uid),
    importAccounts: (accounts, password) => importAccounts(world, accounts, password),
    mintCustomToken: (token) => mintCustomToken(world, token),
    async maintain() {
      await world.keys.rotate();
      await cleanUp(world);
    },
  };
}
