import { readIdToken } from './tokens/id-token.ts';
import type { IdentityWorld } from './identity-world.ts';
import { ProtocolError, refuseUnless } from './protocol-error.ts';
import { refuseUnlessLive } from './tokens/sessions.ts';
import { findSession, type SessionOfAccount } from './tokens/sessions.repository.ts';

const RECENT_MS = 5 * 60_000;

/** The account and session of the ID token in a request. */
export async function findHolder(world: IdentityWorld, idToken: string | null | undefined): Promise<SessionOfAccount> {
  refuseUnless(idToken, 'MISSING_ID_TOKEN');
  const { issuer, settings, keys, now, db } = world;
  const {
    sub: uid,
    session_id: sessionId,
    iat: issuedAt,
  } = await readIdToken(idToken, { issuer, audience: settings.projectId, keys: keys.find, now });
  refuseUnless(typeof sessionId === 'string', 'INVALID_ID_TOKEN');
  const found = await findSession(db, sessionId, uid);
  refuseUnless(found, 'TOKEN_EXPIRED');
  refuseUnlessLive(found.account, issuedAt);
  return found;
}

/** Like `findHolder`, for what somebody who found an open screen must not do. */
export async function findRecentHolder(
  world: IdentityWorld,
  idToken: string | null | undefined,
): Promise<SessionOfAccount> {
  const holder = await findHolder(world, idToken);
  const age = world.now().getTime() - holder.session.authenticatedAt.getTime();
  if (age > RECENT_MS) throw new ProtocolError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  return holder;
}
