import { changeCredentials } from '../account/accounts.ts';
import { type Account, findAccount, updateAccount } from '../account/accounts.repository.ts';
import type { Code } from './codes.repository.ts';
import type { Transaction } from '../database.ts';
import type { IdentityWorld, Origin } from '../identity-world.ts';
import { consumeCode } from './one-time-codes.ts';
import { refuseUnless } from '../protocol-error.ts';
import { offerRecovery } from '../account/recovery.ts';

/** Does what the code of a mail is for: verifies an address, changes it, or takes a change back. */
export async function applyCode(world: IdentityWorld, code: string, origin: Origin) {
  await world.limits.useCredential(origin.ip);
  const { before, after } = await world.transact(async (tx) => {
    const used = await consumeCode(world, tx, code, ['VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL', 'RECOVER_EMAIL']);
    const account = used.uid ? await findAccount(tx, used.uid) : null;
    refuseUnless(account, 'INVALID_OOB_CODE');
    refuseUnless(!account.isDisabled, 'USER_DISABLED');
    return { before: account, after: await apply(world, tx, account, used) };
  });
  if (before.email !== after.email) {
    await world.tell('email_changed', { uid: after.uid, email: after.email, address: origin.ip });
    await offerRecovery(world, { before, after }, origin);
  }
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: after.uid,
    email: after.email,
    emailVerified: after.isEmailVerified,
  };
}

async function apply(world: IdentityWorld, tx: Transaction, account: Account, code: Code): Promise<Account> {
  // The address that the account must still have for the code to mean anything.
  const current = code.kind === 'RECOVER_EMAIL' ? code.newEmail : code.email;
  refuseUnless(account.email === current, 'INVALID_OOB_CODE');
  if (code.kind === 'VERIFY_EMAIL') {
    const verified = await updateAccount(tx, account.uid, { isEmailVerified: true });
    refuseUnless(verified, 'INVALID_OOB_CODE');
    return verified;
  }
  const email = code.kind === 'RECOVER_EMAIL' ? code.email : code.newEmail;
  return changeCredentials(world, tx, account.uid, { email, isEmailVerified: true });
}
