import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Something this browser has yet to send. */
export interface OutboxEntry<Body = unknown> {
  /** Its number; later entries have higher ones. */
  readonly seq: number;
  /** The name of the kind that knows how it is sent. */
  readonly kind: string;
  /** Who did it: a person's uid, or an owner that is no person. */
  readonly owner: string;
  /** Entries of one key are sent in the order in which they were added. */
  readonly key: string;
  readonly body: Body;
}
export type NewEntry<Body = unknown> = Omit<OutboxEntry<Body>, 'seq' | 'kind'>;

interface OutboxDatabase extends DBSchema {
  entries: { key: number; value: Omit<OutboxEntry, 'seq'>; indexes: { owner: string } };
}

/** What a device that stores nothing has to send: it lasts as long as the page. Their numbers are below zero. */
let unstored: readonly OutboxEntry[] = [];
let opening: Promise<IDBPDatabase<OutboxDatabase>> | null = null;

function database(): Promise<IDBPDatabase<OutboxDatabase>> {
  const forget = () => {
    opening = null;
  };
  opening ??= openDB<OutboxDatabase>('snapwell-outbox', 1, {
    upgrade(db) {
      db.createObjectStore('entries', { keyPath: 'seq', autoIncrement: true }).createIndex('owner', 'owner');
    },
    terminated: forget,
  });
  opening.catch(forget);
  return opening;
}

/** Adds an entry behind the others; its number. */
export async function insertEntry(entry: Omit<OutboxEntry, 'seq'>): Promise<number> {
  try {
    const tx = (await database()).transaction('entries', 'readwrite');
    const added = tx.store.add(entry);
    // At once: a page that is left in this very moment would take an open transaction with it.
    tx.commit();
    const [seq] = await Promise.all([added, tx.done]);
    return seq;
  } catch {
    const seq = Math.min(0, ...unstored.map((each) => each.seq)) - 1;
    unstored = [...unstored, { ...entry, seq }];
    return seq;
  }
}

/** The entries of these owners, the oldest first. */
export async function listEntries(owners: readonly string[]): Promise<OutboxEntry[]> {
  const ofOwners = unstored.filter(({ owner }) => owners.includes(owner));
  try {
    const db = await database();
    const stored = await Promise.all(owners.map((owner) => db.getAllFromIndex('entries', 'owner', owner)));
    // The store numbers what it takes: `seq` is there on everything that it gives.
    return [...(stored.flat() as OutboxEntry[]).toSorted((a, b) => a.seq - b.seq), ...ofOwners];
  } catch {
    return ofOwners;
  }
}

export async function deleteEntries(seqs: readonly number[]): Promise<void> {
  unstored = unstored.filter(({ seq }) => !seqs.includes(seq));
  const stored = seqs.filter((seq) => seq >= 0);
  if (stored.length === 0) return;
  const tx = (await database()).transaction('entries', 'readwrite');
  await Promise.all([...stored.map((seq) => tx.store.delete(seq)), tx.done]);
}

/** Gives entries to another owner; they stay where they are in the order. */
export async function giveEntries(seqs: readonly number[], owner: string): Promise<void> {
  unstored = unstored.map((entry) => (seqs.includes(entry.seq) ? { ...entry, owner } : entry));
  const tx = (await database()).transaction('entries', 'readwrite');
  for (const seq of seqs.filter((each) => each >= 0)) {
    const entry = await tx.store.get(seq);
    if (entry) await tx.store.put({ ...entry, owner });
  }
  await tx.done;
}
