import { openDataDir } from './data-dir.ts';
import { type OpenDatabase, openDatabase } from '../database/database.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { passesRowLevelSecurity, ROLE_PASSES } from '../database/server-role.ts';
import { ConfigurationError, type Env } from './env.ts';

/**
 * Opens what the configuration names: the data folder, closed to others, and the database, brought up to date. `warn`
 * hears what is amiss but stops nobody.
 */
export async function openData(
  env: Pick<Env, 'NODE_ENV' | 'DATA_DIR' | 'DATABASE_URL' | 'DATABASE_PREPARED'>,
  warn: (sentence: string) => void,
): Promise<{ dataDir: string; database: OpenDatabase }> {
  const dataDir = openDataDir(env.DATA_DIR, warn);
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir, isPrepared: env.DATABASE_PREPARED }, warn);
  try {
    if (database.kind === 'server' && (await passesRowLevelSecurity(database.pool))) {
      if (env.NODE_ENV === 'production') throw new ConfigurationError(ROLE_PASSES);
      warn(ROLE_PASSES);
    }
    await migrateDatabase(database.pool);
    return { dataDir, database };
  } catch (error) {
    await database.close();
    throw error;
  }
}
