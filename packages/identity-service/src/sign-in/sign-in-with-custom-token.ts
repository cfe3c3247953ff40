import type { z } from 'zod';
import { createAccount } from '../account/accounts.ts';
import { updateAccount } from '../account/accounts.repository.ts';
import { readCustomToken } from './custom-token.ts';
import type { IdentityWorld, Origin } from '../identity-world.ts';
import { refuseUnless } from '../protocol-error.ts';
import type { customTokenRequest } from '../requests.ts';
import { tellIfRefused } from './refused-sign-in.ts';
import { openSession, tokensOf } from '../tokens/sessions.ts';

/** Signs in as the account that a token of this server names, making it if it is new. */
export async function signInWithCustomToken(
  world: IdentityWorld,
  request: z.output<typeof customTokenRequest>,
  { ip }: Origin,
) {
  refuseUnless(request.token, 'MISSING_CUSTOM_TOKEN');
  await world.limits.useCredential(ip);
  const { uid, claims } = await readCustomToken(world, request.token);
  const { isNewUser, signedIn } = await tellIfRefused(world, { email: null, address: ip }, () =>
    world.transact(async (tx) => {
      const known = await updateAccount(tx, uid, { hasCustomToken: true });
      if (!known) await createAccount(world, tx, { uid, hasCustomToken: true });
      return { isNewUser: !known, signedIn: await openSession(world, tx, uid, { provider: 'custom', claims }) };
    }),
  );
  await world.tell('sign_in', { uid, email: signedIn.account.email, address: ip });
  return { kind: 'identitytoolkit#VerifyCustomTokenResponse', isNewUser, ...(await tokensOf(world, signedIn)) };
}
