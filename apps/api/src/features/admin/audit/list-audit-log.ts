import type { AuditEntry, AuditExportQuery, AuditProof, AuditQuery } from '@snapwell/contract/admin/admin.schemas';
import { z } from 'zod';
import { verifyAuditLog } from '#platform/audit/audit-log.ts';
import { listCheckpoints } from '#platform/audit/audit.repository.ts';
import { readCursor, toPage } from '#platform/cursor.ts';
import { acrossOrganizations } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { type AuditRow, listAuditRows } from '../admin.read-model.ts';

const seqOnly = z.tuple([z.int()]);
/** Lines of one export; narrower filters get the rest. */
const MOST_EXPORTED = 100_000;

/** What administrators did, the latest first. */
export async function listAuditLog({ db }: Pick<World, 'db'>, { limit, cursor, ...filter }: AuditQuery) {
  const after = readCursor(cursor, seqOnly);
  const rows = await acrossOrganizations(db, (tx) => listAuditRows(tx, { ...filter, limit: limit + 1, after }));
  return toPage(rows, limit, { cursorOf: ({ entry }) => [entry.seq], present });
}

/** The same as lines of JSON: each entry with its hashes, then the checkpoints and the key that they are signed with. */
export async function exportAuditLog(
  { db, auditSigner }: Pick<World, 'db' | 'auditSigner'>,
  filter: AuditExportQuery,
): Promise<Buffer> {
  const [rows, checkpoints] = await acrossOrganizations(db, async (tx) => [
    await listAuditRows(tx, { ...filter, limit: MOST_EXPORTED, after: undefined }),
    await listCheckpoints(tx),
  ]);
  const lines = [
    ...rows.map((row) => ({
      ...present(row),
      salt: row.facts?.salt ?? null,
      facts_hash: row.entry.factsHash,
      previous_hash: row.entry.previousHash,
      hash: row.entry.hash,
    })),
    ...checkpoints.map((checkpoint) => ({ checkpoint })),
    { public_key: auditSigner.publicKey },
  ];
  return Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

/** Reads the whole log and says whether it is as it was written. */
export async function proveAuditLog(world: Pick<World, 'db' | 'clock' | 'auditSigner'>): Promise<AuditProof> {
  const { entries, problems } = await verifyAuditLog(world);
  return {
    entries,
    problems: problems.map(({ seq, what }) => ({ id: String(seq), what })),
    checked_at: world.clock.now().toISOString(),
  };
}

function present({ entry, facts, actorName, targetName }: AuditRow): AuditEntry {
  return {
    id: String(entry.seq),
    at: entry.happenedAt.toISOString(),
    act: entry.act,
    actor_uid: facts?.uid ?? null,
    actor_name: actorName ?? '',
    org_id: facts?.orgId ?? null,
    address: facts?.address ?? null,
    target: facts?.target ?? '',
    target_name: targetName ?? '',
    details: facts?.details ?? {},
    is_erased: facts === null,
  };
}
