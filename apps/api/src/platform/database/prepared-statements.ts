import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { sqlState } from './sql/sql-state.ts';

/** Statements that one connection keeps prepared: each takes memory in the database. */
const KEPT_BY_CONNECTION = 250;
/** Texts that this process remembers. */
const KNOWN_TEXTS = 1000;

/** Part of a `pg` connection that its types do not list. Both engines' connections have it; `pg` is pinned exactly. */
interface Connection {
  readonly parsedStatements: Record<string, string>;
  parse(statement: { name?: string }, more?: boolean): void;
  close(message: { type: 'S'; name: string }): void;
}
type Send = (config: unknown, values?: unknown, callback?: unknown) => Promise<unknown>;
type Callback = (error: unknown, result?: unknown) => void;
interface Prepared {
  readonly text: string;
  readonly values: unknown[];
  readonly name: string;
}

const knownTexts = new LRUCache<string, { name: string; uses: number }>({ max: KNOWN_TEXTS });
let lastName = 0;

/**
 * Gives each statement with parameters a name, so that a connection parses and plans it once and not with each call.
 * What is asked only once (a batch of a size of its own, say) stays without a name and takes no room.
 */
export function prepareStatements(client: pg.PoolClient): void {
  const { connection } = client as unknown as { connection: Connection };
  const send = client.query.bind(client) as unknown as Send;
  const dropped: string[] = [];
  const drop = (name: string) => {
    delete connection.parsedStatements[name];
    dropped.push(name);
  };
  const kept = new LRUCache<string, true>({ max: KEPT_BY_CONNECTION, dispose: (_, name) => drop(name) });
  const parse = connection.parse.bind(connection);
  connection.parse = (statement, more) => {
    // In the same round trip, and before a dropped name may come again.
    for (const name of dropped.splice(0)) connection.close({ type: 'S', name });
    parse(statement, more);
  };

  async function ask(prepared: Prepared): Promise<unknown> {
    kept.set(prepared.name, true);
    try {
      return await send(prepared);
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error;
      kept.delete(prepared.name);
      // Inside a transaction everything has failed: `inTransaction` begins it again.
      if (client.getTransactionStatus() !== 'I') throw error;
      return ask(prepared);
    }
  }
  const query = (config: unknown, values?: unknown, callback?: unknown) => {
    const prepared = named(config, values);
    if (!prepared) return send(config, values, callback);
    const answer = ask(prepared);
    const told = (typeof values === 'function' ? values : callback) as Callback | undefined;
    if (!told) return answer;
    answer.then(
      (result) => told(null, result),
      (error: unknown) => told(error),
    );
  };
  client.query = query as unknown as typeof client.query;
}

/** For poolers that cannot keep statements: those of libraries that name theirs lose the name. */
export function leaveUnprepared(client: pg.PoolClient): void {
  const send = client.query.bind(client) as unknown as Send;
  const query = (config: object | string, values?: unknown, callback?: unknown) =>
    send(typeof config === 'object' && 'name' in config ? { ...config, name: undefined } : config, values, callback);
  client.query = query as unknown as typeof client.query;
}

/** Null for what has no parameters, has a name already, or is asked for the first time. */
function named(config: unknown, given: unknown): Prepared | null {
  const query = (typeof config === 'string' ? { text: config } : config) as Partial<Prepared> & { submit?: unknown };
  const values = Array.isArray(given) ? given : query.values;
  if (query.submit || query.name || !query.text || !values || values.length === 0) return null;
  const known = knownTexts.get(query.text) ?? { name: `s${++lastName}`, uses: 0 };
  knownTexts.set(query.text, known);
  return ++known.uses < 2 ? null : { ...query, text: query.text, values, name: known.name };
}

/** A migration changed what the statement gives. */
export function isOutdatedPlan(error: unknown): boolean {
  return sqlState(error) === '0A000' && /cached plan must not change result type/.test(messageOf(error));
}

function messageOf(error: unknown): string {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof Error ? cause.message : '';
}
