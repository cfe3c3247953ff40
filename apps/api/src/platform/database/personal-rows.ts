import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/** Rows of one table in one document. */
const MOST_ROWS = 50_000;
/** What protects the account is not told, not even to its owner: a copy of the document would open it. */
export const isSecret = (column: string): boolean => /hash|secret|sealed|token|private|salt/.test(column);

type Row = Record<string, unknown>;

/**
 * Every row that is kept under a person's account: of each table that has a column `uid`, made from the catalogue, so
 * that a new table cannot be forgotten. `incomplete` names tables with more rows than fit. `tx` must be one of
 * `acrossOrganizations`.
 */
export async function readPersonalRows(
  tx: Transaction,
  uid: string,
): Promise<{ tables: Record<string, Row[]>; incomplete: string[] }> {
  const tables: Record<string, Row[]> = {};
  const incomplete: string[] = [];
  for (const { name, columns } of await listPersonalTables(tx)) {
    const shown = sql.join(
      columns.filter((column) => !isSecret(column)).map((column) => sql.identifier(column)),
      sql`, `,
    );
    const { rows } = await tx.execute<Row>(
      sql`select ${shown} from ${sql.identifier(name)} where uid = ${uid} limit ${MOST_ROWS + 1}`,
    );
    if (rows.length > MOST_ROWS) incomplete.push(name);
    if (rows.length > 0) tables[name] = rows.slice(0, MOST_ROWS);
  }
  return { tables, incomplete };
}

/** Every table that has a column `uid`, with its columns. */
export async function listPersonalTables(tx: Transaction): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await tx.execute<{ name: string; columns: string[] }>(sql`
    select c.table_name::text as name, array_agg(c.column_name::text order by c.ordinal_position) as columns
    from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.table_schema = 'public'
    group by c.table_name having bool_or(c.column_name = 'uid') order by c.table_name`);
  return rows;
}

/** Removes a person's rows from these tables. `tx` must be one of `acrossOrganizations`. */
export async function erasePersonalRows(tx: Transaction, uid: string, tables: readonly string[]): Promise<void> {
  for (const table of tables) await tx.execute(sql`delete from ${sql.identifier(table)} where uid = ${uid}`);
}

/** Takes a person out of these tables, whose rows stay. `tx` must be one of `acrossOrganizations`. */
export async function unlinkPersonalRows(tx: Transaction, uid: string, tables: readonly string[]): Promise<void> {
  for (const table of tables) await tx.execute(sql`update ${sql.identifier(table)} set uid = null where uid = ${uid}`);
}
