import type { CompletionReport, ProgressReport } from '@snapwell/contract/learning/content.schemas';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** In place of the person while nobody is signed in: their reports wait here until somebody signs up, or for ever. */
export const STRANGER = 'stranger';

/** A report on its way to the server. */
export type OutboxEntry = {
  readonly seq?: number;
  readonly uid: string;
  readonly orgId: string;
  readonly contentId: string;
} & (
  | { readonly type: 'progress'; readonly body: ProgressReport }
  | { readonly type: 'completion'; readonly body: CompletionReport }
);

/** Where somebody is in an item, as this device knows it. */
export interface KnownPlace {
  readonly furthest: number;
  readonly place: Record<string, unknown>;
  readonly isCompleted: boolean;
  readonly at: number;
}

interface OutboxDatabase extends DBSchema {
  reports: { key: number; value: OutboxEntry; indexes: { person: string } };
  places: { key: string; value: KnownPlace };
}

let opening: Promise<IDBPDatabase<OutboxDatabase>> | null = null;

function database(): Promise<IDBPDatabase<OutboxDatabase>> {
  opening ??= openDB<OutboxDatabase>('snapwell-progress', 1, {
    upgrade(db) {
      db.createObjectStore('reports', { keyPath: 'seq', autoIncrement: true }).createIndex('person', 'uid');
      db.createObjectStore('places');
    },
  });
  return opening;
}

/**
 * Adds a report behind the others. An older place in the same item that still waits is of no use any more, so it
 * goes.
 */
export async function addReport(entry: OutboxEntry, isBeingSent: (seq: number) => boolean): Promise<void> {
  const tx = (await database()).transaction('reports', 'readwrite');
  if (entry.type === 'progress') {
    for (let cursor = await tx.store.index('person').openCursor(entry.uid); cursor; cursor = await cursor.continue()) {
      const { type, orgId, contentId, seq } = cursor.value;
      const isOvertaken =
        type === 'progress' &&
        orgId === entry.orgId &&
        contentId === entry.contentId &&
        cursor.value.body.furthest <= entry.body.furthest;
      if (isOvertaken && !isBeingSent(seq!)) await cursor.delete();
    }
  }
  void tx.store.add(entry);
  // At once: a page that is left in this very moment would take an open transaction with it.
  tx.commit();
  await tx.done;
}

/** The report of this person that has waited longest. */
export async function firstReport(uid: string): Promise<OutboxEntry | undefined> {
  return (await database()).getFromIndex('reports', 'person', uid);
}

export async function removeReport(seq: number): Promise<void> {
  await (await database()).delete('reports', seq);
}

export async function countReports(uid: string): Promise<number> {
  return (await database()).countFromIndex('reports', 'person', uid);
}

const placeKey = ({ uid, orgId, contentId }: Pick<OutboxEntry, 'uid' | 'orgId' | 'contentId'>) =>
  `${uid}/${orgId}/${contentId}`;

export async function readPlace(of: Pick<OutboxEntry, 'uid' | 'orgId' | 'contentId'>): Promise<KnownPlace | undefined> {
  return (await database()).get('places', placeKey(of));
}

export async function writePlace(
  of: Pick<OutboxEntry, 'uid' | 'orgId' | 'contentId'>,
  place: KnownPlace,
): Promise<void> {
  const tx = (await database()).transaction('places', 'readwrite');
  const written = tx.store.put(place, placeKey(of));
  // At once: the page may be gone before the browser would come to it.
  tx.commit();
  await written;
}

/**
 * Gives what a stranger did in an organization on this device to the person who has now joined it. How many reports
 * that were.
 */
export async function adoptReports(uid: string, orgId: string): Promise<number> {
  const tx = (await database()).transaction(['reports', 'places'], 'readwrite');
  let adopted = 0;
  for (
    let cursor = await tx.objectStore('reports').index('person').openCursor(STRANGER);
    cursor;
    cursor = await cursor.continue()
  ) {
    if (cursor.value.orgId !== orgId) continue;
    await cursor.update({ ...cursor.value, uid });
    adopted++;
  }
  const prefix = placeKey({ uid: STRANGER, orgId, contentId: '' });
  const places = tx.objectStore('places');
  for (
    let cursor = await places.openCursor(IDBKeyRange.bound(prefix, `${prefix}\uffff`));
    cursor;
    cursor = await cursor.continue()
  ) {
    const key = placeKey({ uid, orgId, contentId: cursor.key.slice(prefix.length) });
    const own = await places.get(key);
    if (!own || own.furthest < cursor.value.furthest) await places.put(cursor.value, key);
    await cursor.delete();
  }
  await tx.done;
  return adopted;
}
