import '#platform/device/schemas-without-code.ts';
import { recordPageView, startPageViews } from '#platform/device/page-views.ts';
import { connectApi } from '#platform/http/api.ts';
import { reportReachable } from '#platform/http/connection.ts';
import { startErrorReports } from '#platform/http/error-report.ts';
import { startInstalling } from '#platform/installing.ts';
import { noteFailure } from '../note-failure.ts';
import { followVersions } from '../versions.ts';

/** Brings up what lives outside of React beside a stranger's page. */
export function startBeside(version: string): void {
  connectApi({
    host: location.origin,
    getToken: () => Promise.reject(new Error('A stranger has no token.')),
    hasUser: () => false,
    onAnswer: reportReachable,
    onFailure: noteFailure,
  });
  startErrorReports(version);
  followVersions();
  startInstalling();
  startPageViews();
  recordPageView(location.pathname);
}
