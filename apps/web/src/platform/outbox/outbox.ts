import type { QueryClient } from '@tanstack/react-query';
import { ApiError, isRefusal } from '../http/api-error.ts';
import { forgetWithPerson, perPerson } from '../person.ts';
import {
  deleteEntries,
  giveEntries,
  insertEntry,
  listEntries,
  type NewEntry,
  type OutboxEntry,
} from './outbox-database.ts';
import { outboxHost } from './outbox-host.ts';
import type { Kind, OutboxKind, Refusal } from './outbox-kind.ts';
import { useObservable } from '../observable.ts';

/** Waiting times between attempts while the server cannot be reached. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
const LOCK = 'snapwell-outbox';

type Outcome = { readonly entry: OutboxEntry } & ({ readonly result: unknown } | { readonly refusal: Refusal });
/** What tabs tell each other: what became of an entry; null when something was added or given. */
type Message = Outcome | null;

const kinds = new Map<string, Kind<unknown, unknown>>();
const outcomeListeners = new Set<(outcome: Outcome) => void>();
/** Only what is inherited already can be listed. */
let inherited: Promise<unknown> = Promise.resolve();
let lastRun: Promise<unknown> = Promise.resolve();
let nextRun: Promise<Error | null> | null = null;
let waitMs = FIRST_WAIT_MS;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let settleTimer: ReturnType<typeof setTimeout> | undefined;
let channel: BroadcastChannel | null = null;

/** Makes entries of a kind known, and begins to send what is left of it from before the page was loaded. */
export function registerKind<Body, Result>(kind: Kind<Body, Result>): OutboxKind<Body, Result> {
  listen();
  kinds.set(kind.name, kind);
  const insert = (entry: NewEntry<Body>) => insertEntry({ ...entry, kind: kind.name });
  if (kind.inherit) {
    const inherit = () => kind.inherit!(insert).catch(() => undefined);
    inherited = inherited.then(() => locked(`${LOCK}-${kind.name}`, inherit));
  }
  void sendWaiting();

  const add = async (entry: NewEntry<Body>) => {
    const seq = await insert(entry);
    await dropReplaced(kind, entry, seq);
    await recount();
    channel?.postMessage(null satisfies Message);
    return seq;
  };
  const list = async (owner: string) => {
    await inherited;
    // Entries of a kind were added by it.
    return (await listEntries([owner])).filter((entry) => entry.kind === kind.name) as OutboxEntry<Body>[];
  };
  const seqsOf = async (owner: string, matches: (body: Body) => boolean) =>
    (await list(owner)).filter(({ body }) => matches(body)).map(({ seq }) => seq);

  return {
    list,
    async add(entry) {
      await add(entry);
      if (!kind.settleMs) return void sendWaiting();
      clearTimeout(settleTimer);
      settleTimer = setTimeout(sendWaiting, kind.settleMs);
    },
    async deliver(entry) {
      const outcomes = new Map<number, Outcome>();
      const note = (outcome: Outcome) => outcomes.set(outcome.entry.seq, outcome);
      outcomeListeners.add(note);
      try {
        const seq = await add(entry);
        const failure = await sendWaiting();
        const outcome = outcomes.get(seq);
        if (outcome && 'refusal' in outcome) throw new ApiError(outcome.refusal.message, outcome.refusal);
        // The response to an entry of this kind.
        if (outcome) return outcome.result as Result;
        if (failure) throw failure;
        // Another tab has sent it, and its word of it is still on the way here: sent again, the server says it again.
        return await kind.send({ ...entry, kind: kind.name, seq }, outboxHost()!.queryClient);
      } finally {
        outcomeListeners.delete(note);
      }
    },
    async flush(owner, matches) {
      const failure = await sendWaiting();
      if ((await seqsOf(owner, matches)).length > 0) throw failure ?? new Error('Not sent.');
    },
    async drop(owner, matches) {
      await deleteEntries(await seqsOf(owner, matches));
      await recount();
    },
    async give(from, to, matches) {
      const seqs = await seqsOf(from, matches);
      if (seqs.length === 0) return 0;
      await giveEntries(seqs, to);
      channel?.postMessage(null satisfies Message);
      void sendWaiting();
      return seqs.length;
    },
  };
}

/**
 * Sends what waits, now; resolves with why something still does, null when nothing does. Whoever asks while it runs
 * is served by one run after it: who is signed in, or what there is to send, may have changed since it looked.
 */
export function sendWaiting(): Promise<Error | null> {
  if (nextRun) return nextRun;
  const next = lastRun.then(() => {
    nextRun = null;
    return run();
  });
  nextRun = lastRun = next;
  return next;
}

async function run(): Promise<Error | null> {
  clearTimeout(settleTimer);
  clearTimeout(retryTimer);
  await inherited;
  const failure = await locked(LOCK, sendAll).catch((cause: unknown) =>
    cause instanceof Error ? cause : new Error(String(cause)),
  );
  if (failure === null) waitMs = FIRST_WAIT_MS;
  else retryTimer = setTimeout(retry, waitMs);
  await recount(failure !== null);
  return failure;
}

