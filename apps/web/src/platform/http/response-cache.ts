import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { forgetWithPerson } from '../person.ts';

/** Of one person, that many answers are kept; the ones kept longest ago go. */
const MOST_KEPT = 200;

interface CachedResponse {
  readonly uid: string;
  readonly address: string;
  readonly answer: unknown;
  readonly at: number;
}

interface ResponseDatabase extends DBSchema {
  answers: {
    key: [uid: string, address: string];
    value: CachedResponse;
    indexes: { person: [uid: string, at: number] };
  };
}

let opening: Promise<IDBPDatabase<ResponseDatabase>> | null = null;

function database(): Promise<IDBPDatabase<ResponseDatabase>> {
  opening ??= openDB<ResponseDatabase>('snapwell-answers', 1, {
    upgrade(db) {
      db.createObjectStore('answers', { keyPath: ['uid', 'address'] }).createIndex('person', ['uid', 'at']);
    },
  });
  return opening;
}

/**
 * Keeps an answer on this device for when the server is out of reach. Where the device keeps nothing, nothing is
 * kept.
 */
export async function saveResponse(uid: string, address: string, answer: unknown): Promise<void> {
  await quietly(async () => {
    const tx = (await database()).transaction('answers', 'readwrite');
    const byAge = tx.store.index('person');
    // Of what comes within one millisecond, or after the clock was put back, the later one is still the younger.
    const youngest = (await byAge.openCursor(ofPerson(uid), 'prev'))?.value.at ?? 0;
    await tx.store.put({ uid, address, answer, at: Math.max(Date.now(), youngest + 1) });
    const tooMany = (await byAge.count(ofPerson(uid))) - MOST_KEPT;
    if (tooMany > 0) {
      const oldest = await byAge.getAllKeys(ofPerson(uid), tooMany);
      await Promise.all(oldest.map((key) => tx.store.delete(key)));
    }
    await tx.done;
  });
}

/** What the server last said to this person at this address; undefined when that is not known here. */
export async function readResponse(uid: string, address: string): Promise<unknown> {
  return quietly(async () => (await (await database()).get('answers', [uid, address]))?.answer);
}

forgetWithPerson(({ next }) => forgetResponses({ except: next }));

/** Drops everything that is not of this person; with null, everything. */
export async function forgetResponses({ except }: { except: string | null }): Promise<void> {
  await quietly(async () => {
    const tx = (await database()).transaction('answers', 'readwrite');
    for (let cursor = await tx.store.openCursor(); cursor; cursor = await cursor.continue()) {
      if (cursor.value.uid !== except) await cursor.delete();
    }
    await tx.done;
  });
}

const ofPerson = (uid: string) => IDBKeyRange.bound([uid, 0], [uid, Number.MAX_SAFE_INTEGER]);

async function quietly<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch {
    return undefined;
  }
}
