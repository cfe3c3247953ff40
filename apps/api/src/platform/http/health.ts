import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { World } from '#world.ts';
import { AppError } from './app-error.ts';

/** `/healthz`: the process answers. `/readyz`: so does its database. */
export function healthRoutes(app: FastifyInstance, world: Pick<World, 'db'>): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async () => {
    await world.db.execute(sql`select 1`).catch(() => {
      throw new AppError('unavailable');
    });
    return { status: 'ready' };
  });
}
