import type pg from 'pg';

/** Said where a role passes the walls between organizations. */
export const ROLE_PASSES =
  'The role of DATABASE_URL is a superuser or has BYPASSRLS: to it the walls between organizations are open. Sign in as a plain role that owns the database; docs/operating.md says how to make one.';

/** True for superusers and roles with BYPASSRLS: the database does not keep organizations apart for them. */
export async function passesRowLevelSecurity(connection: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await connection.query<{ passes: boolean }>(
    'select rolsuper or rolbypassrls as passes from pg_roles where rolname = current_user',
  );
  return rows[0]?.passes ?? false;
}
