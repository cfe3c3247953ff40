import { i18n } from '@lingui/core';
import { useObservable } from '#platform/observable.ts';
import { perDevice } from '#platform/person.ts';
import { reportError } from '#platform/http/error-report.ts';
import { identityMessages } from '../identity.texts.ts';
import { session } from '../session/session.ts';
import { finishRedirectSignIn } from './sign-in-with-google.ts';

const problem = perDevice<string | null>(null);

/** Why a redirect sign-in that just came back did not work. The button says it, on whichever screen it stands. */
export const useRedirectProblem = (): string | null => useObservable(problem);
export const forgetRedirectProblem = (): void => problem.set(null);

/**
 * Finishes a redirect sign-in that is under way: at the start of the page, and when the browser's back button brings
 * the page again as it was left.
 */
export function followRedirect(): void {
  void finishRedirect();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void finishRedirect();
  });
  session.subscribe(() => {
    if (session.get().status === 'signed-in') forgetRedirectProblem();
  });
}

async function finishRedirect(): Promise<void> {
  try {
    await finishRedirectSignIn();
  } catch (error) {
    reportError({
      category: 'authentication',
      message: 'Failed to complete Google sign-in. Please try again.',
      cause: error,
    });
    problem.set(error instanceof Error ? error.message : i18n._(identityMessages.googleIncomplete));
  }
}
