import type { SecurityEventType } from '@snapwell/contract/admin/admin.schemas';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { acrossOrganizations } from '../database/transaction.ts';
import { newId } from '../new-id.ts';
import { deleteSecurityEvents, insertSecurityEvent } from '../security-events.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface SecurityEventToRecord {
  readonly type: SecurityEventType;
  readonly uid?: string | null;
  readonly email?: string | null;
  readonly address?: string | null;
  readonly orgId?: string | null;
  readonly details?: Record<string, unknown>;
  /** Now when absent. */
  readonly at?: Date;
}

/** Who did what to accounts and organizations, for the system administrator to look up. */
export interface Trail {
  /** Never fails: what happened stays so when it cannot be written down; the log is told instead. */
  record(event: SecurityEventToRecord): Promise<void>;
  /** Removes what is older than so many days. */
  sweep(keptDays: number): Promise<void>;
}

export interface TrailSurroundings {
  readonly db: Database;
  readonly clock: Clock;
  report(error: unknown): void;
}

export function createTrail({ db, clock, report }: TrailSurroundings): Trail {
  return {
    async record({ type, uid = null, email = null, address = null, orgId = null, details = {}, at = clock.now() }) {
      const event = { id: newId(at), type, uid, email, address, orgId, details, happenedAt: at };
      await acrossOrganizations(db, (tx) => insertSecurityEvent(tx, event)).catch(report);
    },
    sweep: (keptDays) =>
      acrossOrganizations(db, (tx) => deleteSecurityEvents(tx, new Date(clock.now().getTime() - keptDays * DAY_MS))),
  };
}
