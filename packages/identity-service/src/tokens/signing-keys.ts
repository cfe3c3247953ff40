import {
  calculateJwkThumbprint,
  type CryptoKey,
  errors,
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  importJWK,
  importPKCS8,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
} from 'jose';
import type { Database, Transact } from '../database.ts';
import { planRotation, signingKey } from './key-rotation.ts';
import { insertKey, lockKeys, readKeys, removeKeys, type StoredKey } from './keys.repository.ts';
import { seal, unseal } from './seal.ts';

export const ALGORITHM = 'RS256';

/** Another server of the same database may have made a key: look again after this long. */
const RELOAD_MS = 5 * 60_000;
/** ... and sooner when a token names a key that is not known, but not at every forged one. */
const UNKNOWN_KEY_RELOAD_MS = 5_000;

export interface SigningKeys {
  /** The key to sign with now. */
  current(): Promise<{ kid: string; privateKey: CryptoKey }>;
  /** The key that a token names, for `jwtVerify`; always today's keys, never a set captured once. */
  readonly find: JWTVerifyGetKey;
  /** What is published as JWKS: also the key that will sign next, and those that signed what is still valid. */
  published(): Promise<JSONWebKeySet>;
  /**
   * Makes the next key when its time has come and forgets those nobody needs. Safe to call at any time, by any
   * server.
   */
  rotate(): Promise<void>;
}

interface LoadedKey extends StoredKey {
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
}

/** The server's secret is not the one that the signing keys were sealed with. */
export class WrongSecret extends Error {
  constructor() {
    super(
      'The signing keys in the database were sealed with another secret: set SECRET (or restore DATA_DIR/secrets.json) to the one used before.',
    );
  }
}

export interface KeyRing {
  readonly db: Database;
  readonly transact: Transact;
  now(): Date;
  /** 32 bytes that seal the private keys. */
  readonly sealingKey: Buffer;
}

/** RS256 keys, kept in the database with their private halves sealed. */
export function createSigningKeys({ db, transact, now, sealingKey }: KeyRing): SigningKeys {
  let loaded: LoadedKey[] = [];
  let loadedAt = Number.NEGATIVE_INFINITY;

  async function load(): Promise<void> {
    loaded = await Promise.all((await readKeys(db)).map((stored) => open(stored, sealingKey)));
    loadedAt = performance.now();
  }

  async function keys(maxAgeMs = RELOAD_MS): Promise<LoadedKey[]> {
    if (performance.now() - loadedAt > maxAgeMs) await load();
    return loaded;
  }

  async function rotate(): Promise<void> {
    // Opened even when there is nothing to do: a wrong secret is to stop the start, not to fail every sign-in after it.
    if (isDone(planRotation(await readKeys(db), now()))) return load();
    const made = await makeKey(sealingKey);
    await transact(async (tx) => {
      await lockKeys(tx);
      // Another server may have been first.
      const { newKeySignsFrom, retired } = planRotation(await readKeys(tx), now());
      if (newKeySignsFrom) await insertKey(tx, { ...made, createdAt: now(), signsFrom: newKeySignsFrom });
      await removeKeys(tx, retired);
    });
    await load();
  }

  return {
    rotate,
    async current() {
      const all = await keys();
      // Should the clock have been set back behind every key, the oldest is the one that all verifiers know.
      const key = signingKey(all, now()) ?? all.at(-1);
      if (!key) throw new Error('There is no signing key.');
      return key;
    },
    async find({ kid }) {
      const named = (all: LoadedKey[]) => all.find((key) => key.kid === kid)?.publicKey;
      const key = named(await keys()) ?? named(await keys(UNKNOWN_KEY_RELOAD_MS));
      if (!key) throw new errors.JWKSNoMatchingKey();
      return key;
    },
    async published() {
      return {
        keys: (await keys()).map(({ kid, publicJwk: { kty, n, e } }) => ({
          kty,
          n,
          e,
          kid,
          alg: ALGORITHM,
          use: 'sig',
        })),
      };
    },
  };
}

const isDone = ({ newKeySignsFrom, retired }: ReturnType<typeof planRotation>) =>
  newKeySignsFrom === null && retired.length === 0;

async function makeKey(sealingKey: Buffer) {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { modulusLength: 2048, extractable: true });
  const { kty, n, e } = await exportJWK(publicKey);
  const publicJwk = { kty: kty!, n: n!, e: e! };
  return {
    kid: await calculateJwkThumbprint(publicJwk),
    publicJwk,
    sealedPrivateKey: seal(sealingKey, await exportPKCS8(privateKey)),
  };
}

async function open(stored: StoredKey, sealingKey: Buffer): Promise<LoadedKey> {
  const privateKey = await importPKCS8(unsealKey(stored, sealingKey), ALGORITHM);
  return { ...stored, privateKey, publicKey: (await importJWK(stored.publicJwk, ALGORITHM)) as CryptoKey };
}

function unsealKey({ sealedPrivateKey }: StoredKey, sealingKey: Buffer): string {
  try {
    return unseal(sealingKey, sealedPrivateKey);
  } catch {
    throw new WrongSecret();
  }
}
