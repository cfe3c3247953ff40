import type { Socket } from 'node:net';
import { type ErrorCode, errorCatalogue } from '@snapwell/contract/http/error';

const LAST_WORDS_MS = 1000;
const codes: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/**
 * Refuses what never became a request: a head that is too long, cannot be read or does not end, a body that comes too
 * slowly. Nothing of the framework is reached then, so the answer is written by hand, and the connection ends.
 */
export function refuseBrokenRequest({ code = '' }: { code?: string }, socket: Socket): void {
  if (socket.writableEnded) return;
  if (socket.writable && code !== 'ECONNRESET') {
    const refusal = codes[code] ?? 'invalid_request';
    const { status, message } = errorCatalogue[refusal];
    const body = JSON.stringify({ message, code: refusal });
    const head = [
      `HTTP/1.1 ${status} Refused`,
      'content-type: application/json; charset=utf-8',
      'cache-control: no-store',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
    // A connection that is cut while its other end still sends takes the answer with it.
    setTimeout(() => socket.destroy(), LAST_WORDS_MS).unref();
  } else socket.destroy();
}
