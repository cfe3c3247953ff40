import { contractText } from '../locale/locale.ts';
import { clientMessages } from '@snapwell/contract/http/client-messages';
import { type ErrorCode } from '@snapwell/contract/http/error';
import type { ErrorDetail } from '@snapwell/contract/http/error.schemas';

/** A call that failed, with a sentence a person can read. Status 0: there was no answer, or none that can be read. */
export class ApiError extends Error {
  readonly status: number;
  /** A code of the contract's catalogue, or `network`, `timeout`, `parse`, `http`. */
  readonly code: string;
  readonly details: readonly ErrorDetail[];
  readonly requestId: string | null;
  /** The server's own words, null when it gave none; `message` follows spec §8 instead for 401, 403 and 404. */
  readonly serverMessage: string | null;

  constructor(
    message: string,
    facts: {
      status: number;
      code: string;
      details?: readonly ErrorDetail[];
      requestId?: string | null;
      serverMessage?: string | null;
    },
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = facts.status;
    this.code = facts.code;
    this.details = facts.details ?? [];
    this.requestId = facts.requestId ?? null;
    this.serverMessage = facts.serverMessage ?? null;
  }
}

/** Whether the server refused with this code of the catalogue. */
export const hasCode = (error: unknown, code: ErrorCode): error is ApiError =>
  error instanceof ApiError && error.code === code;

/** What the server has understood and does not want will not be wanted later either. Everything else is tried again. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 408, 425, 429].includes(error.status);

const fixedMessages: Record<number, string> = {
  401: clientMessages.authenticationRequired,
  403: clientMessages.insufficientPermissions,
  404: clientMessages.notFound,
};

/** What a refusal means (spec §8): fixed sentences for 401, 403, 404, else the server's `message` or `detail`. */
export async function errorOfResponse(response: Response): Promise<ApiError> {
  // It may come from something between us and the server, so nothing of it is taken for granted.
  const body: unknown = await response.json().catch(() => null);
  const fixedMessage = fixedMessages[response.status];
  const serverMessage = textIn(body, 'message') || textIn(body, 'detail') || null;
  return new ApiError(
    fixedMessage ? contractText(fixedMessage) : (serverMessage ?? contractText(clientMessages.fallback)),
    {
      status: response.status,
      code: textIn(body, 'code') ?? 'http',
      details: detailsIn(body),
      requestId: textIn(body, 'request_id') ?? response.headers.get('x-request-id'),
      serverMessage,
    },
  );
}

function fieldIn(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
}

function textIn(body: unknown, name: string): string | undefined {
  const value = fieldIn(body, name);
  return typeof value === 'string' ? value : undefined;
}

function detailsIn(body: unknown): ErrorDetail[] {
  const details = fieldIn(body, 'details');
  if (!Array.isArray(details)) return [];
  return details.flatMap((each) => {
    const [path, message] = [textIn(each, 'path'), textIn(each, 'message')];
    return path !== undefined && message !== undefined ? [{ path, message }] : [];
  });
}

/** A refusal in the words that say most: the server's own where the fixed sentence of its status says less. */
export function wordsOf(error: Error): string {
  if (error instanceof ApiError && error.serverMessage && !GENERAL_CODES.has(error.code)) return error.serverMessage;
  return isProgrammingError(error) ? contractText(clientMessages.fallback) : error.message;
}

/** What such an error says is for whoever mends it. */
const isProgrammingError = (error: Error): boolean =>
  error instanceof TypeError || error instanceof RangeError || error instanceof ReferenceError;

const GENERAL_CODES = new Set([
  'http',
  'not_found',
  'authentication_required',
  'token_expired',
  'account_disabled',
  'insufficient_permissions',
]);

/** No answer came, or one that is not JSON. */
export function errorOfNetwork(cause: unknown, code: 'network' | 'parse' = 'network'): ApiError {
  const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
  return new ApiError(contractText(clientMessages.network), { status: 0, code: isTimeout ? 'timeout' : code });
}
