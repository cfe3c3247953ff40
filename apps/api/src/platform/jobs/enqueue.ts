import type { z } from 'zod';
import type { Database, Transaction } from '../database/database.ts';
import { afterCommit, databaseOf } from '../database/transaction.ts';
import { newId } from '../new-id.ts';
import type { JobKind } from './job-kind.ts';
import { insertJob } from './jobs.repository.ts';

/** The transaction that asks for work, and whose work it is; one of `acrossOrganizations` where that is nobody's. */
export interface JobScope {
  readonly tx: Transaction;
  readonly orgId: string | null;
}

interface Order {
  /** Now. */
  readonly at: Date;
  /** Not before; at once when absent. */
  readonly dueAt?: Date;
  /** Of one kind and organization the same key waits once. Only an organization's own work has one. */
  readonly key?: string;
  readonly priority?: number;
}

/** Told after the commit, in this process, of what was queued. */
export interface QueueListener {
  enqueued(dueAt: Date): void;
  /** Somebody wants this kind to run soon (`enqueueSoon`). */
  soon(kind: JobKind): void;
}

const listeners = new WeakMap<Database['$client'], Set<QueueListener>>();

/** Hears what this process queues in this database; answers how to stop. */
export function listenToQueue({ $client }: Database, listener: QueueListener): () => void {
  const all = listeners.get($client) ?? new Set();
  listeners.set($client, all.add(listener));
  return () => void all.delete(listener);
}

/** Wakes workers for a job that has become due otherwise than by being queued. */
export function wakeWorkers(tx: Transaction, dueAt: Date): void {
  tellAfterCommit(tx, ({ enqueued }) => enqueued(dueAt));
}

interface Channel {
  publish(topic: string, message: object): void;
  subscribe(topic: string, listener: (message: object) => void): () => void;
}

const TOPIC = 'jobs';

/** Tells the workers of every process when something that this one queued is due. */
export function announceJobs(db: Database, live: Channel, soon: QueueListener['soon'] = () => undefined): () => void {
  return listenToQueue(db, { enqueued: (dueAt) => live.publish(TOPIC, { due_at: dueAt.toISOString() }), soon });
}

/** Wakes a worker for what any process queues. */
export function followJobs(live: Channel, worker: { wake(dueAt: Date): void }): () => void {
  return live.subscribe(TOPIC, (message) => worker.wake(new Date((message as { due_at: string }).due_at)));
}

function tellAfterCommit(tx: Transaction, tell: (listener: QueueListener) => void): void {
  const { $client } = databaseOf(tx);
  afterCommit(tx, () => listeners.get($client)?.forEach(tell));
}

/** Queues a job in the transaction that wants it done: rolled back, it was never asked for. Committed, a worker wakes. */
export async function enqueue<P extends z.ZodType>(
  { tx, orgId }: JobScope,
  kind: JobKind<P>,
  payload: z.input<P>,
  { at, dueAt = at, key, priority = kind.priority }: Order,
): Promise<void> {
  await insertJob(tx, {
    id: newId(at),
    orgId,
    kind: kind.name,
    payload: kind.payload.parse(payload),
    key: key === undefined ? null : `${orgId ?? ''}/${key}`,
    priority,
    dueAt,
    createdAt: at,
  });
  wakeWorkers(tx, dueAt);
}

/**
 * Asks for a job that gathers what many transactions wrote, such as every gain of points: it is queued after the commit,
 * once for all who ask within a moment. A row in each transaction would let them wait for each other; what a process
 * forgets by dying the kind's own turn (`everyMs`) finds.
 */
export function enqueueSoon(tx: Transaction, kind: JobKind): void {
  tellAfterCommit(tx, ({ soon }) => soon(kind));
}
