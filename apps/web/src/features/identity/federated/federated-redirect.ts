import { i18n } from '@lingui/core';
import type { FederatedResult } from '@snapwell/contract/identity/federated-sign-in.schemas';
import { localStore, sessionStore, storageKeys } from '#platform/device/storage.ts';
import { federatedFailure } from './federated-error.ts';
import { readFederatedResult } from './federated-result.ts';
import { takeNonce } from './federated-nonce.ts';
import { type FederatedProof, startAddress } from './federated-popup.ts';
import { IdentityError } from '../identity-error.ts';
import { identityMessages } from '../identity.texts.ts';

/**
 * Goes to the provider with the whole page, where popups are blocked. The flag says on return that it was us who
 * went.
 */
export function goToProvider(returnTo: string): void {
  const nonce = beginRedirect();
  if (!nonce) throw new IdentityError(i18n._(identityMessages.googleUnsupported), 'not-supported');
  location.assign(startAddress({ mode: 'redirect', id: crypto.randomUUID(), nonce, return_to: returnTo }));
}

/** Remembers that this tab goes to a provider; answers the nonce to go with, null where it cannot be made. */
export function beginRedirect(): string | null {
  const nonce = takeNonce();
  if (!nonce) return null;
  sessionStore.write(storageKeys.federatedNonce, nonce.raw);
  localStore.write(storageKeys.federatedRedirect, String(Date.now()));
  return nonce.hash;
}

/** What an organization's own provider sent back. */
export interface SignOnReturn {
  readonly organizationId: string;
  readonly result: FederatedResult;
  readonly rawNonce: string;
}

/**
 * What the provider sent back, once; null when nobody went there. A result without the flag is not ours and is thrown
 * away; a flag without a result is an error (spec §4).
 */
export function takeRedirectResult(): FederatedProof | SignOnReturn | null {
  const isFlagged = localStore.read(storageKeys.federatedRedirect) !== null;
  const rawNonce = sessionStore.read(storageKeys.federatedNonce);
  const result = readFederatedResult(sessionStore.readJson(storageKeys.federatedResult));
  localStore.remove(storageKeys.federatedRedirect);
  sessionStore.remove(storageKeys.federatedNonce);
  sessionStore.remove(storageKeys.federatedResult);
  if (!isFlagged) return null;
  if (result?.organization_id) return { organizationId: result.organization_id, result, rawNonce: rawNonce ?? '' };
  if (result?.error) throw federatedFailure(result.error);
  if (!result?.id_token || !rawNonce) throw new IdentityError(i18n._(identityMessages.googleIncomplete), 'no-result');
  return { idToken: result.id_token, rawNonce };
}
