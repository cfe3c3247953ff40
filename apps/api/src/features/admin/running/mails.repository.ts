import { desc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { jobs } from '#platform/jobs/jobs.tables.ts';
import { mailBounces } from '#platform/platform.tables.ts';

const SHOWN_BOUNCES = 200;

/** The queue in one row. `tx` must be one of `acrossOrganizations`. */
export async function summarizeMails(tx: Transaction, kind: string) {
  const isWaiting = sql`${jobs.state} in ('waiting', 'running')`;
  const iso = (value: unknown) => (value === null ? null : new Date(value as string).toISOString());
  const [row] = await tx
    .select({
      waiting: sql<number>`count(*) filter (where ${isWaiting})`.mapWith(Number),
      failed: sql<number>`count(*) filter (where ${jobs.state} = 'failed')`.mapWith(Number),
      oldest: sql<string | null>`min(${jobs.createdAt}) filter (where ${isWaiting})`,
      next: sql<string | null>`min(${jobs.dueAt}) filter (where ${isWaiting})`,
      error: sql<string | null>`(array_agg(${jobs.error} order by ${jobs.dueAt} desc)
        filter (where ${isWaiting} and ${jobs.error} is not null))[1]`,
    })
    .from(jobs)
    .where(eq(jobs.kind, kind));
  const { waiting, failed, oldest, next, error } = row!;
  return { waiting, failed, oldestWaitingAt: iso(oldest), nextTryAt: iso(next), lastError: error };
}

export function listBounces(tx: Transaction) {
  return tx.select().from(mailBounces).orderBy(desc(mailBounces.bouncedAt)).limit(SHOWN_BOUNCES);
}

export async function findBounce(tx: Transaction, email: string) {
  const [row = null] = await tx.select().from(mailBounces).where(eq(mailBounces.email, email));
  return row;
}

export async function markBounce(
  tx: Transaction,
  { email, reason, at }: { email: string; reason: string; at: Date },
): Promise<void> {
  await tx
    .insert(mailBounces)
    .values({ email, reason, bouncedAt: at })
    .onConflictDoUpdate({
      target: mailBounces.email,
      set: { reason, bouncedAt: at, times: sql`${mailBounces.times} + 1` },
    });
}

export async function clearBounce(tx: Transaction, email: string): Promise<void> {
  await tx.delete(mailBounces).where(eq(mailBounces.email, email));
}
