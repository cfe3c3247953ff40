import type { Account } from './accounts.repository.ts';
import type { IdentityWorld, Origin } from '../identity-world.ts';
import { makeCode } from '../sign-in/one-time-codes.ts';

/** Tells the old address of a change, with a link that takes it back, in case somebody else made it. */
export async function offerRecovery(
  world: IdentityWorld,
  { before, after }: { before: Account; after: Account },
  { acceptLanguage }: Origin,
): Promise<void> {
  if (!before.email || !before.isEmailVerified || !after.email) return;
  try {
    const link = await makeCode(world, world.db, {
      kind: 'RECOVER_EMAIL',
      uid: after.uid,
      email: before.email,
      newEmail: after.email,
    });
    await world.sendMail({
      kind: 'RECOVER_EMAIL',
      to: before.email,
      uid: after.uid,
      newEmail: after.email,
      link,
      acceptLanguage,
    });
  } catch (error) {
    // The change itself is done.
    world.report(error);
  }
}
