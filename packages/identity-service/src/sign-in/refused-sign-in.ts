import { findAccountByEmail } from '../account/accounts.repository.ts';
import type { IdentityWorld } from '../identity-world.ts';
import { ProtocolError } from '../protocol-error.ts';

/** Runs a sign-in; a refusal is told to the trail and thrown on. */
export async function tellIfRefused<T>(
  world: IdentityWorld,
  { email, address }: { email: string | null; address: string },
  signIn: () => Promise<T>,
): Promise<T> {
  try {
    return await signIn();
  } catch (error) {
    // A password that had to wait was not looked at; that guessing is slowed was told when the wait began.
    if (error instanceof ProtocolError && error.code !== 'TOO_MANY_ATTEMPTS_TRY_LATER') {
      const account = email ? await findAccountByEmail(world.db, email) : null;
      await world.tell('sign_in_refused', { uid: account?.uid, email, address });
    }
    throw error;
  }
}
