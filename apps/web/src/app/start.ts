import type { QueryClient } from '@tanstack/react-query';
import { prepareNonce } from '#features/identity/federated/federated-nonce.ts';
import { followRedirect } from '#features/identity/federated/federated-return.ts';
import { session } from '#features/identity/session/session.ts';
import { startIdentity } from '#features/identity/session/start-identity.ts';
import { getToken, hasUser } from '#features/identity/session/token.ts';
import { connectApi } from '#platform/http/api.ts';
import { loadConfig } from '#platform/config.ts';
import { reportReachable } from '#platform/http/connection.ts';
import { startErrorReports } from '#platform/http/error-report.ts';
import { connectOutbox } from '#platform/outbox/outbox-host.ts';
import { startInstalling } from '#platform/installing.ts';
import { recordPageView, startPageViews } from '#platform/device/page-views.ts';
import { noteFailure } from './note-failure.ts';
import { type AppRouter, onPath } from './routes/router.tsx';

const uid = () => session.get().user?.uid ?? null;

/** Brings up what lives outside of React, in the order in which one part needs the other. */
export async function startApp(queryClient: QueryClient): Promise<void> {
  const config = await loadConfig();
  startErrorReports(config.version);
  connectApi({
    host: location.origin,
    getToken,
    hasUser,
    uid,
    onAnswer: reportReachable,
    onFailure: noteFailure,
  });
  connectOutbox({ queryClient, uid });
  startPageViews();
  startInstalling();
  startIdentity();
  // Before anybody is shown as signed out: a redirect sign-in may be coming back.
  followRedirect();
  if (config.federated_sign_in.is_on) void prepareNonce();
}

/** Each change of path counts as a page view (spec §2). */
export function followPath(router: AppRouter): void {
  onPath(router, recordPageView);
}

/** What only the signed-in need comes with the first of them on this page. */
export function followSignIn(queryClient: QueryClient, router: AppRouter): void {
  const begin = () => void import('./signed-in.ts').then((m) => m.startSignedIn(queryClient, router));
  if (session.get().status !== 'signed-out') return begin();
  const stop = session.subscribe(() => {
    stop();
    begin();
  });
}
