import { EventEmitter } from 'node:events';
import { serialize } from 'pg-protocol';
import type { BackendMessage } from 'pg-protocol/dist/messages.js';
import { Parser } from 'pg-protocol/dist/parser.js';
import type { WorkerClient } from './worker-client.ts';

type Bind = Parameters<typeof serialize.bind>[0];
type Execute = Parameters<typeof serialize.execute>[0];
type Parse = Parameters<typeof serialize.parse>[0];
type Describe = Parameters<typeof serialize.describe>[0];

/**
 * What `pg.Client` expects of a connection, spoken to the embedded database instead of a socket: messages gather until
 * `sync` or a simple query, then make one round trip. It relies on an internal interface of `pg`, so `pg` and
 * `pg-protocol` are pinned exactly and `embedded-database.test.ts` is the contract.
 */
export class WorkerConnection extends EventEmitter {
  readonly parsedStatements: Record<string, string> = {};
  readonly submittedNamedStatements: Record<string, string> = {};
  readonly stream = { destroy: () => this.end() };
  _connecting = false;
  readonly #worker: WorkerClient;
  #queue: Promise<unknown>;
  #outgoing: Uint8Array[] = [];
  #emitsMessages = false;

  constructor(worker: WorkerClient) {
    super();
    this.#worker = worker;
    this.#queue = worker.ready;
    this.on('newListener', (event) => {
      if (event === 'message') this.#emitsMessages = true;
    });
  }

  async connect() {
    this._connecting = true;
    try {
      await this.#worker.ready;
      // The session is older than this connection: one before it may have left a transaction and statements behind.
      for (const text of ['rollback', 'deallocate all']) await this.#worker.exchange(bytesOf(serialize.query(text)));
      process.nextTick(() => this.emit('readyForQuery', { status: 'I' }));
    } catch (error) {
      this.emit('error', error);
    }
  }

  query(text: string) {
    this.#outgoing.push(serialize.query(text));
    this.#send();
  }
  parse(query: Parse) {
    this.#outgoing.push(serialize.parse(query));
  }
  bind(config: Bind) {
    this.#outgoing.push(serialize.bind(config));
  }
  execute(config: Execute) {
    this.#outgoing.push(serialize.execute(config));
  }
  describe(message: Describe) {
    this.#outgoing.push(serialize.describe(message));
  }
  close(message: Describe) {
    this.#outgoing.push(serialize.close(message));
  }
  sync() {
    this.#outgoing.push(serialize.sync());
    this.#send();
  }
  end() {
    this.#queue = this.#queue.then(() => this.emit('end'));
    for (const event of this.eventNames()) if (event !== 'newListener') this.removeAllListeners(event);
    this.#emitsMessages = false;
  }

  // A socket would need these; a thread does not.
  requestSsl() {}
  startup() {}
  cancel() {}
  password() {}
  flush() {}
  ref() {}
  unref() {}

  #send() {
    const bytes = bytesOf(...this.#outgoing);
    this.#outgoing = [];
    this.#queue = this.#queue
      .then(() => this.#worker.exchange(bytes))
      .then((reply) => this.#deliver(reply))
      .catch((error: unknown) => this.emit('error', error));
  }

  #deliver(reply: Uint8Array) {
    new Parser().parse(Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength), (message: BackendMessage) => {
      if (this.#emitsMessages) this.emit('message', message);
      this.emit(message.name === 'error' ? 'errorMessage' : message.name, message);
    });
  }
}

/** In a buffer of their own: it is handed to the thread. */
function bytesOf(...messages: Uint8Array[]): Uint8Array {
  return Uint8Array.from(Buffer.concat(messages));
}
