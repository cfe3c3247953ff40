import * as endpoints from '@snapwell/contract/analytics/reports.endpoints';
import { type HttpServer, serve } from '#platform/http/serve.ts';
import type { World } from '#world.ts';
import { previewNudge } from './preview-nudge.ts';
import { changeReportSettings, createAlert, deleteAlert, readReportSettings, stopReport } from './report-settings.ts';

/** What comes by mail without looking: the week's report, and alerts. */
export function reportRoutes(server: HttpServer, world: World): void {
  serve(server, endpoints.previewNudge, ({ caller, query, language }) =>
    previewNudge(world, caller, { about: query.about, language }),
  );
  serve(server, endpoints.getReportSettings, ({ caller }) => readReportSettings(world, caller));
  serve(server, endpoints.changeReportSettings, ({ caller, body }) => changeReportSettings(world, caller, body));
  serve(server, endpoints.createAlert, ({ caller, body }) => createAlert(world, caller, body));
  serve(server, endpoints.deleteAlert, ({ caller, params }) => deleteAlert(world, caller, params.alertId));
  serve(server, endpoints.stopReport, ({ body }) => stopReport(world, body));
}
