import type { IdentityClaims } from '#adapters/identity-provider/port.ts';
import type { World } from '#world.ts';

type Wish = { refresh_token?: string | undefined; everywhere: boolean };

/** Ends the caller's sessions on the server. Where the provider cannot, the browser's own sign-out is all there is. */
export async function endSessions(
  { identityProvider }: Pick<World, 'identityProvider'>,
  { uid }: IdentityClaims,
  { refresh_token: refreshToken, everywhere }: Wish,
) {
  if (everywhere) {
    await identityProvider.revokeSessions(uid);
    return { ended: 'all' as const };
  }
  const isEnded = refreshToken !== undefined && (await identityProvider.endSession(uid, refreshToken));
  return { ended: isEnded ? ('session' as const) : ('none' as const) };
}
