import * as endpoints from '@snapwell/contract/admin/admin.endpoints';
import { type HttpServer, serve } from '#platform/http/serve.ts';
import type { World } from '#world.ts';
import { listAllOrganizations, suspendOrganization } from './administer-organizations.ts';
import { changeUser, listUsers, signOutUser } from './administer-users.ts';
import { cancelJob, listJobs, retryJob } from './administer-jobs.ts';
import { listAuditLog } from './list-audit-log.ts';
import { listErrorReports, readErrorReport, resolveErrorReport } from './read-error-reports.ts';
import { listSecurityEvents } from './list-security-events.ts';
import { recordErrors } from './record-errors.ts';

export function adminRoutes(server: HttpServer, world: World): void {
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
  serve(server, endpoints.listJobs, ({ query }) => listJobs(world, query));
  serve(server, endpoints.retryJob, ({ caller, params }) => retryJob(world, caller, params.jobId));
  serve(server, endpoints.cancelJob, ({ caller, params }) => cancelJob(world, caller, params.jobId));
  serve(server, endpoints.listSecurityEvents, ({ query }) => listSecurityEvents(world, query));
}
