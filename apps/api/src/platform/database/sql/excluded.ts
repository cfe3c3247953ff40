import { getTableColumns, sql, type SQL, type Table } from 'drizzle-orm';

/** For `on conflict do update`: every column takes the value that was to be inserted, except those that must stay. */
export function excluded<T extends Table, K extends keyof T['$inferInsert'] & string>(
  table: T,
  except: readonly K[],
): Record<Exclude<keyof T['$inferInsert'] & string, K>, SQL> {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => !except.includes(key as K));
  return Object.fromEntries(
    columns.map(([key, column]) => [
      key,
      sql`excluded.${sql.identifier(column.keyAsName ? snakeCase(key) : column.name)}`,
    ]),
  ) as Record<Exclude<keyof T['$inferInsert'] & string, K>, SQL>;
}

/** The names of a table's columns in the database, except some. */
export function columnNames<T extends Table>(table: T, except: readonly (keyof T['$inferSelect'] & string)[]): SQL[] {
  return Object.entries(getTableColumns(table))
    .filter(([key]) => !except.includes(key))
    .map(([key, column]) => sql`${sql.identifier(column.keyAsName ? snakeCase(key) : column.name)}`);
}

/** As Drizzle names the columns that name no other (`casing: 'snake_case'`). */
function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
