// Not for what they export: what is left to send is sent, and a picture forgotten, on whichever screen one begins.
import '#features/learning/progress/progress-outbox.ts';
import '#features/profiles/avatar-cache.ts';
import '#features/quizzes/reviews/review-outbox.ts';
import '#features/quizzes/saving/answer-outbox.ts';
import '#features/simulations/step-outbox.ts';
import type { QueryClient } from '@tanstack/react-query';
import { recordProfileFetched } from '#features/identity/sign-in/login-funnel.ts';
import { session } from '#features/identity/session/session.ts';
import { endSession } from '#features/identity/session/sign-out.ts';
import { followLanguage } from '#features/profiles/follow-language.ts';
import {
  beginProfile,
  currentProfile,
  dispatchProfile,
  startProfileManager,
  watchProfile,
} from '#features/profiles/profile-runner.ts';
import { isServerReachable, watchReachable } from '#platform/http/connection.ts';
import { sendWaiting } from '#platform/outbox/outbox.ts';
import { organizationOf } from '#platform/paths.ts';
import { forgetPerson, forgetWithPerson } from '#platform/person.ts';
import { forgetResponses } from '#platform/http/response-cache.ts';
import { followDeeds } from './announce-award.ts';
import { followOrganization, leaveOrganization } from './follow-organization.ts';
import type { AppRouter } from './routes/router.tsx';

/** Brings up what only somebody who is signed in needs, and takes it down when they leave. */
export function startSignedIn(queryClient: QueryClient, router: AppRouter): void {
  followDeeds();
  startProfileManager({ signOut: () => void endSession(), forgetOrganization: leaveOrganization });
  followOrganization(router);
  followLanguage();
  watchProfile(() => {
    if (currentProfile().phase === 'ready' && currentProfile().base) recordProfileFetched();
  });
  // What a visitor's page has loaded is nobody's.
  forgetWithPerson(({ last }) => last !== null && queryClient.clear());
  followSession();
  followConnection(queryClient);
  document.addEventListener('visibilitychange', () => {
    // A tab that was left open over night begins the day when it is looked at.
    if (document.visibilityState === 'visible') dispatchProfile({ type: 'refresh-asked', isForced: false });
  });
}

/** The profile begins and ends with the person who is signed in; nothing of them is left for the next one. */
function followSession(): void {
  let last: string | null = null;
  const follow = () => {
    const { status, user } = session.get();
    if (status === 'loading' || status === 'signing-in') return;
    const next = user?.uid ?? null;
    // First, so that nobody begins with what belongs to somebody else.
    if (next !== last || next === null) forgetLast(next);
    last = next;
    if (next === null) return dispatchProfile({ type: 'signed-out' });
    beginProfile(next);
    void sendWaiting();
  };
  const forgetLast = (next: string | null) => {
    // Somebody who comes to a page that was nobody's goes on with what they left on this device.
    if (last === null && next !== null) return void forgetResponses({ except: next });
    forgetPerson({ last, next });
    dispatchProfile({ type: 'organization-changed', orgId: organizationOf(location.pathname) });
  };
  follow();
  session.subscribe(follow);
}

/** Back in reach: what failed meanwhile is asked for again. */
function followConnection(queryClient: QueryClient): void {
  watchReachable(() => {
    if (!isServerReachable()) return;
    void queryClient.invalidateQueries();
    void sendWaiting();
    dispatchProfile({ type: 'refresh-asked', isForced: false });
  });
}
