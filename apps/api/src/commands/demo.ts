// npm run demo -- reset | remove
import pino from 'pino';
import { createWorld } from '../composition/create-world.ts';
import { removeDemo } from '../demo/remove-demo.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { DataDirInUse } from '#platform/database/embedded/data-dir-lock.ts';
import { ConfigurationError, readEnv } from '#platform/config/env.ts';
import { openData } from '#platform/config/open-data.ts';
import { publicUrlOf } from '#platform/web/public-url.ts';

const USAGE = `npm run demo -- reset     puts the sample organizations and people back as they were on the first day
npm run demo -- remove    takes them away; everything else stays`;

const [action] = process.argv.slice(2);
if (action !== 'reset' && action !== 'remove') {
  process.stderr.write(`${USAGE}\n`);
  process.exit(1);
}

try {
  await changeDemo(action);
} catch (error) {
  if (!(error instanceof ConfigurationError || error instanceof DataDirInUse)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function changeDemo(action: 'reset' | 'remove'): Promise<void> {
  const env = readEnv();
  const { dataDir, database } = await openData(env, (sentence) => process.stderr.write(`${sentence}\n`));
  const { world } = await createWorld({
    env,
    dataDir,
    publicUrl: publicUrlOf(env),
    database,
    logger: pino({ level: 'warn' }),
  });
  try {
    await removeDemo(world);
    if (action === 'reset') await seedDemo(world);
    process.stdout.write(
      action === 'reset'
        ? 'The sample organizations are as they were on the first day.\n'
        : 'The sample organizations and people are gone.\n',
    );
  } finally {
    await world.live.close();
    await database.close();
  }
}
