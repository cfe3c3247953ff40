import type { QueryClient } from '@tanstack/react-query';
import { enterOrganization } from '#features/copilot/chat/chat-runner.ts';
import { closeAssistant } from '#features/copilot/drawer/assistant-open.ts';
import { startAuth } from '#features/identity/auth-sdk.ts';
import { prepareNonce } from '#features/identity/federated-nonce.ts';
import { finishRedirect } from '#features/identity/federated-return.ts';
import { session } from '#features/identity/session.ts';
import { watchSession } from '#features/identity/session-watch.ts';
import { endSession } from '#features/identity/sign-out.ts';
import { getToken, hasUser } from '#features/identity/token.ts';
import { sendReport } from '#features/learning/progress/send-report.ts';
import { sendWaiting, startOutbox } from '#features/learning/progress/outbox.ts';
import { currentOrganization, forgetCurrentOrganization, rememberOrganization } from '#features/organizations/current-organization.ts';
import { forgetAvatars } from '#features/profiles/avatar-cache.ts';
import { beginProfile, dispatchProfile, startProfileManager } from '#features/profiles/profile-runner.ts';
import { sendWaitingAnswers, startAnswerQueue } from '#features/quizzes/saving/answer-queue.ts';
import { connectApi, forgetAnswers } from '#platform/api.ts';
import { loadConfig } from '#platform/config.ts';
import { forgetKeptAnswers } from '#platform/kept-answers.ts';
import { isServerReachable, noteAnswer, noteSilence, watchReachable } from '#platform/connection.ts';
import { reportFailedCall, startErrorReports } from '#platform/error-report.ts';
import { recordPageView, startPageViews } from '#platform/page-views.ts';
import { organizationOf } from '#platform/paths.ts';
import { forgetKeptFiles } from '#platform/service-worker.ts';
import { followDeeds } from './gains.ts';
import type { createAppRouter } from './router.tsx';

/** Brings up what lives outside of React, in the order in which one part needs the other. */
export async function startApp(queryClient: QueryClient): Promise<void> {
  const config = await loadConfig();
  startErrorReports(config.version);
  connectApi({
    host: location.origin,
    getToken,
    hasUser,
    uid: () => session.get().user?.uid ?? null,
    onAnswer: noteAnswer,
    onFailure: (error, endpoint) => {
      if (error.code === 'network' || error.code === 'timeout') noteSilence();
      reportFailedCall(error, endpoint);
    },
  });
  startPageViews();
  followDeeds();
  const auth = startAuth(config);
  startProfileManager({ signOut: () => void endSession(), forgetOrganization: dropOrganization });
  followSession(queryClient);
  followConnection(queryClient);
  startOutbox({ uid: () => session.get().user?.uid ?? null, send: (entry) => sendReport(queryClient, entry) });
  startAnswerQueue(() => session.get().user?.uid ?? null);
  // Before anybody is shown as signed out: a redirect sign-in may be coming back.
  void finishRedirect();
  watchSession(auth);
  if (config.federated_sign_in.is_on) void prepareNonce();
}

/** The profile begins and ends with the person who is signed in; nothing of them is left for the next one. */
function followSession(queryClient: QueryClient): void {
  let last: string | null = null;
  session.subscribe(() => {
    const { status, user } = session.get();
    if (status === 'signed-in') {
      beginProfile(user.uid);
      sendWaiting();
      sendWaitingAnswers();
    }
    if (status === 'signed-out') dispatchProfile({ type: 'signed-out' });
    const uid = user?.uid ?? null;
    if (status === 'loading' || status === 'signing-in' || (uid === last && uid !== null)) return;
    if (last !== null) {
      queryClient.clear();
      forgetAnswers();
      forgetCurrentOrganization();
      void forgetAvatars();
      enterOrganization(null);
      closeAssistant();
    }
    // Also what somebody left behind whose sign-in ended while no page was open.
    void forgetKeptAnswers({ except: uid });
    if (uid === null || last !== null) void forgetKeptFiles();
    last = uid;
  });
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

/** Each change of path counts as a page view; the organization in it becomes the current one (spec §2). */
export function followPath(router: ReturnType<typeof createAppRouter>): void {
  let last: string | null = null;
  const follow = ({ pathname }: { pathname: string }) => {
    if (pathname === last) return;
    last = pathname;
    recordPageView(pathname);
    const orgId = organizationOf(pathname);
    if (orgId !== null) rememberOrganization(orgId);
    dispatchProfile({ type: 'organization-changed', orgId: orgId ?? currentOrganization() });
  };
  follow(router.state.location);
  router.subscribe(({ location, navigation }) => navigation.state === 'idle' && follow(location));
  document.addEventListener('visibilitychange', () => {
    // A tab that was left open over night begins the day when it is looked at.
    if (document.visibilityState === 'visible') dispatchProfile({ type: 'refresh-asked', isForced: false });
  });
}

function dropOrganization(orgId: string): void {
  forgetCurrentOrganization(orgId);
  if (organizationOf(location.pathname) === null) dispatchProfile({ type: 'organization-changed', orgId: null });
}
