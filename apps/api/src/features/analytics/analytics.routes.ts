import * as endpoints from '@snapwell/contract/analytics/analytics.endpoints';
import { type HttpServer, serve } from '#platform/http/serve.ts';
import type { World } from '#world.ts';
import { recordEvents } from './events/record-events.ts';

export function analyticsRoutes(server: HttpServer, world: World): void {
  serve(server, endpoints.recordEvents, ({ caller, body }) => recordEvents(world, caller, body));
}
