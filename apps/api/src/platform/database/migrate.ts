import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { causesOf } from '../http/causes.ts';
import { closeOrganizationTables, protectAuditLog } from './row-level-security.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));
const MIGRATION_LOCK = 727_272;

/** Thrown when the schema could not be brought up to date; it is as it was. */
export class MigrationFailed extends Error {
  constructor(cause: unknown) {
    super(`The database could not be brought up to date, and is as it was: ${causesOf(cause).at(-1)?.message}.`, {
      cause,
    });
  }
}

/** Brings the schema up to date. Several instances may start at once: the advisory lock lets one of them work. */
export async function migrateDatabase(pool: pg.Pool, migrationsFolder = MIGRATIONS): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('create extension if not exists pg_trgm');
    // A migration may change rows of every organization; without this it would see none of them, and say nothing.
    await client.query("set app.org_id = '*'");
    await migrate(drizzle(client), { migrationsFolder });
    await client.query(closeOrganizationTables);
    await client.query(protectAuditLog);
  } catch (error) {
    throw new MigrationFailed(error);
  } finally {
    // On a connection that broke, both ended with it.
    await client.query(`reset app.org_id; select pg_advisory_unlock(${MIGRATION_LOCK})`).catch(() => undefined);
    client.release();
  }
}
