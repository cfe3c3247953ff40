import { i18n } from '@lingui/core';
import { isSilent } from './federated-error.ts';
import { isFederatedSupported } from './federated-nonce.ts';
import { type FederatedProof, openFederatedPopup } from './federated-popup.ts';
import { goToProvider, takeRedirectResult } from './federated-redirect.ts';
import { codeOf, IdentityError } from '../identity-error.ts';
import { AFTER_REDIRECT_MS } from '../identity.limits.ts';
import { identityMessages } from '../identity.texts.ts';
import { recordLoginStep } from '../sign-in/login-funnel.ts';

/** How it ended: signed in, given up without a word, or gone to the provider with the whole page. */
export type GoogleOutcome = 'signed-in' | 'given-up' | 'redirected';

/** Signs in with the federated account: by popup, and where popups are blocked by redirect (spec §4). */
export async function signInWithGoogle({
  onClosed,
  onProven,
  returnTo,
}: {
  onClosed: () => void;
  /** The provider has answered; what remains takes a moment. */
  onProven: () => void;
  returnTo: string;
}): Promise<GoogleOutcome> {
  if (!isFederatedSupported()) throw new IdentityError(i18n._(identityMessages.googleUnsupported), 'not-supported');
  recordLoginStep('credentials', 'google');
  try {
    const proof = await openFederatedPopup(onClosed);
    onProven();
    await enterWith(proof);
    return 'signed-in';
  } catch (error) {
    if (isSilent(error)) return 'given-up';
    if (codeOf(error) !== 'popup-blocked') throw error;
    goToProvider(returnTo);
    return 'redirected';
  }
}

/** Finishes a redirect sign-in after the page came back; does nothing when none was under way. */
export async function finishRedirectSignIn(): Promise<void> {
  let returned: ReturnType<typeof takeRedirectResult>;
  try {
    returned = takeRedirectResult();
  } catch (error) {
    if (isSilent(error)) return;
    throw error;
  }
  if (!returned) return;
  if (!('organizationId' in returned)) return enterWith(returned, AFTER_REDIRECT_MS);
  const { finishSignOn } = await import('./finish-sign-on.ts');
  await finishSignOn(returned);
}

/** The identity library is not there yet for a visitor; the popup must not wait for it. */
async function enterWith(proof: FederatedProof, pauseMs = 0): Promise<void> {
  const { enterFederated } = await import('./enter-federated.ts');
  await enterFederated(proof, pauseMs);
}
