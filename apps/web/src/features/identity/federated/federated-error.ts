import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FederatedError } from '@snapwell/contract/identity/federated-sign-in.schemas';
import { IdentityError } from '../identity-error.ts';
import { identityMessages } from '../identity.texts.ts';

/** Ways a federated sign-in ends without a word: the person closed it or began another one. */
const SILENT = new Set(['user-cancelled', 'popup-cancelled']);

const messages: Partial<Record<FederatedError, MessageDescriptor>> = {
  'user-cancelled': identityMessages.googleFailed,
  'state-mismatch': identityMessages.googleRedirectFailed,
  'provider-unreachable': identityMessages.googleRedirectFailed,
  'unauthorized-domain': identityMessages.googleDomain,
  'not-configured': msg`Google sign-in isn't set up on this server.`,
  failed: identityMessages.googleFailed,
};

/** What a refusal of the server's federated sign-in means. */
export function federatedFailure(code: string): IdentityError {
  return new IdentityError(i18n._(messages[code as FederatedError] ?? identityMessages.googleFailed), code);
}

export const isSilent = (error: unknown): boolean => error instanceof IdentityError && SILENT.has(error.code);
