import { join } from 'node:path';
import { createApp } from './composition/app.ts';
import { createWorld } from './composition/create-world.ts';
import { ensureDemo } from './demo/ensure-demo.ts';
import { ensurePublicDemos } from './demo/ensure-public-demos.ts';
import { isDemoMode } from './platform/config/demo-mode.ts';
import { readEnv } from './platform/config/env.ts';
import { createLogger } from './platform/observing/logger.ts';
import { createMetrics } from './platform/observing/metrics.ts';
import { openData } from './platform/config/open-data.ts';
import { publicUrlOf } from './platform/web/public-url.ts';
import { sweepUploads } from './platform/files/receive-upload.ts';
import { createRequestCounts } from './platform/limits/request-limiter.ts';
import { startBackgroundWork } from './composition/start/start-background-work.ts';

/** Longer than any upload takes, with what is done to it. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * Reads the configuration, opens the database, listens; stops with grace on SIGINT and SIGTERM. `tell` hears of what
 * takes long.
 */
export async function startServer(tell: (progress: string) => void) {
  const env = readEnv();
  const logger = createLogger(env);
  const { dataDir, database } = await openData(env, (sentence) => logger.warn(sentence));
  const publicUrl = publicUrlOf(env);
  const { world, identityWire } = await createWorld({ env, dataDir, publicUrl, database, logger });
  if (isDemoMode(env)) await ensureDemo(world, database, tell);
  await ensurePublicDemos(world, database);
  const uploadsDir = join(dataDir, 'uploads');
  // The folder of an embedded database has one process, which takes no calls yet; on a server others may be receiving
  // into it now.
  await sweepUploads(uploadsDir, new Date(Date.now() - (database.kind === 'embedded' ? 0 : ABANDONED_AFTER_MS)));
  const counts = createRequestCounts({
    perMinute: { read: env.READS_PER_MINUTE, write: env.WRITES_PER_MINUTE, upload: env.UPLOADS_PER_MINUTE },
    shared: database.kind === 'server' ? database.pool : null,
  });
  const metrics = env.METRICS_TOKEN ? createMetrics({ pool: database.pool, token: env.METRICS_TOKEN }) : null;
  const app = await createApp({
    world,
    identityWire,
    limit: counts.limit,
    uploadsDir,
    logger,
    metrics,
    proxies: env.TRUST_PROXY,
    limits: { total: env.MAX_CONNECTIONS, perAddress: env.MAX_CONNECTIONS_PER_ADDRESS },
    logsAddresses: env.LOG_ADDRESSES,
    hasApiDocs: env.API_DOCS ?? env.NODE_ENV !== 'production',
  });
  await app.listen({ port: env.PORT, host: env.HOST });

  const stopBackgroundWork = startBackgroundWork({ world, counts, logger, metrics });

  const stop = async () => {
    await app.close();
    await stopBackgroundWork();
    await world.assistant.search.close();
    await world.speech.close();
    await world.live.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
  return { publicUrl, isDemo: isDemoMode(env), world };
}
