import type { z } from 'zod';
import { findFederations } from '../account/accounts.repository.ts';
import { sha256 } from '../passwords/hashing.ts';
import { ID_TOKEN_S } from './id-token.limits.ts';
import { signIdToken } from './id-token.ts';
import type { IdentityWorld } from '../identity-world.ts';
import { refuseUnless } from '../protocol-error.ts';
import type { refreshRequest } from '../requests.ts';
import { isStale } from './sessions.ts';
import { findSessionByToken, touchSession } from './sessions.repository.ts';

/** Last use is written down this often at most. */
const TOUCH_EVERY_MS = 60 * 60_000;

/**
 * A new ID token for a session. The refresh token stays the same: tabs of a browser share it and refresh at the same
 * time, and a token that changed under them would sign all of them out.
 */
export async function refresh(world: IdentityWorld, request: z.output<typeof refreshRequest>) {
  refuseUnless(request.grant_type, 'MISSING_GRANT_TYPE');
  refuseUnless(request.grant_type === 'refresh_token', 'INVALID_GRANT_TYPE');
  refuseUnless(request.refresh_token, 'MISSING_REFRESH_TOKEN');
  const now = world.now();
  const found = await findSessionByToken(world.db, sha256(request.refresh_token));
  // The SDK signs out at this code only; at INVALID_REFRESH_TOKEN it would keep trying.
  refuseUnless(found && !isStale(found.session, now), 'TOKEN_EXPIRED');
  const { account, session } = found;
  refuseUnless(!account.isDisabled, 'USER_DISABLED');
  refuseUnless(session.authenticatedAt >= account.validSince, 'TOKEN_EXPIRED');
  if (now.getTime() - session.lastUsedAt.getTime() > TOUCH_EVERY_MS) await touchSession(world.db, session.id, now);
  const idToken = await signIdToken(world, {
    account,
    session,
    federations: await findFederations(world.db, account.uid),
  });
  return {
    access_token: idToken,
    id_token: idToken,
    refresh_token: request.refresh_token,
    expires_in: String(ID_TOKEN_S),
    token_type: 'Bearer',
    user_id: account.uid,
    project_id: world.settings.projectId,
  };
}
