import * as endpoints from '@snapwell/contract/identity/identity.endpoints';
import { isFromOwnMachine } from '#platform/web/own-machine.ts';
import { type HttpServer, serve } from '#platform/http/serve.ts';
import type { World } from '#world.ts';
import { endSessions } from './end-sessions.ts';
import { readOutbox } from './read-outbox.ts';
import { registerWithGoogle, registerWithUid } from './register-account.ts';

export function identityRoutes(server: HttpServer, world: World): void {
  serve(server, endpoints.registerWithUid, ({ caller, body }) => registerWithUid(world, caller, body));
  serve(server, endpoints.registerWithGoogle, ({ caller, body }) => registerWithGoogle(world, caller, body.id_token));
  serve(server, endpoints.logOut, ({ caller, body }) => endSessions(world, caller, body));
  serve(server, endpoints.readOutbox, ({ request }) => readOutbox(world, { isOwnMachine: isFromOwnMachine(request) }));
}
