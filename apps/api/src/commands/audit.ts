// npm run audit -- verify
import { auditSignerOf } from '#platform/audit/audit-chain.ts';
import { verifyAuditLog } from '#platform/audit/audit-log.ts';
import { DataDirInUse } from '#platform/database/embedded/data-dir-lock.ts';
import { ConfigurationError, readEnv } from '#platform/config/env.ts';
import { openData } from '#platform/config/open-data.ts';
import { readServerSecret } from '#platform/config/server-secret.ts';

const USAGE =
  'npm run audit -- verify   reads the audit log and names every entry that was changed, taken out or put in';

try {
  if (process.argv[2] !== 'verify') throw new ConfigurationError(USAGE);
  await verify();
} catch (error) {
  if (!(error instanceof ConfigurationError || error instanceof DataDirInUse)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function verify(): Promise<void> {
  const env = readEnv();
  const { dataDir, database } = await openData(env, (sentence) => process.stderr.write(`${sentence}\n`));
  try {
    const secret = readServerSecret({ setting: env.SECRET, dataDir });
    const auditSigner = auditSignerOf(secret.keyFor('audit log'));
    const { entries, problems } = await verifyAuditLog({ db: database.db, auditSigner });
    for (const { seq, what } of problems) process.stdout.write(`  entry ${seq}: ${sentences[what]}\n`);
    process.stdout.write(
      problems.length === 0 ? `${entries} entries, all as they were written.\n` : `${problems.length} problems.\n`,
    );
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

const sentences = {
  facts: 'who did what to whom is not what was recorded',
  hash: 'the act or its time is not what was recorded',
  link: 'it does not follow the entry before',
  missing: 'it was taken out',
  signature: 'its checkpoint was not signed by this server',
  checkpoint: 'its checkpoint says something else',
} as const;
