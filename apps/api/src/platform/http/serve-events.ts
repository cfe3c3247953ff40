import { Readable } from 'node:stream';
import type { EndpointDefinition } from '@snapwell/contract/http/endpoint';
import { KEEP_OPEN_LINE, writeEvent } from '@snapwell/contract/http/event-stream';
import type { z } from 'zod';
import { AppError } from './app-error.ts';
import { type HttpServer, receiveCall, type ReceivedCall } from './serve.ts';

/** Proxies close what is silent for a minute. */
const KEEP_OPEN_MS = 25_000;
/** A stream ends before the token that opened it is too old to be trusted; the client opens the next one. */
const STREAM_MS = 10 * 60_000;
/** A server that stops waits this long for a device to take its last events. */
const LAST_WORDS_MS = 300;
/** Streams one person may hold open in this process: more are devices that were forgotten, and the oldest ends. */
const STREAMS_PER_PERSON = 12;

/** What a stream is written with. After its end nothing more is sent. */
export interface Channel<Event> {
  send(event: Event): void;
  end(): void;
}
type Stop = () => void;
/** Begins to send; answers how to stop. What it throws before is answered like any other refusal. */
type Open<E extends EndpointDefinition> = (
  call: ReceivedCall<E>,
  channel: Channel<z.input<E['result']>>,
) => Stop | Promise<Stop>;

/** Puts a streaming endpoint of the contract on the server. Every event passes the contract's schema on its way out. */
export function serveEvents<const E extends EndpointDefinition & { isStream: true }>(
  server: HttpServer,
  endpoint: E,
  open: Open<E>,
): void {
  const streams = createStreams();
  server.app.addHook('preClose', async () => streams.endAll());
  server.app.route({
    method: endpoint.method,
    url: endpoint.path,
    // Compression would hold events back until it has enough of them.
    compress: false,
    handler: async (request, reply) => {
      const call = await receiveCall(server, endpoint, request);
      if (endpoint.method === 'GET' && !request.headers.accept?.includes('text/event-stream'))
        throw new AppError('stream_only');
      const stream = new Readable({ read: () => undefined });
      const stop = await open(
        call,
        channelTo(stream, (event) => writeEvent(endpoint.result.parse(event) as object)),
      );
      if (request.socket.destroyed) return stop();
      streams.add((call.caller as { uid?: string } | null)?.uid ?? request.ip, stream, stop);
      return reply.headers(streamHeaders).send(stream);
    },
  });
}

function channelTo<Event>(stream: Readable, write: (event: Event) => string): Channel<Event> {
  const isOpen = () => !stream.readableEnded && !stream.destroyed && !ended.has(stream);
  return {
    send: (event) => void (isOpen() && stream.push(write(event))),
    end: () => void (isOpen() && end(stream)),
  };
}

const streamHeaders = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  // A connection that is kept for the next request would hold up a server that stops.
  connection: 'close',
};

/** The open streams, by person: kept open, ended in time, and all at once when the server stops. */
function createStreams() {
  const byPerson = new Map<string, Set<Readable>>();
  return {
    add(person: string, stream: Readable, stop: () => void): void {
      const mine = byPerson.get(person) ?? new Set();
      byPerson.set(person, mine.add(stream));
      if (mine.size > STREAMS_PER_PERSON) end([...mine][0]!);
      const keepOpen = setInterval(() => ended.has(stream) || stream.push(KEEP_OPEN_LINE), KEEP_OPEN_MS);
      const last = setTimeout(() => end(stream), STREAM_MS);
      stream.once('close', () => {
        clearInterval(keepOpen);
        clearTimeout(last);
        stop();
        mine.delete(stream);
        if (mine.size === 0) byPerson.delete(person);
      });
    },
    endAll(): void {
      for (const mine of byPerson.values()) {
        for (const stream of mine) {
          end(stream);
          // A device that sleeps does not take what is left.
          setTimeout(() => stream.destroy(), LAST_WORDS_MS).unref();
        }
      }
    },
  };
}

const ended = new WeakSet<Readable>();

function end(stream: Readable): void {
  if (ended.has(stream)) return;
  ended.add(stream);
  stream.push(null);
}
