import { ApiError } from '#platform/http/api-error.ts';
import { contractText } from '#platform/locale/locale.ts';
import { clientMessages } from '@snapwell/contract/http/client-messages';

/** The assistant's own sentences (spec §8). */
export const askMessages = {
  noReader: 'No reader',
  failedToSend: 'Failed to send',
  failedToClear: 'Failed to clear',
  /** Ours: what to do about it. */
  notSent: 'The server is out of reach. Your question is kept here: try again when you are back online.',
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
  if (error instanceof ReplyError) return { message: error.message || askMessages.failedToSend, detail: null };
  if (!(error instanceof ApiError)) return { message: askMessages.failedToSend, detail: null };
  if (error.status === 401) return { message: contractText(clientMessages.authenticationRequired), detail: null };
  return error.status === 0
    ? { message: error.message, detail: askMessages.notSent }
    : { message: `HTTP ${error.status}`, detail: error.serverMessage };
}

/** What is shown when the history could not be cleared: the message, or 'Failed to clear' (spec §8). */
export const describeClearError = (error: unknown): string =>
  (error instanceof ApiError && error.message) || askMessages.failedToClear;
