import { asc, desc, eq, gt, lt, lte, or, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { auditCheckpoints, auditEntries, auditFacts } from './audit.tables.ts';

type EntryRow = typeof auditEntries.$inferSelect;
type FactsRow = typeof auditFacts.$inferSelect;

const CHAIN_LOCK = 727_274;

/** One transaction after the other appends: each sees the entry of the one before. */
export async function lockChain(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`);
}

/** The newest link: an entry, or the cut behind which all were removed. */
export async function findLastEntry(
  tx: Transaction,
): Promise<{ seq: number; hash: string; isCheckpoint: boolean } | null> {
  const [entry] = await tx
    .select({ seq: auditEntries.seq, hash: auditEntries.hash, sealed: auditCheckpoints.seq })
    .from(auditEntries)
    .leftJoin(auditCheckpoints, eq(auditCheckpoints.seq, auditEntries.seq))
    .orderBy(desc(auditEntries.seq))
    .limit(1);
  if (entry) return { seq: entry.seq, hash: entry.hash, isCheckpoint: entry.sealed !== null };
  const [point] = await tx.select().from(auditCheckpoints).orderBy(desc(auditCheckpoints.seq)).limit(1);
  return point ? { seq: point.seq, hash: point.hash, isCheckpoint: true } : null;
}

/** The last entry of those at the chain's beginning that are all older. */
export async function findLastEntryBefore(tx: Transaction, before: Date): Promise<EntryRow | null> {
  // Entries stand in the order of their seq: one that came late keeps what stands behind it.
  const [kept] = await tx
    .select({ seq: sql<number>`min(${auditEntries.seq})`.mapWith(Number) })
    .from(auditEntries)
    .where(sql`${auditEntries.happenedAt} >= ${before.toISOString()}::timestamptz`);
  const [row = null] = await tx
    .select()
    .from(auditEntries)
    .where(kept?.seq ? lt(auditEntries.seq, kept.seq) : undefined)
    .orderBy(desc(auditEntries.seq))
    .limit(1);
  return row;
}

export async function insertEntry(
  tx: Transaction,
  entry: EntryRow,
  facts: Omit<FactsRow, 'seq' | 'happenedAt'>,
): Promise<void> {
  const { seq, happenedAt } = entry;
  await tx.insert(auditEntries).values(entry);
  await tx.insert(auditFacts).values({ ...facts, seq, happenedAt });
}

export async function insertCheckpoint(tx: Transaction, point: typeof auditCheckpoints.$inferInsert): Promise<void> {
  const { kind, sealedAt, signature } = point;
  await tx
    .insert(auditCheckpoints)
    .values(point)
    .onConflictDoUpdate({ target: auditCheckpoints.seq, set: { kind, sealedAt, signature } });
}

/** Removes the entries up to this one, with their facts and older checkpoints. */
export async function cutEntries(tx: Transaction, seq: number): Promise<number> {
  await tx.execute(sql`select set_config('app.audit_cut', 'on', true)`);
  await tx.delete(auditFacts).where(lte(auditFacts.seq, seq));
  await tx.delete(auditCheckpoints).where(lt(auditCheckpoints.seq, seq));
  const gone = await tx.delete(auditEntries).where(lte(auditEntries.seq, seq)).returning({ seq: auditEntries.seq });
  await tx.execute(sql`select set_config('app.audit_cut', '', true)`);
  return gone.length;
}

export function listCheckpoints(tx: Transaction) {
  return tx.select().from(auditCheckpoints).orderBy(asc(auditCheckpoints.seq));
}

export function listEntries(tx: Transaction, after: number, limit: number) {
  return tx
    .select({ entry: auditEntries, facts: auditFacts })
    .from(auditEntries)
    .leftJoin(auditFacts, eq(auditFacts.seq, auditEntries.seq))
    .where(gt(auditEntries.seq, after))
    .orderBy(asc(auditEntries.seq))
    .limit(limit);
}

/** Takes a person out of the log: of what they did, and of what was done to them. Their hashes stay. */
export async function eraseAuditFacts(tx: Transaction, uid: string): Promise<void> {
  await tx.delete(auditFacts).where(or(eq(auditFacts.uid, uid), eq(auditFacts.target, uid)));
}
