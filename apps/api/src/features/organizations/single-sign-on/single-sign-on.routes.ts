import * as endpoints from '@snapwell/contract/organizations/single-sign-on/single-sign-on.endpoints';
import { type HttpServer, serve } from '#platform/http/serve.ts';
import type { World } from '#world.ts';
import { changeConnection, getSingleSignOn, releaseLink, removeConnection, testConnection } from './connections.ts';
import { addDomain, proveDomain, removeDomain } from './domains.ts';
import { enterBySignOn, findSignOn } from './enter-by-sign-on.ts';
import { listSignOnEvents } from './sign-on-events.ts';

/** An organization's own sign-in. What browsers are sent to and fro by is `adapters/federated-sign-in`. */
export function singleSignOnRoutes(server: HttpServer, world: World): void {
  serve(server, endpoints.getSingleSignOn, ({ params }) => getSingleSignOn(world, params.orgId));
  serve(server, endpoints.changeSingleSignOn, ({ caller, body }) => changeConnection(world, caller, body));
  serve(server, endpoints.removeSingleSignOn, ({ caller }) => removeConnection(world, caller));
  serve(server, endpoints.testSingleSignOn, ({ params }) => testConnection(world, params.orgId));
  serve(server, endpoints.addSignOnDomain, ({ caller, body }) => addDomain(world, caller, body.domain));
  serve(server, endpoints.proveSignOnDomain, ({ caller, params, body }) =>
    proveDomain(world, caller, { domain: params.domain, isWithoutDns: body.without_dns }),
  );
  serve(server, endpoints.removeSignOnDomain, ({ caller, params }) => removeDomain(world, caller, params.domain));
  serve(server, endpoints.listSignOnEvents, ({ params }) => listSignOnEvents(world, params.orgId));
  serve(server, endpoints.releaseSignOnLink, ({ caller, params }) => releaseLink(world, caller, params.uid));
  serve(server, endpoints.findSignOn, ({ body }) => findSignOn(world, body.email));
  serve(server, endpoints.enterBySignOn, ({ caller }) => enterBySignOn(world, caller));
}
