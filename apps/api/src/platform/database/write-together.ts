import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/** Sends several writes as one statement: one way to the database and back. None of them sees what the others do. */
export async function writeTogether(
  tx: Transaction,
  last: SQLWrapper,
  ...others: readonly SQLWrapper[]
): Promise<void> {
  const named = others.map((write, i) => sql`${sql.identifier(`write_${i}`)} as ${write}`);
  await tx.execute(sql`with ${sql.join(named, sql`, `)} ${last.getSQL()}`);
}
