import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseBrokenRequest } from '../http/broken-request.ts';

/** What a connection may take before it is cut. */
export interface ConnectionLimits {
  /** Open at once in this process. */
  readonly total: number;
  /** Open at once from one address; null where a reverse proxy holds the connections of everybody. */
  readonly perAddress: number | null;
  /** For the head of a request, and for a connection that sends nothing. */
  readonly headMs: number;
  /** For a request with its body. */
  readonly requestMs: number;
  /** For an upload: a gigabyte, the largest archive, over a slow office's line. */
  readonly uploadMs: number;
  /** How often Node looks for heads and uploads that took too long. */
  readonly checkEveryMs: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  total: 5000,
  perAddress: 500,
  headMs: 15_000,
  requestMs: 30_000,
  uploadMs: 15 * 60_000,
  checkEveryMs: 5000,
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A file comes with the request, which may take its time. */
    isUpload?: boolean;
  }
}

/** What Node itself holds: heads, and the longest that any request may take. */
export const nodeLimits = ({ headMs, uploadMs, checkEveryMs }: ConnectionLimits) => ({
  requestTimeout: uploadMs,
  http: { headersTimeout: headMs, connectionsCheckingInterval: checkEveryMs },
  clientErrorHandler: refuseBrokenRequest,
});

/** Cuts connections beyond the limits, and requests whose body comes too slowly. */
export function limitConnections(app: FastifyInstance, { total, perAddress, requestMs }: ConnectionLimits): void {
  app.server.maxConnections = total;
  if (perAddress !== null) limitByAddress(app, perAddress);
  app.addHook('onRequest', async (request) => {
    if (hasBody(request) && !request.routeOptions.config.isUpload) cutWhenSlow(request, requestMs);
  });
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function limitByAddress(app: FastifyInstance, most: number): void {
  const open = new Map<string, number>();
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = open.get(address)! - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
    if (count > most) socket.destroy();
  });
}

/** Ends a connection in the way Node does it for requests that take too long. */
function cutWhenSlow({ raw }: FastifyRequest, requestMs: number): void {
  const timer = setTimeout(() => {
    if (!raw.complete) refuseBrokenRequest({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, raw.socket);
  }, requestMs).unref();
  for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer));
}
