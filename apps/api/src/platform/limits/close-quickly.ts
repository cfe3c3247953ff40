import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Ends, when the server closes, every connection that nobody waits on. Node itself keeps waiting for those that
 * browsers open in advance and that never carried a request.
 */
export function closeQuickly(app: FastifyInstance): void {
  const connections = new Set<Socket>();
  const idle = new Set<Socket>();
  let isClosing = false;
  app.server.on('connection', (socket) => {
    connections.add(socket);
    idle.add(socket);
    socket.once('close', () => {
      connections.delete(socket);
      idle.delete(socket);
    });
  });
  app.addHook('onRequest', async ({ raw }) => void idle.delete(raw.socket));
  app.addHook('onResponse', async ({ raw }) => {
    // What the server asks itself comes over no connection.
    if (!connections.has(raw.socket)) return;
    if (isClosing || raw.socket.destroyed) raw.socket.end();
    else idle.add(raw.socket);
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of idle) socket.destroy();
  });
}
