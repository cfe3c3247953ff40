import type { AccountActionMode } from '../account/account-link.ts';
import { linkTo } from '../account/account-link.ts';
import { type Code, type CodeKind, findCode, insertCode, removeCodes, takeCode } from './codes.repository.ts';
import { randomSecret, sha256 } from '../passwords/hashing.ts';
import type { Database, Transaction } from '../database.ts';
import type { IdentityWorld } from '../identity-world.ts';
import { refuseUnless } from '../protocol-error.ts';

const HOUR = 60 * 60_000;

const kinds: Record<CodeKind, { mode: AccountActionMode; lifeMs: number }> = {
  EMAIL_SIGNIN: { mode: 'signIn', lifeMs: HOUR },
  PASSWORD_RESET: { mode: 'resetPassword', lifeMs: HOUR },
  VERIFY_EMAIL: { mode: 'verifyEmail', lifeMs: 3 * 24 * HOUR },
  VERIFY_AND_CHANGE_EMAIL: { mode: 'verifyAndChangeEmail', lifeMs: 3 * 24 * HOUR },
  RECOVER_EMAIL: { mode: 'recoverEmail', lifeMs: 7 * 24 * HOUR },
};

export interface NewCode {
  readonly kind: CodeKind;
  /** The account that may use it; a sign-in link belongs to its address instead. */
  readonly uid: string | null;
  readonly email: string;
  readonly newEmail?: string | undefined;
  readonly continueUrl?: string | undefined;
}

/** Makes a code and gives the link that carries it. Only its hash is kept. */
export async function makeCode(
  world: IdentityWorld,
  tx: Database | Transaction,
  { kind, uid, email, newEmail, continueUrl }: NewCode,
): Promise<string> {
  const code = randomSecret(40);
  const { mode, lifeMs } = kinds[kind];
  const expiresAt = new Date(world.now().getTime() + lifeMs);
  await insertCode(tx, { codeHash: sha256(code), kind, uid, email, newEmail: newEmail ?? null, expiresAt });
  return linkTo(world.settings, { mode, code, continueUrl });
}

/** Looks at a code without using it up. */
export async function inspectCode(world: IdentityWorld, code: string): Promise<Code> {
  return checkAge(world, await findCode(world.db, sha256(code)));
}

/** Uses a code up, in the transaction that does what it allows. */
export async function consumeCode(
  world: IdentityWorld,
  tx: Transaction,
  code: string,
  allowed: CodeKind[],
): Promise<Code> {
  return checkAge(world, await takeCode(tx, sha256(code), allowed));
}

/** After a change of password or address, links that went out before must not work any more. */
export function dropCodes(tx: Transaction, uid: string): Promise<void> {
  return removeCodes(tx, uid, ['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL']);
}

function checkAge(world: IdentityWorld, code: Code | null): Code {
  refuseUnless(code, 'INVALID_OOB_CODE');
  refuseUnless(code.expiresAt > world.now(), 'EXPIRED_OOB_CODE');
  return code;
}
