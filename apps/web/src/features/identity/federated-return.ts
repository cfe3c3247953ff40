import { createObservable, useObservable } from '#platform/observable.ts';
import { reportError } from '#platform/error-report.ts';
import { identityMessages } from './identity.texts.ts';
import { finishGoogleRedirect } from './sign-in-with-google.ts';

const problem = createObservable<string | null>(null);

/** Why a redirect sign-in that just came back did not work; the sign-in screen says it. */
export const useRedirectProblem = (): string | null => useObservable(problem);

/** Finishes a redirect sign-in at the start of the page, if one is under way. */
export async function finishRedirect(): Promise<void> {
  try {
    await finishGoogleRedirect();
  } catch (error) {
    reportError({ category: 'authentication', message: identityMessages.googleIncomplete, cause: error });
    problem.set(error instanceof Error ? error.message : identityMessages.googleIncomplete);
  }
}
