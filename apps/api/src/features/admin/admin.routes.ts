import * as endpoints from '@snapwell/contract/admin/admin.endpoints';
import { serveFile } from '#platform/files/serve-file.ts';
import { type HttpServer, serve } from '#platform/http/serve.ts';
import type { World } from '#world.ts';
import { listAllOrganizations, suspendOrganization } from './accounts/administer-organizations.ts';
import { changeUser, listUsers, signOutUser } from './accounts/administer-users.ts';
import { cancelJob, listJobs, retryJob } from './running/administer-jobs.ts';
import { exportAuditLog, listAuditLog, proveAuditLog } from './audit/list-audit-log.ts';
import { listErrorReports, readErrorReport, resolveErrorReport } from './errors/read-error-reports.ts';
import { systemRoutes } from './system.routes.ts';
import { listSecurityEvents } from './accounts/list-security-events.ts';
import { recordErrors } from './errors/record-errors.ts';

/** What the system administrator does, and where browsers report errors. */
export function adminRoutes(server: HttpServer, world: World): void {
  systemRoutes(server, world);
  serve(server, endpoints.reportErrors, ({ caller, body, request }) =>
    recordErrors(world, { caller, userAgent: request.headers['user-agent'] }, body),
  );
  serve(server, endpoints.listErrorReports, ({ query }) => listErrorReports(world, query));
  serve(server, endpoints.getErrorReport, ({ params }) => readErrorReport(world, params.fingerprint));
  serve(server, endpoints.resolveErrorReport, ({ caller, params, body }) =>
    resolveErrorReport(world, caller, params.fingerprint, body.is_resolved),
  );
  serve(server, endpoints.listUsers, ({ query }) => listUsers(world, query));
  serve(server, endpoints.changeUser, ({ caller, params, body }) => changeUser(world, caller, params.uid, body));
  serve(server, endpoints.signOutUser, ({ caller, params }) => signOutUser(world, caller, params.uid));
  serve(server, endpoints.listAllOrganizations, ({ query }) => listAllOrganizations(world, query));
  serve(server, endpoints.suspendOrganization, ({ caller, params, body }) =>
    suspendOrganization(world, caller, params.orgId, body.is_suspended),
  );
  serve(server, endpoints.listAuditLog, ({ query }) => listAuditLog(world, query));
  serveFile(server, endpoints.exportAuditLog, async ({ query }) => ({
    body: await exportAuditLog(world, query),
    fileName: 'audit-log.ndjson',
  }));
  serve(server, endpoints.verifyAuditLog, () => proveAuditLog(world));
  serve(server, endpoints.listJobs, ({ query }) => listJobs(world, query));
  serve(server, endpoints.retryJob, ({ caller, params }) => retryJob(world, caller, params.jobId));
  serve(server, endpoints.cancelJob, ({ caller, params }) => cancelJob(world, caller, params.jobId));
  serve(server, endpoints.listSecurityEvents, ({ query }) => listSecurityEvents(world, query));
}
