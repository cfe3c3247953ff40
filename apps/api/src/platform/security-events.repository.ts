import { eq, lt, or } from 'drizzle-orm';
import type { Transaction } from './database/database.ts';
import { mailBounces, securityEvents } from './platform.tables.ts';

/** `tx` must be one of `acrossOrganizations`, here and below: most events lie outside of any. */
export async function insertSecurityEvent(tx: Transaction, event: typeof securityEvents.$inferInsert): Promise<void> {
  await tx.insert(securityEvents).values(event);
}

export async function deleteSecurityEvents(tx: Transaction, before: Date): Promise<void> {
  await tx.delete(securityEvents).where(lt(securityEvents.happenedAt, before));
}

/** Takes out of the trail what names somebody whose account is erased. That something happened stays. */
export async function anonymizeSecurityEvents(
  tx: Transaction,
  { uid, email }: { uid: string; email: string },
): Promise<void> {
  await tx
    .update(securityEvents)
    .set({ email: null, address: null })
    .where(or(eq(securityEvents.uid, uid), eq(securityEvents.email, email)));
  await tx.delete(mailBounces).where(eq(mailBounces.email, email.toLowerCase()));
}
