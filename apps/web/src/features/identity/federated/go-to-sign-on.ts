import { t } from '@lingui/core/macro';
import { signOnStartPath } from '@snapwell/contract/identity/single-sign-on';
import { IdentityError } from '../identity-error.ts';
import { beginRedirect } from './federated-redirect.ts';

interface SignOnWay {
  readonly organizationId: string;
  /** Told to the provider, so that nobody types it twice. */
  readonly email: string;
  readonly returnTo: string;
}

/** Goes to the sign-in of an organization with the whole page. */
export function goToSignOn({ organizationId, email, returnTo }: SignOnWay): void {
  const nonce = beginRedirect();
  if (!nonce)
    throw new IdentityError(t`This only works over https. Open the usual address of this site.`, 'not-supported');
  const query = new URLSearchParams({ id: crypto.randomUUID(), nonce, return_to: returnTo, login_hint: email });
  location.assign(`${signOnStartPath(organizationId)}?${query}`);
}
