import { AppError } from '#platform/http/app-error.ts';
import type { World } from '#world.ts';
import { hashOfToken } from './invite-tokens.ts';
import { findInvitePreview } from './invites.read-model.ts';

/** What a link leads to, for whoever holds it, also before they have an account. */
export async function previewInvite({ db, clock }: Pick<World, 'db' | 'clock'>, token: string) {
  const found = await findInvitePreview(db, hashOfToken(token), clock.now());
  if (!found) throw new AppError('invite_not_found');
  return {
    organization_id: found.organizationId,
    organization_name: found.organizationName,
    logo_url: found.logoUrl,
    email: found.email,
    invited_by: found.invitedBy,
    expires_at: found.expiresAt.toISOString(),
  };
}
