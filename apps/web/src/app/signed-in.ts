import type { QueryClient } from '@tanstack/react-query';
import { enterOrganization } from '#features/copilot/chat/chat-runner.ts';
import { closeAssistant } from '#features/copilot/drawer/assistant-open.ts';
import { recordProfileFetched } from '#features/identity/sign-in/login-funnel.ts';
import { session } from '#features/identity/session/session.ts';
import { endSession } from '#features/identity/session/sign-out.ts';
import { sendReport } from '#features/learning/progress/send-report.ts';
import { sendWaiting, startOutbox } from '#features/learning/progress/outbox.ts';
import { forgetCurrentOrganization } from '#features/organizations/current-organization.ts';
import { forgetAvatars } from '#features/profiles/avatar-cache.ts';
import { followLanguage } from '#features/profiles/follow-language.ts';
import {
  beginProfile,
  currentProfile,
  dispatchProfile,
  startProfileManager,
  watchProfile,
} from '#features/profiles/profile-runner.ts';
import { sendWaitingAnswers, startAnswerQueue } from '#features/quizzes/saving/answer-queue.ts';
import { forgetAnswers } from '#platform/http/api.ts';
import { isServerReachable, watchReachable } from '#platform/http/connection.ts';
import { forgetResponses } from '#platform/http/response-cache.ts';
import { forgetKeptFiles } from '#platform/device/service-worker.ts';
import { followDeeds } from './gains.ts';
import { followOrganization, leaveOrganization } from './follow-organization.ts';
import type { AppRouter } from './router.tsx';

const uid = () => session.get().user?.uid ?? null;

/** Brings up what only somebody who is signed in needs, and takes it down when they leave. */
export function startSignedIn(queryClient: QueryClient, router: AppRouter): void {
  followDeeds();
  startProfileManager({ signOut: () => void endSession(), forgetOrganization: leaveOrganization });
  followOrganization(router);
  followLanguage();
  watchProfile(() => {
    if (currentProfile().phase === 'ready' && currentProfile().base) recordProfileFetched();
  });
  followSession(queryClient);
  followConnection(queryClient);
  startOutbox({ uid, send: (entry) => sendReport(queryClient, entry) });
  startAnswerQueue(uid);
  document.addEventListener('visibilitychange', () => {
    // A tab that was left open over night begins the day when it is looked at.
    if (document.visibilityState === 'visible') dispatchProfile({ type: 'refresh-asked', isForced: false });
  });
}

/** The profile begins and ends with the person who is signed in; nothing of them is left for the next one. */
function followSession(queryClient: QueryClient): void {
  let last: string | null = null;
  const follow = () => {
    const { status, user } = session.get();
    // First, so that nobody begins with what was answered to somebody else.
    clearAfterLast();
    if (status === 'signed-in') {
      beginProfile(user.uid);
      sendWaiting();
      sendWaitingAnswers();
    }
    if (status === 'signed-out') dispatchProfile({ type: 'signed-out' });
  };
  const clearAfterLast = () => {
    const { status, user } = session.get();
    const next = user?.uid ?? null;
    if (status === 'loading' || status === 'signing-in' || (next === last && next !== null)) return;
    if (last !== null) {
      queryClient.clear();
      forgetAnswers();
      forgetCurrentOrganization();
      void forgetAvatars();
      enterOrganization(null);
      closeAssistant();
    }
    // Also what somebody left behind whose sign-in ended while no page was open.
    void forgetResponses({ except: next });
    if (next === null || last !== null) void forgetKeptFiles();
    last = next;
  };
  follow();
  session.subscribe(follow);
}

/** Back in reach: what failed meanwhile is asked for again. */
function followConnection(queryClient: QueryClient): void {
  watchReachable(() => {
    if (!isServerReachable()) return;
    void queryClient.invalidateQueries();
    sendWaiting();
    sendWaitingAnswers();
    dispatchProfile({ type: 'refresh-asked', isForced: false });
  });
}
