import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { createChatModel } from '#adapters/language-model/chat-model.ts';
import { createApp } from '#composition/app.ts';
import type { TestServer } from '../api-test.ts';

/** What the stand-in was sent. */
export interface Sent {
  readonly model: string;
  readonly stream: boolean;
  readonly temperature?: number;
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
  readonly tool_choice?: string;
  readonly messages: readonly {
    readonly role: string;
    readonly content: string | null;
    readonly tool_call_id?: string;
  }[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
}

/** How the model behaves: it writes what it likes, call by call. */
export type Behaviour = (answer: ModelAnswer, sent: Sent, call: number) => Promise<void> | void;

/** Writes the wire of a model service, piece by piece. */
export interface ModelAnswer {
  begin(status?: number, headers?: Record<string, string>): void;
  /** Bytes as they are. */
  raw(text: string): void;
  say(text: string): void;
  delta(delta: object): void;
  pause(ms: number): Promise<void>;
  end(): void;
  /** Ends it as it stands, without the mark of the end. */
  finish(): void;
  /** Cuts the connection. */
  destroy(): void;
  isGone(): boolean;
}

/** A model service that speaks the chat protocol over real HTTP and server-sent events. */
export async function startModelStandIn() {
  const sent: Sent[] = [];
  const ended: number[] = [];
  let behave: Behaviour = () => undefined;
  let open = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Sent;
      sent.push(body);
      open++;
      response.on('close', () => {
        open--;
        ended.push(performance.now());
      });
      void behave(answerWith(response), body, sent.length);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    sent,
    /** When answers ended, whoever ended them. */
    ended,
    open: () => open,
    behave(next: Behaviour) {
      sent.length = 0;
      ended.length = 0;
      behave = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

export type ModelStandIn = Awaited<ReturnType<typeof startModelStandIn>>;

function answerWith(response: ServerResponse): ModelAnswer {
  const begin: ModelAnswer['begin'] = (status = 200, headers = { 'content-type': 'text/event-stream' }) =>
    void response.writeHead(status, headers);
  const raw = (text: string) => void response.write(text);
  const delta = (part: object) => {
    if (!response.headersSent) begin();
    raw(`data: ${JSON.stringify({ choices: [{ index: 0, delta: part }] })}\n\n`);
  };
  return {
    begin,
    raw,
    delta,
    say: (text) => delta({ content: text }),
    pause: (ms) => pause(ms),
    end() {
      if (!response.headersSent) begin();
      response.end('data: [DONE]\n\n');
    },
    finish: () => void response.end(),
    destroy: () => void response.destroy(),
    isGone: () => response.destroyed,
  };
}

/** How long a reply is written for nobody: less than in the product. */
export const GRACE_MS = 400;

/**
 * The server under test once more on the same database, answering with the stand-in. Patience is short, so that tests
 * need none.
 */
export async function startWithModel(
  { world }: Pick<TestServer, 'world'>,
  standIn: ModelStandIn,
  given: Partial<TestServer['world']['assistant']> = {},
) {
  const model = createChatModel({
    baseUrl: standIn.url,
    apiKey: 'key',
    name: 'stand-in',
    timeoutMs: 4000,
    idleMs: 500,
  });
  const assistant = { ...world.assistant, model, graceMs: GRACE_MS, onError: () => undefined, ...given };
  const app = await createApp({
    world: { ...world, assistant },
    limit: async () => undefined,
    logger: pino({ level: 'silent' }),
    proxies: 0,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { origin: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, stop: () => app.close() };
}
