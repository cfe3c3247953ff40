import { getTableColumns, sql, type SQL, type Table } from 'drizzle-orm';

/** For `on conflict do update`: every column takes the value that was to be inserted, except those that must stay. */
export function excluded<T extends Table, K extends keyof T['$inferInsert'] & string>(
  table: T,
  except: readonly K[],
): Record<Exclude<keyof T['$inferInsert'] & string, K>, SQL> {
  const names = Object.keys(getTableColumns(table)).filter((name) => !except.includes(name as K));
  return Object.fromEntries(names.map((name) => [name, sql`excluded.${sql.identifier(snakeCase(name))}`])) as Record<
    Exclude<keyof T['$inferInsert'] & string, K>,
    SQL
  >;
}

/** As Drizzle names the columns of the tables (`casing: 'snake_case'`). */
function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
