import type { errorOccurrence, errorReport, errorReportQuery } from '@snapwell/contract/admin/admin.schemas';
import { ERROR_DAYS, ERROR_HOURS } from '@snapwell/contract/admin/system.limits';
import type { z } from 'zod';
import { AppError } from '#platform/http/app-error.ts';
import { momentAndId, readCursor, toPage } from '#platform/cursor.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { acrossOrganizations } from '#platform/database/transaction.ts';
import type { Caller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { recordAct } from '#platform/audit/audit-log.ts';
import {
  type ErrorReportRow,
  findErrorRow,
  listErrorRows,
  listOccurrences,
  listTallies,
  type OccurrenceRow,
  setResolved,
  type TallyRow,
} from './error-reports.repository.ts';

type Report = z.output<typeof errorReport>;

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Errors of clients, the latest first. */
export async function listErrorReports(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { limit, cursor, category, is_resolved: resolved }: z.output<typeof errorReportQuery>,
) {
  const isResolved = resolved === undefined ? undefined : resolved === 'true';
  const rows = await listErrorRows(db, {
    limit: limit + 1,
    category,
    isResolved,
    after: readCursor(cursor, momentAndId),
  });
  const present = await presenterOf(db, rows, clock.now());
  return toPage(rows, limit, {
    cursorOf: ({ lastSeenAt, fingerprint }) => [lastSeenAt.toISOString(), fingerprint],
    present,
  });
}

/** The open errors that were seen last. */
export async function listOpenErrors({ db, clock }: Pick<World, 'db' | 'clock'>, limit: number): Promise<Report[]> {
  const rows = await listErrorRows(db, { limit, category: undefined, isResolved: false, after: undefined });
  const present = await presenterOf(db, rows, clock.now());
  return rows.map(present);
}

/** An error with its last occurrences, its releases, and how often it happened day by day. */
export async function readErrorReport({ db, clock }: Pick<World, 'db' | 'clock'>, fingerprint: string) {
  const row = await findErrorRow(db, fingerprint);
  if (!row) throw new AppError('not_found');
  const now = clock.now();
  const tallies = await listTallies(db, [fingerprint], new Date(now.getTime() - ERROR_DAYS * DAY_MS));
  return {
    ...presentWith(row, tallies, now),
    occurrences: (await listOccurrences(db, fingerprint)).map(presentOccurrence),
    releases: releasesOf(tallies),
    days: daysOf(tallies, now),
  };
}

const sum = (tallies: readonly TallyRow[]) => tallies.reduce((total, { count }) => total + count, 0);

/** The versions in which it happened, the latest first. */
function releasesOf(tallies: readonly TallyRow[]) {
  return [...Map.groupBy(tallies, ({ version }) => version)]
    .map(([version, rows]) => ({
      version,
      count: sum(rows),
      first_hour: rows[0]!.hour.toISOString(),
      last_hour: rows.at(-1)!.hour.toISOString(),
    }))
    .toSorted((a, b) => (a.last_hour < b.last_hour ? 1 : -1));
}

function daysOf(tallies: readonly TallyRow[], now: Date) {
  const byDay = Map.groupBy(tallies, ({ hour }) => hour.toISOString().slice(0, 10));
  return Array.from({ length: ERROR_DAYS }, (_, i) => {
    const day = new Date(now.getTime() - (ERROR_DAYS - 1 - i) * DAY_MS).toISOString().slice(0, 10);
    return { day, count: sum(byDay.get(day) ?? []) };
  });
}

/** Marks an error as resolved or open. */
export function resolveErrorReport(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { uid, address }: Caller,
  fingerprint: string,
  isResolved: boolean,
): Promise<Report> {
  const at = clock.now();
  return acrossOrganizations(db, async (tx) => {
    const row = await setResolved(tx, fingerprint, { isResolved, at });
    if (!row) throw new AppError('not_found');
    await recordAct(tx, {
      actorUid: uid,
      address,
      act: isResolved ? 'error_resolved' : 'error_opened',
      target: fingerprint,
      at,
    });
    return (await presenterOf(tx, [row], at))(row);
  });
}

async function presenterOf(db: Database | Transaction, rows: readonly ErrorReportRow[], now: Date) {
  const since = new Date(now.getTime() - ERROR_HOURS * HOUR_MS);
  const tallies = await listTallies(
    db,
    rows.map(({ fingerprint }) => fingerprint),
    since,
  );
  const byError = Map.groupBy(tallies, ({ fingerprint }) => fingerprint);
  return (row: ErrorReportRow): Report => presentWith(row, byError.get(row.fingerprint) ?? [], now);
}

function presentWith(row: ErrorReportRow, tallies: readonly TallyRow[], now: Date): Report {
  const hours = Array.from({ length: ERROR_HOURS }, () => 0);
  const thisHour = Math.floor(now.getTime() / HOUR_MS);
  for (const { hour, count } of tallies) {
    const index = ERROR_HOURS - 1 - (thisHour - Math.floor(hour.getTime() / HOUR_MS));
    if (index >= 0 && index < ERROR_HOURS) hours[index]! += count;
  }
  return {
    fingerprint: row.fingerprint,
    category: row.category,
    message: row.message,
    count: row.count,
    first_seen_at: row.firstSeenAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    is_resolved: row.isResolved,
    returned_at: row.returnedAt?.toISOString() ?? null,
    hours,
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
