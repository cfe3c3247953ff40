import { eq } from 'drizzle-orm';
import type { Database, Transaction } from './database/database.ts';
import { systemSettings } from './platform.tables.ts';

/** What was set under a key while the server ran; undefined when nothing was. */
export async function readSystemSetting(db: Database | Transaction, key: string): Promise<unknown> {
  const [row] = await db.select().from(systemSettings).where(eq(systemSettings.key, key));
  return row?.value;
}

/** Sets it; null takes it away. */
export async function writeSystemSetting(tx: Transaction, key: string, value: unknown, at: Date): Promise<void> {
  if (value === null) return void (await tx.delete(systemSettings).where(eq(systemSettings.key, key)));
  await tx
    .insert(systemSettings)
    .values({ key, value, changedAt: at })
    .onConflictDoUpdate({ target: systemSettings.key, set: { value, changedAt: at } });
}
