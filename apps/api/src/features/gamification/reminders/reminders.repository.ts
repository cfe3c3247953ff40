import { and, asc, desc, eq, gt, inArray, isNotNull, lte, min } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { pushDevices, reminderSettings } from '../gamification.tables.ts';

export type ReminderRow = Omit<typeof reminderSettings.$inferSelect, 'orgId' | 'uid'>;

const rowOf = ({ orgId }: { orgId: string }, uid: string) =>
  and(eq(reminderSettings.orgId, orgId), eq(reminderSettings.uid, uid));

export async function findReminders({ tx, orgId }: OrganizationScope, uid: string): Promise<ReminderRow | null> {
  const [row] = await tx.select().from(reminderSettings).where(rowOf({ orgId }, uid));
  return row ?? null;
}

export async function saveReminders(
  { tx, orgId }: OrganizationScope,
  uid: string,
  row: Omit<ReminderRow, 'remindedOn'>,
): Promise<void> {
  await tx
    .insert(reminderSettings)
    .values({ orgId, uid, ...row })
    .onConflictDoUpdate({ target: [reminderSettings.orgId, reminderSettings.uid], set: row });
}

/** Whose hour has come, the longest waiting first. */
export async function listDue({ tx, orgId }: OrganizationScope, at: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ uid: reminderSettings.uid })
    .from(reminderSettings)
    .where(and(eq(reminderSettings.orgId, orgId), lte(reminderSettings.nextAt, at)))
    .orderBy(asc(reminderSettings.nextAt))
    .limit(limit);
  return rows.map(({ uid }) => uid);
}

/** When somebody's hour comes next; null when nobody wants to be reminded. */
export async function findNextAfter({ tx, orgId }: OrganizationScope, at: Date): Promise<Date | null> {
  const [row] = await tx
    .select({ nextAt: min(reminderSettings.nextAt) })
    .from(reminderSettings)
    .where(and(eq(reminderSettings.orgId, orgId), gt(reminderSettings.nextAt, at)));
  return row?.nextAt ?? null;
}

/** The next reminder of every organization. `tx` must be one of `acrossOrganizations`. */
export async function listNextReminders(tx: Transaction): Promise<{ orgId: string; nextAt: Date }[]> {
  const rows = await tx
    .select({ orgId: reminderSettings.orgId, nextAt: min(reminderSettings.nextAt) })
    .from(reminderSettings)
    .where(isNotNull(reminderSettings.nextAt))
    .groupBy(reminderSettings.orgId);
  return rows.map(({ orgId, nextAt }) => ({ orgId, nextAt: nextAt! }));
}

/** Holds the row of somebody whose hour has come; null when another process has it, or had it already. */
export async function lockDue({ tx, orgId }: OrganizationScope, uid: string, at: Date): Promise<ReminderRow | null> {
  const [row] = await tx
    .select()
    .from(reminderSettings)
    .where(and(rowOf({ orgId }, uid), isNotNull(reminderSettings.nextAt), lte(reminderSettings.nextAt, at)))
    .for('update', { skipLocked: true });
  return row ?? null;
}

export async function updateReminders(
  { tx, orgId }: OrganizationScope,
  uid: string,
  changes: Partial<ReminderRow>,
): Promise<void> {
  await tx.update(reminderSettings).set(changes).where(rowOf({ orgId }, uid));
}

export type PushDeviceRow = Omit<typeof pushDevices.$inferInsert, 'uid'>;

/** Keeps a browser for this person, whoever had it before, and of their browsers only the latest. */
export async function saveDevice(tx: Transaction, uid: string, device: PushDeviceRow, most: number): Promise<void> {
  await tx
    .insert(pushDevices)
    .values({ ...device, uid })
    .onConflictDoUpdate({ target: pushDevices.endpoint, set: { ...device, uid } });
  const latest = await listDevices(tx, uid);
  const old = latest.slice(most).map(({ endpoint }) => endpoint);
  if (old.length > 0) await tx.delete(pushDevices).where(inArray(pushDevices.endpoint, old));
}

export function listDevices(tx: Transaction, uid: string) {
  return tx.select().from(pushDevices).where(eq(pushDevices.uid, uid)).orderBy(desc(pushDevices.createdAt));
}

/** False when this person had no such browser. */
export async function dropDevice(tx: Transaction, uid: string, endpoint: string): Promise<boolean> {
  const dropped = await tx
    .delete(pushDevices)
    .where(and(eq(pushDevices.uid, uid), eq(pushDevices.endpoint, endpoint)))
    .returning({ endpoint: pushDevices.endpoint });
  return dropped.length > 0;
}
