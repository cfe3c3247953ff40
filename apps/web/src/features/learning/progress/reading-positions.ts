import type { CompletionReport, ProgressReport } from '@snapwell/contract/learning/content.schemas';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** In place of the person while nobody is signed in: what they did waits here until somebody signs up, or for ever. */
export const STRANGER = 'stranger';

/** An item, of a person in an organization. */
export interface PositionKey {
  readonly uid: string;
  readonly orgId: string;
  readonly contentId: string;
}

/** Where somebody is in an item, as this device knows it. */
export interface StoredPosition {
  readonly furthest: number;
  readonly place: Record<string, unknown>;
  readonly isCompleted: boolean;
}

/** A report as versions before the one outbox stored it, beside the positions. */
export type OldReport = PositionKey &
  (
    | { readonly type: 'progress'; readonly body: ProgressReport }
    | { readonly type: 'completion'; readonly body: CompletionReport }
  );

interface PositionDatabase extends DBSchema {
  places: { key: string; value: StoredPosition };
  reports: { key: number; value: OldReport };
}

let opening: Promise<IDBPDatabase<PositionDatabase>> | null = null;

function database(): Promise<IDBPDatabase<PositionDatabase>> {
  opening ??= openDB<PositionDatabase>('snapwell-progress', 1, {
    upgrade: (db) => void db.createObjectStore('places'),
  });
  return opening;
}

const keyOf = ({ uid, orgId, contentId }: PositionKey) => `${uid}/${orgId}/${contentId}`;

export async function readPosition(of: PositionKey): Promise<StoredPosition | undefined> {
  return (await database()).get('places', keyOf(of));
}

export async function writePosition(of: PositionKey, position: StoredPosition): Promise<void> {
  const tx = (await database()).transaction('places', 'readwrite');
  const written = tx.store.put(position, keyOf(of));
  // At once: the page may be gone before the browser would come to it.
  tx.commit();
  await written;
}

/** The server does not take an item for complete: this device does not either, any more. */
export async function reopenPosition(of: PositionKey): Promise<void> {
  const tx = (await database()).transaction('places', 'readwrite');
  const known = await tx.store.get(keyOf(of));
  if (known) await tx.store.put({ ...known, isCompleted: false }, keyOf(of));
  await tx.done;
}

/** Gives a stranger's positions in an organization to the person who has now joined it; the one further on stays. */
export async function adoptPositions(uid: string, orgId: string): Promise<void> {
  const { store, done } = (await database()).transaction('places', 'readwrite');
  const prefix = keyOf({ uid: STRANGER, orgId, contentId: '' });
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  for (let cursor = await store.openCursor(range); cursor; cursor = await cursor.continue()) {
    const key = keyOf({ uid, orgId, contentId: cursor.key.slice(prefix.length) });
    const own = await store.get(key);
    if (!own || own.furthest < cursor.value.furthest) await store.put(cursor.value, key);
    await cursor.delete();
  }
  await done;
}

/** Hands over the reports of one type that an older version left, one by one, and deletes each that was taken. */
export async function takeOldReports<Type extends OldReport['type']>(
  type: Type,
  take: (report: Extract<OldReport, { type: Type }>) => Promise<unknown>,
): Promise<void> {
  const db = await database();
  if (!db.objectStoreNames.contains('reports')) return;
  for (const seq of await db.getAllKeys('reports')) {
    const report = await db.get('reports', seq);
    if (report?.type !== type) continue;
    await take(report as Extract<OldReport, { type: Type }>);
    await db.delete('reports', seq);
  }
}
