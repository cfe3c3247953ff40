import { recordAct } from '#platform/audit/audit-log.ts';
import { acrossOrganizations } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { deleteFormerActs, lockFormerActs } from './former-log.repository.ts';

const ROWS_AT_ONCE = 500;

/** Moves acts that were recorded before there was a chain into it, in their order and with their time. */
export async function adoptFormerLog({ db }: Pick<World, 'db'>): Promise<void> {
  let moved: number;
  do {
    moved = await acrossOrganizations(db, async (tx) => {
      const rows = await lockFormerActs(tx, ROWS_AT_ONCE);
      for (const { actorUid, act, target, facts, createdAt } of rows)
        await recordAct(tx, { actorUid, act, target, details: facts, at: createdAt });
      await deleteFormerActs(
        tx,
        rows.map(({ id }) => id),
      );
      return rows.length;
    });
  } while (moved === ROWS_AT_ONCE);
}
