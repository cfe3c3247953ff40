import { i18n } from '@lingui/core';
import { FEDERATED_START_PATH, federatedChannel } from '@snapwell/contract/identity/federated-sign-in';
import type { FederatedStart } from '@snapwell/contract/identity/federated-sign-in.schemas';
import { federatedFailure } from './federated-error.ts';
import { readFederatedResult } from './federated-result.ts';
import { takeNonce } from './federated-nonce.ts';
import { IdentityError } from '../identity-error.ts';
import { POPUP_POLL_MS, POPUP_SIZE, POPUP_TIMEOUT_MS } from '../identity.limits.ts';
import { identityMessages } from '../identity.texts.ts';

export interface FederatedProof {
  readonly idToken: string;
  readonly rawNonce: string;
}

let cancelRunning: (() => void) | null = null;
let running: Window | null = null;

/** Brings the open popup back from behind the window; false when none is open. */
export function focusFederatedPopup(): boolean {
  if (!running || running.closed) return false;
  running.focus();
  return true;
}

/**
 * Lets the person sign in with the federated provider in a popup. Must be called while the click is handled. A new
 * popup cancels the one before. `onClosed` only releases the button: a provider's page that cuts itself off from its
 * opener looks closed although it is not, so the wait for its result goes on.
 */
export function openFederatedPopup(onClosed?: () => void): Promise<FederatedProof> {
  cancelRunning?.();
  const nonce = takeNonce();
  if (!nonce) return Promise.reject(new IdentityError(i18n._(identityMessages.googleUnsupported), 'not-supported'));
  const id = crypto.randomUUID();
  const popup = window.open(startAddress({ mode: 'popup', id, nonce: nonce.hash }), `federated-${id}`, popupFeatures());
  if (!popup) return Promise.reject(new IdentityError(i18n._(identityMessages.googleFailed), 'popup-blocked'));
  popup.focus();
  running = popup;
  return new Promise((resolve, reject) => {
    const channel = new BroadcastChannel(federatedChannel(id));
    const finish = (outcome: () => void) => {
      clearInterval(poll);
      clearTimeout(timeout);
      channel.close();
      window.removeEventListener('message', onMessage);
      if (cancelRunning === cancel) cancelRunning = null;
      if (running === popup) running = null;
      popup.close();
      outcome();
    };
    const take = (message: unknown) => {
      const result = readFederatedResult(message);
      if (result?.id !== id) return;
      const { id_token: idToken, error } = result;
      finish(() => (idToken ? resolve({ idToken, rawNonce: nonce.raw }) : reject(federatedFailure(error ?? 'failed'))));
    };
    const onMessage = (event: MessageEvent) => event.origin === location.origin && take(event.data);
    const cancel = () => finish(() => reject(federatedFailure('popup-cancelled')));
    const poll = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(poll);
      onClosed?.();
    }, POPUP_POLL_MS);
    const timeout = setTimeout(cancel, POPUP_TIMEOUT_MS);
    channel.addEventListener('message', (event) => take(event.data));
    window.addEventListener('message', onMessage);
    cancelRunning = cancel;
  });
}

export function startAddress(start: FederatedStart): string {
  return `${FEDERATED_START_PATH}?${new URLSearchParams(Object.entries(start))}`;
}

function popupFeatures(): string {
  const { width, height } = POPUP_SIZE;
  const top = Math.max(0, (screen.availHeight - height) / 2);
  const left = Math.max(0, (screen.availWidth - width) / 2);
  return `width=${width},height=${height},top=${top},left=${left},location=yes,resizable=yes,scrollbars=yes`;
}
