import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { isSecret } from '#platform/database/personal-rows.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';

/**
 * What an archive holds besides the library: who is here, and what they did and earned. What is for a member's own eyes
 * (notes, bookmarks, what they said to the assistant or in a simulation) is theirs to export.
 */
export const EXPORTED_TABLES: readonly string[] = [
  'memberships',
  'groups',
  'group_members',
  'leaves',
  'invites',
  'announcements',
  'assignments',
  'completions',
  'line_confirmations',
  'quiz_attempts',
  'quiz_answers',
  'simulation_attempts',
  'point_rule_versions',
  'points_ledger',
  'streak_events',
  'member_badges',
  'everyday_words',
  'care_settings',
];

/** What goes with an organization, but for what the server must know longer: its trail, and the job that deletes. */
const OUTLIVING = ['security_events', 'jobs'];
const PAGE = 2000;

/** The exported tables that there are, with the columns that hold no secret. */
export async function listExportedTables({ tx }: OrganizationScope): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await tx.execute<{ name: string; columns: string[] }>(sql`
    select c.table_name::text as name, array_agg(c.column_name::text order by c.ordinal_position) as columns
    from information_schema.columns c where c.table_schema = 'public' and c.table_name = any(${sql.param([...EXPORTED_TABLES])}::text[])
    group by c.table_name order by c.table_name`);
  return rows.map(({ name, columns }) => ({ name, columns: columns.filter((column) => !isSecret(column)) }));
}

/** Rows of a table as lines of JSON, and where the next page begins; null behind the last. */
export async function readRows(
  { tx, orgId }: OrganizationScope,
  { name, columns }: { name: string; columns: readonly string[] },
  after: string | null,
): Promise<{ lines: string[]; next: string | null }> {
  const shown = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const { rows } = await tx.execute<{ line: string; place: string }>(sql`
    select row_to_json(t)::text as line, t.row_address::text as place from (
      select ctid as row_address, ${shown} from ${sql.identifier(name)}
      where org_id = ${orgId} and ctid > ${after ?? '(0,0)'}::tid order by ctid limit ${PAGE}) t`);
  const lines = rows.map(({ line }) => line.replace(/^\{"row_address":"[^"]*",/, '{'));
  return { lines, next: rows.length === PAGE ? rows.at(-1)!.place : null };
}

/** Who belongs or belonged to the organization, by name and address. */
export async function readPeople({ tx, orgId }: OrganizationScope): Promise<string[]> {
  const { rows } = await tx.execute<{ line: string }>(sql`
    select json_build_object('uid', u.uid, 'email', u.email, 'display_name', u.display_name)::text as line
    from memberships m join users u on u.uid = m.uid where m.org_id = ${orgId} order by u.uid`);
  return rows.map(({ line }) => line);
}

/** The stored files of an organization. `tx` must be one of `acrossOrganizations`. */
export async function listStoredFiles(tx: Transaction, orgId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ key: string }>(sql`
    select original_key as key from assets where org_id = ${orgId} union select served_key from assets where org_id = ${orgId}
    union select file_key from organization_exports where org_id = ${orgId} and file_key is not null
    union select file_key from document_versions where org_id = ${orgId}
    union select jsonb_array_elements_text(parts) from media_uploads where org_id = ${orgId}
    union select f.value ->> k.name from content_drafts d, jsonb_each(d.media) f, (values ('originalKey'), ('servedKey')) k(name)
      where d.org_id = ${orgId}
    union select substr(logo_url, 8) from organizations where id = ${orgId} and logo_url like '/files/logos/%'
    union select substr(signature_url, 8) from certificate_settings where org_id = ${orgId} and signature_url is not null
    union select substr(signature_url, 8) from certificates where org_id = ${orgId} and signature_url is not null`);
  return rows.map(({ key }) => key);
}

/** Deletes an organization with everything in it, whichever feature has it. `tx` as above. */
export async function deleteOrganizationRows(tx: Transaction, orgId: string): Promise<void> {
  await tx.execute(sql`delete from organizations where id = ${orgId}`);
  // Most go by a foreign key; those without one are found by their column.
  const { rows } = await tx.execute<{ name: string }>(sql`
    select c.table_name::text as name from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.table_schema = 'public' and c.column_name = 'org_id' and c.table_name <> all(${sql.param(OUTLIVING)}::text[])`);
  for (const { name } of rows) await tx.execute(sql`delete from ${sql.identifier(name)} where org_id = ${orgId}`);
}
