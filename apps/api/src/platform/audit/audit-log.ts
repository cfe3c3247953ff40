import { randomBytes } from 'node:crypto';
import type { Database, Transaction } from '../database/database.ts';
import { acrossOrganizations } from '../database/transaction.ts';
import {
  type AuditSigner,
  CHAIN_BEGIN,
  type ChainProblem,
  createChainReader,
  hashEntry,
  hashFacts,
} from './audit-chain.ts';
import {
  cutEntries,
  findLastEntry,
  findLastEntryBefore,
  insertCheckpoint,
  insertEntry,
  listCheckpoints,
  listEntries,
  lockChain,
} from './audit.repository.ts';

/** What an administrator did, as it is recorded. */
export interface Act {
  /** Who; null for what the server does by itself. */
  readonly actorUid: string | null;
  /** Verb in the past with its noun in front: `member_removed`. */
  readonly act: string;
  /** What it was done to: the id of an account, an organization, an item. */
  readonly target: string;
  /** Where; null for what belongs to no organization. */
  readonly orgId?: string | null;
  readonly address?: string | null | undefined;
  /** What is worth knowing of it; never a secret, never what somebody wrote. */
  readonly details?: Record<string, unknown>;
  readonly at: Date;
}

/**
 * Appends an act to the audit log, in the transaction in which it was done: rolled back, it never happened. `tx` is one
 * of `inOrganization` for what belongs to that organization, else of `acrossOrganizations`. Entries are written one
 * after the other, so call it last: others wait until the transaction ends.
 */
export async function recordAct(
  tx: Transaction,
  { actorUid: uid, act, target, orgId = null, address = null, details = {}, at }: Act,
): Promise<void> {
  await lockChain(tx);
  const last = await findLastEntry(tx);
  // What JSON cannot hold is lost on the way into the table; the hash is of what is stored.
  const facts = { orgId, uid, address, target, details: JSON.parse(JSON.stringify(details)) as typeof details };
  const salt = randomBytes(16).toString('base64url');
  const link = {
    seq: (last?.seq ?? 0) + 1,
    act,
    happenedAt: at,
    factsHash: hashFacts(salt, facts),
    previousHash: last?.hash ?? CHAIN_BEGIN,
  };
  await insertEntry(tx, { ...link, hash: hashEntry(link) }, { ...facts, salt });
}

interface AuditWorld {
  readonly db: Database;
  readonly clock: { now(): Date };
  readonly auditSigner: AuditSigner;
}

/** Signs where the chain stands, unless that is signed already; answers the place, for the server's log. */
export function sealAuditLog({ db, clock, auditSigner }: AuditWorld): Promise<{ seq: number; hash: string } | null> {
  return acrossOrganizations(db, async (tx) => {
    await lockChain(tx);
    const last = await findLastEntry(tx);
    if (!last || last.isCheckpoint) return null;
    const point = { seq: last.seq, hash: last.hash, kind: 'seal' as const, sealedAt: clock.now() };
    await insertCheckpoint(tx, { ...point, signature: auditSigner.sign(point) });
    return { seq: last.seq, hash: last.hash };
  });
}

/** Removes what is older than the log is kept; the signed cut says where the chain goes on. Answers how many went. */
export function cutAuditLog({ db, clock, auditSigner }: AuditWorld, before: Date): Promise<number> {
  return acrossOrganizations(db, async (tx) => {
    await lockChain(tx);
    const last = await findLastEntryBefore(tx, before);
    if (!last) return 0;
    const point = { seq: last.seq, hash: last.hash, kind: 'cut' as const, sealedAt: clock.now() };
    await insertCheckpoint(tx, { ...point, signature: auditSigner.sign(point) });
    return cutEntries(tx, last.seq);
  });
}

const ENTRIES_AT_ONCE = 1000;

/** Reads the whole log and says what does not fit: no entry was changed, left out or put in when nothing is said. */
export function verifyAuditLog({
  db,
  auditSigner,
}: Omit<AuditWorld, 'clock'>): Promise<{ entries: number; problems: ChainProblem[] }> {
  return acrossOrganizations(db, async (tx) => {
    const reader = createChainReader(await listCheckpoints(tx), auditSigner);
    let entries = 0;
    for (let after = 0; ;) {
      const rows = await listEntries(tx, after, ENTRIES_AT_ONCE);
      for (const { entry, facts } of rows) reader.read(entry, facts);
      entries += rows.length;
      if (rows.length < ENTRIES_AT_ONCE) return { entries, problems: reader.end() };
      after = rows.at(-1)!.entry.seq;
    }
  });
}
