import { join } from 'node:path';
import type { Env } from '#platform/config/env.ts';
import { createFolderStore } from './folder-store.ts';
import type { FileStore } from './port.ts';

/** The file store of the configuration: S3-compatible storage where a bucket is named, else a folder among the data. */
export async function createFileStore(env: Env, dataDir: string): Promise<FileStore> {
  if (!env.S3_BUCKET) return createFolderStore(join(dataDir, 'files'));
  // Loaded only where it is used: its client takes a while to start.
  const { createS3Store } = await import('./s3-store.ts');
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  return createS3Store({
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    isPathStyle: env.S3_PATH_STYLE ?? Boolean(env.S3_ENDPOINT),
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    prefix: env.S3_PREFIX,
  });
}
