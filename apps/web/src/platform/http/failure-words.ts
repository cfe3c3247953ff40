import { contractText } from '../locale/locale.ts';
import { t } from '@lingui/core/macro';
import { clientMessages } from '@snapwell/contract/http/client-messages';
import { ApiError, wordsOf } from './api-error.ts';

/** What is said where something cannot be shown. */
export interface FailureWords {
  /** What happened. */
  readonly title: string;
  /** What to do. */
  readonly advice: string;
  /** The catalogue's sentence of a failed call. */
  readonly detail: string | null;
  /** The number under which the server logged it. */
  readonly requestId: string | null;
}

/** A failure in plain words. What an error of our own says of itself is for the report, not for the person. */
export function failureWords(error: unknown, isReachable: boolean): FailureWords {
  if (!isReachable || (error instanceof ApiError && error.status === 0))
    return {
      title: isReachable ? t`We can't reach the server` : t`You're offline`,
      advice: isReachable
        ? t`Check your connection and try again.`
        : t`You haven't opened this on this device yet. It will load when you're back online.`,
      detail: error instanceof ApiError ? error.message : null,
      requestId: null,
    };
  if (!(error instanceof ApiError))
    return {
      title: contractText(clientMessages.fallback),
      advice: t`This couldn't be shown. We've been told. Trying again often helps.`,
      detail: null,
      requestId: null,
    };
  return { title: wordsOf(error), advice: adviceFor(error), detail: error.message, requestId: error.requestId };
}

function adviceFor({ status, requestId }: ApiError): string {
  if (status === 404) return t`It isn't here any more, or it isn't open to you.`;
  // What stands between the browser and the server fails without a number.
  if (status >= 500 && !requestId) return t`Something went wrong on our side. Try again in a moment.`;
  if (status >= 500)
    return t`Something went wrong on our side. Try again in a moment. If it stays, tell support the number below.`;
  return t`Try again. If it stays, sign out and in again.`;
}
