import { RECENT_SIGN_IN_MS } from '@snapwell/contract/profiles/profiles.limits';
import type { IdentityClaims } from '#adapters/identity-provider/port.ts';
import { AppError } from '#platform/http/app-error.ts';

/** Refuses what somebody who found an open screen, or an old token, must not do. */
export function refuseUnlessRecent({ authenticatedAt }: Pick<IdentityClaims, 'authenticatedAt'>, now: Date): void {
  if (now.getTime() - authenticatedAt.getTime() > RECENT_SIGN_IN_MS) throw new AppError('recent_sign_in_required');
}
