import type { IdentitySettings } from '../settings.ts';
import { ProtocolError } from '../protocol-error.ts';

export type AccountActionMode = 'signIn' | 'resetPassword' | 'verifyEmail' | 'verifyAndChangeEmail' | 'recoverEmail';

/** The link of a mail. The SDK reads the same query: `isSignInWithEmailLink` looks for `mode=signIn`. */
export function linkTo(
  { publicUrl, apiKey }: IdentitySettings,
  { mode, code, continueUrl }: { mode: AccountActionMode; code: string; continueUrl?: string | undefined },
): string {
  const query = new URLSearchParams({ mode, oobCode: code, apiKey, lang: 'en', ...(continueUrl && { continueUrl }) });
  return `${publicUrl}/auth/action?${query}`;
}

/** Refuses to lead people to other places than our own. */
export function checkContinueUrl(
  continueUrl: string | null | undefined,
  { authorizedDomains, publicUrl }: IdentitySettings,
): void {
  if (!continueUrl) return;
  if (!URL.canParse(continueUrl)) throw new ProtocolError('INVALID_CONTINUE_URI');
  const own = new URL(publicUrl);
  const isAllowed = authorizedDomains.some((domain) => {
    own.hostname = domain;
    return new URL(continueUrl).origin === own.origin;
  });
  if (!isAllowed) throw new ProtocolError('UNAUTHORIZED_DOMAIN', 'Domain not allowlisted by project');
}
