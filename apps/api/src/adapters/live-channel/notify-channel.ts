import pg from 'pg';
import { newId } from '#platform/new-id.ts';
import { createLocalChannel } from './local-channel.ts';
import type { LiveChannel } from './port.ts';

const CHANNEL = 'snapwell_live';
/** PostgreSQL takes less than 8,000 bytes for one notification. */
const PAYLOAD_BYTES = 7_500;
const BATCH_MS = 20;
const RECONNECT_MS = 2_000;

type Envelope = readonly [topic: string, message: object];

/**
 * Several processes on one PostgreSQL server: LISTEN and NOTIFY over a connection of its own. Messages are gathered
 * for a moment and sent outside the transactions they tell of, because a transaction that notifies holds a lock of
 * the whole server while it commits.
 */
export function createNotifyChannel(connectionString: string, onError: (error: unknown) => void): LiveChannel {
  const here = newId();
  const local = createLocalChannel();
  let client: pg.Client | null = null;
  let isClosed = false;
  let waiting: Envelope[] = [];
  let timer: NodeJS.Timeout | undefined;
  let reconnecting: NodeJS.Timeout | undefined;

  const connect = async () => {
    const next = new pg.Client({ connectionString, keepAlive: true });
    next.on('error', onError);
    next.on('end', () => {
      client = null;
      connectAgain();
    });
    next.on('notification', ({ payload }) => receive(payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      client = next;
    } catch (error) {
      onError(error);
      connectAgain();
    }
  };

  const connectAgain = () => {
    if (isClosed || reconnecting) return;
    reconnecting = setTimeout(() => {
      reconnecting = undefined;
      void connect();
    }, RECONNECT_MS).unref();
  };

  const receive = (payload: string) => {
    const { from, envelopes } = JSON.parse(payload) as { from: string; envelopes: Envelope[] };
    if (from === here) return;
    for (const [topic, message] of envelopes) local.publish(topic, message);
  };

  const send = () => {
    timer = undefined;
    const envelopes = waiting;
    waiting = [];
    const sent = [...packed(here, envelopes)].map((payload) =>
      client?.query('select pg_notify($1, $2)', [CHANNEL, payload]).catch(onError),
    );
    return Promise.all(sent);
  };

  const connected = connect();
  return {
    publish(topic, message) {
      local.publish(topic, message);
      waiting.push([topic, message]);
      timer ??= setTimeout(() => void send(), BATCH_MS);
    },
    subscribe: local.subscribe,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      clearTimeout(reconnecting);
      await connected;
      await send();
      await local.close();
      await client?.end();
    },
  };
}

/** Messages in as few payloads as they fit into. One that is too large by itself is left out: it is a hint. */
function* packed(from: string, envelopes: readonly Envelope[]): Generator<string> {
  let payload = '';
  let taken: Envelope[] = [];
  for (const envelope of envelopes) {
    const grown = JSON.stringify({ from, envelopes: [...taken, envelope] });
    if (Buffer.byteLength(grown) <= PAYLOAD_BYTES) {
      taken.push(envelope);
      payload = grown;
      continue;
    }
    if (payload) yield payload;
    taken = [envelope];
    payload = JSON.stringify({ from, envelopes: taken });
    if (Buffer.byteLength(payload) > PAYLOAD_BYTES) [taken, payload] = [[], ''];
  }
  if (payload) yield payload;
}
