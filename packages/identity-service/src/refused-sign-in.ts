import { findAccountByEmail } from './accounts.repository.ts';
import type { IdentityWorld } from './identity-world.ts';
import { ProtocolError } from './protocol-error.ts';

/** Runs a sign-in; a refusal is told to the trail and thrown on. */
export async function tellIfRefused<T>(
  world: IdentityWorld,
  { email, address }: { email: string | null; address: string },
  signIn: () => Promise<T>,
): Promise<T> {
  try {
    return await signIn();
  } catch (error) {
    if (error instanceof ProtocolError) {
      const account = email ? await findAccountByEmail(world.db, email) : null;
      const type = error.code === 'TOO_MANY_ATTEMPTS_TRY_LATER' ? 'sign_in_slowed' : 'sign_in_refused';
      await world.tell(type, { uid: account?.uid, email, address });
    }
    throw error;
  }
}
