import { CLIENT_CONFIG_PATH } from '@snapwell/contract/api/client-config';
import { clientConfig } from '@snapwell/contract/api/client-config.schemas';
import type { FastifyInstance } from 'fastify';
import type { World } from '#world.ts';

/** `/config.json`: read by every page before it starts, so it may be kept for a moment only. */
export function clientConfigRoutes(app: FastifyInstance, world: Pick<World, 'clientConfig'>): void {
  const config = clientConfig.parse(world.clientConfig);
  app.get(CLIENT_CONFIG_PATH, async (_request, reply) => reply.header('cache-control', 'no-cache').send(config));
}
