// Makes the data folder of a sample installation: `node make-sample-data.ts FOLDER`. Tests start on copies of it.
import pino from 'pino';
import { rollUpAll } from '#features/analytics/index.ts';
import { openData } from '#platform/config/open-data.ts';
import { readEnv } from '#platform/config/env.ts';
import { createWorld } from '../composition/create-world.ts';
import { ensureDemo } from '../demo/ensure-demo.ts';

const env = readEnv({ DEMO: 'true', DATA_DIR: process.argv[2]! }, '');
const { dataDir, database } = await openData(env, () => undefined);
const publicUrl = 'http://localhost:3000';
const logger = pino({ level: 'warn' });
const { world } = await createWorld({ env, dataDir, publicUrl, database, logger });
await ensureDemo(world, database, () => undefined);
// What a running server does by and by.
await rollUpAll(world);
await world.assistant.search.close();
await world.live.close();
await database.close();
