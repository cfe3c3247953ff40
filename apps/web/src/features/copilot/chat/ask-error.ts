import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { ApiError } from '#platform/http/api-error.ts';
import { contractText } from '#platform/locale/locale.ts';
import { clientMessages } from '@snapwell/contract/http/client-messages';

/** The assistant's own sentences (spec §8). */
export const askMessages = {
  noReader: msg`No reader`,
  failedToSend: msg`Failed to send`,
  failedToClear: msg`Failed to clear`,
  /** Ours: what to do about it. */
  notSent: msg`We can't reach the server. Your question stays here: try again when you're back online.`,
} as const;

/** A reply that was begun and could not be finished, in the server's words or ours. */
export class ReplyError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ReplyError';
  }
}

/**
 * What is shown when a question failed: 'HTTP {status}' for a refusal, with the server's reason beside it (spec §8).
 */
export function describeAskError(error: unknown): { message: string; detail: string | null } {
  if (error instanceof ReplyError) return { message: error.message || i18n._(askMessages.failedToSend), detail: null };
  if (!(error instanceof ApiError)) return { message: i18n._(askMessages.failedToSend), detail: null };
  if (error.status === 401) return { message: contractText(clientMessages.authenticationRequired), detail: null };
  const { status } = error;
  return status === 0
    ? { message: error.message, detail: i18n._(askMessages.notSent) }
    : { message: t`HTTP ${status}`, detail: error.serverMessage };
}

/** What is shown when the history could not be cleared: the message, or 'Failed to clear' (spec §8). */
export const describeClearError = (error: unknown): string =>
  (error instanceof ApiError && error.message) || i18n._(askMessages.failedToClear);
