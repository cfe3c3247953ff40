import type { Readable } from 'node:stream';
import type { EndpointDefinition } from '@snapwell/contract/http/endpoint';
import { type HttpServer, receiveCall, type ReceivedCall } from '../http/serve.ts';

/** What a download endpoint answers with. */
export interface FileAnswer {
  readonly body: Buffer | Readable;
  /** The name to save it under; without one it is shown. */
  readonly fileName?: string;
  /** How long others may keep it; nobody may when absent. */
  readonly cacheControl?: string;
}

/** Puts an endpoint of the contract on the server that answers with a file instead of JSON. */
export function serveFile<const E extends EndpointDefinition & { download: string }>(
  server: HttpServer,
  endpoint: E,
  handle: (call: ReceivedCall<E>) => Promise<FileAnswer>,
): void {
  server.app.route({
    method: endpoint.method,
    url: endpoint.path,
    handler: async (request, reply) => {
      const { body, fileName, cacheControl = 'no-store' } = await handle(await receiveCall(server, endpoint, request));
      // These types are compressed already.
      request.headers['x-no-compression'] = 'true';
      reply.header('content-type', endpoint.download).header('cache-control', cacheControl);
      if (fileName)
        reply.header('content-disposition', `attachment; filename="${fileName.replaceAll(/[^\w.-]/g, '-')}"`);
      return reply.send(body);
    },
  });
}
