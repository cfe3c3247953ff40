import type { errorOccurrence, errorReport, errorReportQuery } from '@snapwell/contract/admin/admin.schemas';
import type { z } from 'zod';
import { AppError } from '#platform/http/app-error.ts';
import { momentAndId, readCursor, toPage } from '#platform/cursor.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Caller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { writeAudit } from './audit.repository.ts';
import {
  type ErrorReportRow,
  findErrorRow,
  listErrorRows,
  listOccurrences,
  type OccurrenceRow,
  setResolved,
} from './error-reports.repository.ts';

type Report = z.output<typeof errorReport>;

/** Errors of clients, the latest first. */
export async function listErrorReports(
  { db }: Pick<World, 'db'>,
  { limit, cursor, category, is_resolved: resolved }: z.output<typeof errorReportQuery>,
) {
  const isResolved = resolved === undefined ? undefined : resolved === 'true';
  const rows = await listErrorRows(db, {
    limit: limit + 1,
    category,
    isResolved,
    after: readCursor(cursor, momentAndId),
  });
  return toPage(rows, limit, {
    cursorOf: ({ lastSeenAt, fingerprint }) => [lastSeenAt.toISOString(), fingerprint],
    present,
  });
}

/** An error with its last occurrences. */
export async function readErrorReport({ db }: Pick<World, 'db'>, fingerprint: string) {
  const row = await findErrorRow(db, fingerprint);
  if (!row) throw new AppError('not_found');
  return { ...present(row), occurrences: (await listOccurrences(db, fingerprint)).map(presentOccurrence) };
}

/** Marks an error as resolved or open. */
export function resolveErrorReport(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { uid }: Caller,
  fingerprint: string,
  isResolved: boolean,
): Promise<Report> {
  return inTransaction(db, async (tx) => {
    const row = await setResolved(tx, fingerprint, isResolved);
    if (!row) throw new AppError('not_found');
    await writeAudit(tx, {
      actorUid: uid,
      act: isResolved ? 'error_resolved' : 'error_opened',
      target: fingerprint,
      at: clock.now(),
    });
    return present(row);
  });
}

function present(row: ErrorReportRow): Report {
  return {
    fingerprint: row.fingerprint,
    category: row.category,
    message: row.message,
    count: row.count,
    first_seen_at: row.firstSeenAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    is_resolved: row.isResolved,
  };
}

function presentOccurrence(row: OccurrenceRow): z.output<typeof errorOccurrence> {
  const { id, uid, path, message, stack, endpoint, status, code, version } = row;
  return {
    id,
    uid,
    path,
    message,
    stack,
    endpoint,
    status,
    code,
    version,
    at: row.happenedAt.toISOString(),
    request_id: row.requestId,
    user_agent: row.userAgent,
  };
}
