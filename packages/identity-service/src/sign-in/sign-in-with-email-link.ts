import type { z } from 'zod';
import { claimUnproven, createAccount } from '../account/accounts.ts';
import { type Account, findAccountByEmail, updateAccount } from '../account/accounts.repository.ts';
import { rememberDevice } from '../guessing/known-device.ts';
import { readEmail } from '../account/email-address.ts';
import { forgetGuesses } from '../guessing/guesses.ts';
import { findRecentHolder } from '../holder.ts';
import type { Transaction } from '../database.ts';
import type { IdentityWorld, Origin } from '../identity-world.ts';
import { consumeCode } from './one-time-codes.ts';
import { refuseUnless } from '../protocol-error.ts';
import type { emailLinkRequest } from '../requests.ts';
import { tellIfRefused } from './refused-sign-in.ts';
import { openSession, tokensOf } from '../tokens/sessions.ts';

/** Signs in by the link of a mail; the address must be typed in again, so that a forwarded link alone opens nothing. */
export async function signInWithEmailLink(
  world: IdentityWorld,
  request: z.output<typeof emailLinkRequest>,
  origin: Origin,
) {
  refuseUnless(request.email, 'MISSING_EMAIL');
  refuseUnless(request.oobCode, 'MISSING_OOB_CODE');
  const email = readEmail(request.email);
  const code = request.oobCode;
  await world.limits.useCredential(origin.ip);
  const holder = request.idToken ? await findRecentHolder(world, request.idToken) : null;

  const { isNewUser, signedIn } = await tellIfRefused(world, { email, address: origin.ip }, () =>
    world.transact(async (tx) => {
      const used = await consumeCode(world, tx, code, ['EMAIL_SIGNIN']);
      refuseUnless(
        used.email === email,
        'INVALID_EMAIL',
        'The email provided does not match the sign-in email address.',
      );
      const owner = await findAccountByEmail(tx, email);
      refuseUnless(!holder || !owner || owner.uid === holder.account.uid, 'EMAIL_EXISTS');
      const account = await accountOf(world, tx, { email, owner, linked: holder?.account ?? null });
      return {
        isNewUser: !holder && !owner,
        signedIn: await openSession(world, tx, account.uid, { provider: 'password' }),
      };
    }),
  );
  const { uid } = signedIn.account;
  await forgetGuesses(world, email);
  rememberDevice(world, origin, uid);
  await world.tell(holder ? 'provider_linked' : 'sign_in', { uid, email, address: origin.ip });
  return { kind: 'identitytoolkit#EmailLinkSigninResponse', email, isNewUser, ...(await tokensOf(world, signedIn)) };
}

interface LinkAccount {
  readonly email: string;
  readonly owner: Account | null;
  readonly linked: Account | null;
}

async function accountOf(
  world: IdentityWorld,
  tx: Transaction,
  { email, owner, linked }: LinkAccount,
): Promise<Account> {
  const proven = { email, isEmailVerified: true, hasEmailLink: true };
  if (!owner && !linked) return createAccount(world, tx, proven);
  // Who is signed in gives their own account this way in; nobody else can have prepared it.
  if (owner && !linked) await claimUnproven(world, tx, owner);
  const account = await updateAccount(tx, (linked ?? owner)!.uid, proven);
  refuseUnless(account, 'USER_NOT_FOUND');
  return account;
}
