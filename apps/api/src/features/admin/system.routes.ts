import { getNotice } from '@snapwell/contract/admin/notice.endpoints';
import * as endpoints from '@snapwell/contract/admin/system.endpoints';
import { serveFile } from '#platform/files/serve-file.ts';
import { type HttpServer, serve } from '#platform/http/serve.ts';
import type { World } from '#world.ts';
import { changeQuotas, createOrganizationAsAdmin, readOrganization } from './accounts/administer-organizations.ts';
import { readUser } from './accounts/administer-users.ts';
import { listDataRequests, openExport, requestData } from './data/data-requests.ts';
import { listJobTurns } from './running/administer-jobs.ts';
import { checkHealth, readHealth } from './running/health.ts';
import { forgetBounce, listMails, sendTestMail, summarize } from './running/mails.ts';
import { readOverview } from './running/overview.ts';
import { describeRetention, listConfiguration, readNotice, setNotice, setRetention } from './running/settings.ts';

/** The running of the system: what needs somebody, and how it is put right. */
export function systemRoutes(server: HttpServer, world: World): void {
  serve(server, endpoints.getSystemOverview, () => readOverview(world));
  serve(server, endpoints.getSystemHealth, () => readHealth(world));
  serve(server, endpoints.checkSystemHealth, async () => {
    await checkHealth(world);
    return readHealth(world);
  });
  serve(server, endpoints.createOrganizationAsAdmin, ({ caller, body, language }) =>
    createOrganizationAsAdmin(world, caller, body, language),
  );
  serve(server, endpoints.getOrganizationDetails, ({ params }) => readOrganization(world, params.orgId));
  serve(server, endpoints.changeQuotas, ({ caller, params, body }) => changeQuotas(world, caller, params.orgId, body));
  serve(server, endpoints.getUserDetails, ({ params }) => readUser(world, params.uid));
  serve(server, endpoints.listJobTurns, () => listJobTurns(world));
  serve(server, endpoints.getMailSummary, () => summarize(world));
  serve(server, endpoints.listMails, ({ query }) => listMails(world, query));
  serve(server, endpoints.sendTestMail, ({ caller }) => sendTestMail(world, caller));
  serve(server, endpoints.forgetBounce, ({ caller, params }) => forgetBounce(world, caller, params.email));
  serve(server, endpoints.listConfiguration, () => listConfiguration(world));
  serve(server, getNotice, () => readNotice(world));
  serve(server, endpoints.setNotice, ({ caller, body }) => setNotice(world, caller, body.notice));
  serve(server, endpoints.getRetention, () => describeRetention(world));
  serve(server, endpoints.setRetention, ({ caller, body }) => setRetention(world, caller, body));
  serve(server, endpoints.listDataRequests, ({ query }) => listDataRequests(world, query));
  serve(server, endpoints.requestData, ({ caller, params, body }) =>
    requestData(world, caller, { uid: params.uid, kind: body.kind }),
  );
  serveFile(server, endpoints.downloadDataExport, ({ caller, params }) => openExport(world, caller, params.requestId));
}
