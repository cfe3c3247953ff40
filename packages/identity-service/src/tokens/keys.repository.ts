import { inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database.ts';
import { identityKeys } from '../identity.tables.ts';

export type StoredKey = typeof identityKeys.$inferSelect;

const KEY_LOCK = 727_273;

/** All keys, the latest to sign first. */
export function readKeys(db: Database | Transaction): Promise<StoredKey[]> {
  return db
    .select()
    .from(identityKeys)
    .orderBy(sql`${identityKeys.signsFrom} desc`);
}

/** Lets one server of several change keys at a time, to the end of the transaction. */
export async function lockKeys(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${KEY_LOCK})`);
}

export async function insertKey(tx: Transaction, key: StoredKey): Promise<void> {
  await tx.insert(identityKeys).values(key);
}

export async function removeKeys(tx: Transaction, kids: string[]): Promise<void> {
  if (kids.length > 0) await tx.delete(identityKeys).where(inArray(identityKeys.kid, kids));
}