function retry(): void {
  waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  void sendWaiting();
}

/** Why something is left that should be tried again; null when nothing is. */
async function sendAll(): Promise<Error | null> {
  const host = outboxHost();
  if (!host) return null;
  let failure: Error | null = null;
  /** What stands behind an entry that failed by itself waits with it. */
  const held = new Set<string>();
  for (;;) {
    const entry = (await listEntries(owners())).find((each) => kinds.has(each.kind) && !held.has(orderOf(each)));
    if (!entry) return failure;
    // Somebody else may have signed in while it was read.
    if (!owners().includes(entry.owner)) continue;
    const outcome = await send(entry, host.queryClient);
    if (outcome instanceof Error) {
      failure = outcome;
      if (isOutOfReach(outcome)) return failure;
      held.add(orderOf(entry));
      continue;
    }
    await deleteEntries([entry.seq]);
    if ('result' in outcome) kinds.get(entry.kind)!.onSent?.(entry, outcome.result, host.queryClient);
    announce(outcome);
    channel?.postMessage(outcome satisfies Message);
  }
}

const orderOf = ({ owner, key }: OutboxEntry) => `${owner} ${key}`;

async function send(entry: OutboxEntry, queryClient: QueryClient): Promise<Outcome | Error> {
  const kind = kinds.get(entry.kind)!;
  try {
    return { entry, result: await kind.send(entry, queryClient) };
  } catch (error) {
    if (isRefusal(error)) return { entry, refusal: { message: error.message, status: error.status, code: error.code } };
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Nobody answered, or nobody who could: the other entries would fare no better. */
const isOutOfReach = (error: Error) =>
  error instanceof ApiError && [0, 401, 408, 425, 429, 502, 503, 504].includes(error.status);

function announce(outcome: Outcome): void {
  const { queryClient } = outboxHost()!;
  if ('refusal' in outcome) kinds.get(outcome.entry.kind)?.onRefused?.(outcome.entry, outcome.refusal, queryClient);
  for (const listener of outcomeListeners) listener(outcome);
}

async function dropReplaced<Body, Result>(
  { name, replaces }: Kind<Body, Result>,
  newer: NewEntry<Body>,
  seq: number,
): Promise<void> {
  if (!replaces) return;
  const entries = await listEntries([newer.owner]);
  const before = entries.slice(
    0,
    Math.max(
      0,
      entries.findIndex((entry) => entry.seq === seq),
    ),
  );
  const replaced = before.filter(
    ({ kind, key, body }) => kind === name && key === newer.key && replaces(body as Body, newer.body),
  );
  // What stays for want of storage is sent as well; it changes nothing.
  await deleteEntries(replaced.map((entry) => entry.seq)).catch(() => undefined);
}

/** What else says that it is time to send, and what other tabs did. */
function listen(): void {
  // A page that is drawn on the server sends nothing.
  if (typeof window === 'undefined') return;
  if (kinds.size > 0) return;
  for (const [target, event] of [
    [window, 'online'],
    [window, 'pagehide'],
    [document, 'visibilitychange'],
  ] as const)
    target.addEventListener(event, () => void sendWaiting());
  forgetWithPerson(() => void recount());
  if (typeof BroadcastChannel !== 'function') return;
  channel = new BroadcastChannel(LOCK);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data && owners().includes(data.entry.owner)) announce(data);
    void recount();
  });
}

/** One tab of the browser at a time. Without locks two may send the same entry; the server takes it once. */
async function locked<T>(name: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work();
}

/** Owns what is sent in the name of this device, whoever is signed in. */
export const DEVICE = 'device';

/** `waiting`: on its way. `stuck`: the server could not be reached, everything is on this device. */
export type SavingState = 'saved' | 'waiting' | 'stuck';

interface Summary {
  /** What this person and this device have to send. */
  readonly entries: readonly OutboxEntry[];
  readonly isStuck: boolean;
}

const summary = perPerson<Summary>({ entries: [], isStuck: false });

/** Whose entries this page may send. */
export const owners = (): readonly string[] => [outboxHost()?.uid() ?? [], DEVICE].flat();

/** Who does what is done now; null while nobody is signed in. */
export const currentOwner = (): string | null => outboxHost()?.uid() ?? null;

/** How it stands with everything of these kinds. */
export function useSavingState(...names: readonly string[]): SavingState {
  const { entries, isStuck } = useObservable(summary);
  if (!entries.some(({ kind }) => names.includes(kind))) return 'saved';
  return isStuck ? 'stuck' : 'waiting';
}

/** What waits, of all kinds: a feature picks its own. */
export const useWaitingEntries = (): readonly OutboxEntry[] => useObservable(summary).entries;

/** Looks at what waits now, and tells whoever shows it. */
async function recount(isStuck = summary.get().isStuck): Promise<void> {
  const before = owners();
  const entries = await listEntries(before);
  // Another person may have come while it was read.
  if (String(before) === String(owners())) summary.set({ entries, isStuck: isStuck && entries.length > 0 });
}
