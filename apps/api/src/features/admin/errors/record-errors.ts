import type { ClientError, ErrorBatch } from '@snapwell/contract/admin/admin.schemas';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Caller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { addOccurrences, forgetOldErrors, lockErrorReport, type NewOccurrence } from './error-reports.repository.ts';
import { fingerprintOf } from './fingerprint.ts';

interface Reporter {
  readonly caller: Caller | null;
  readonly userAgent: string | undefined;
}

/** Keeps what went wrong in a browser: each mistake once, with how often and its last occurrences. */
export function recordErrors(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { caller, userAgent }: Reporter,
  { errors, version }: ErrorBatch,
) {
  const now = clock.now();
  // In one order for everybody, so that two batches never wait for each other.
  const mistakes = [...Map.groupBy(errors, fingerprintOf)].sort(([a], [b]) => (a < b ? -1 : 1));
  return inTransaction(db, async (tx) => {
    let recorded = 0;
    for (const [fingerprint, same] of mistakes) {
      const { category, message } = same[0]!;
      const isNew = await lockErrorReport(tx, { fingerprint, category, message, at: now });
      const occurrences = distinct(same).map((error) =>
        occurrenceOf(error, { uid: caller?.uid, version, userAgent, now }),
      );
      recorded += await addOccurrences(tx, fingerprint, occurrences);
      if (isNew) await forgetOldErrors(tx);
    }
    return { recorded };
  });
}

const distinct = (errors: readonly ClientError[]) => [...new Map(errors.map((error) => [error.id, error])).values()];

interface ErrorContext {
  readonly uid: string | undefined;
  readonly version: string | undefined;
  readonly userAgent: string | undefined;
  readonly now: Date;
}

function occurrenceOf(
  { id, path, message, stack, endpoint, status, code, request_id: requestId, at }: ClientError,
  around: ErrorContext,
): NewOccurrence {
  const said = new Date(at);
  return {
    id,
    uid: around.uid ?? null,
    path,
    message,
    stack: stack ?? null,
    endpoint: endpoint ?? null,
    status: status ?? null,
    code: code ?? null,
    requestId: requestId ?? null,
    version: around.version ?? null,
    userAgent: around.userAgent?.slice(0, 300) ?? null,
    // A device's clock may be ahead.
    happenedAt: said > around.now ? around.now : said,
  };
}
